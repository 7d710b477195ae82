import { beforeEach, expect, test } from 'vitest';
import { armyAnts } from '../games/army_ants/army_ants';
import { readRecordText, writeRecordText } from '../model/record_text';
import { FakeBoard } from '../testing/fake_board';
import { turnOver } from '../testing/fakes';
import { postGameAnalysisOf } from './post_game_analysis';
import { AGAINST_BLACK, board, comeFirst, DEALT, moveByHand, saves, session, thinker } from '../testing/table';

/** With records as the real one writes them. */
class RecordBoard extends FakeBoard {
  override record(): string {
    const notes = new Map(this.notes);
    return writeRecordText({ start: 'army-ants', notes, moves: this.moves, result: 'unknown', ply: this.ply });
  }
  override open(record: string): string {
    const read = readRecordText(record);
    this.moves = read?.moves ?? [];
    this.ply = read?.ply ?? 0;
    return read ? '' : 'not a record';
  }
}

beforeEach(async () => {
  comeFirst(undefined, { at: new RecordBoard() });
  await session.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
  moveByHand('a');
  await thinker.answer('b');
  moveByHand('cQ');
  await turnOver();
});

test('a game that goes on is not told about', async () => {
  expect(postGameAnalysisOf(session.review).whole()?.sequence).toEqual({
    start: 'start for=black',
    moves: ['a', 'b', 'cQ'],
  });
  await session.begin(armyAnts, AGAINST_BLACK, 7, 'edition=2020 setup=random');
  expect(session.review.isOver).toBe(false);
  expect(postGameAnalysisOf(session.review).whole()).toBeNull();
  session.review.showFindings();
  expect(session.state.mode.kind).toBe('live');
});

test('the whole game is told from wherever one looks', () => {
  session.review.showFindings();
  session.review.goTo(1);
  expect(postGameAnalysisOf(session.review).whole()).toMatchObject({
    sequence: { moves: ['a', 'b', 'cQ'] },
    snapshot: { ply: 3, status: { kind: 'won' } },
  });
  expect(board.ply).toBe(1);
});

test('what a review has found out is kept with the game', async () => {
  const { id } = session;
  session.review.showFindings();
  postGameAnalysisOf(session.review).keep({ found: 1 });
  expect(saves.current?.review).toEqual({ found: 1 });
  await session.openKept(id);
  expect(postGameAnalysisOf(session.review).kept).toEqual({ found: 1 });
  await session.begin(armyAnts, AGAINST_BLACK, 7, 'edition=2020 setup=random');
  expect(postGameAnalysisOf(session.review).kept).toBeNull();
});
