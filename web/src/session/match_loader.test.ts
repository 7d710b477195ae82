import { beforeEach, describe, expect, test, vi } from 'vitest';
import { armyAnts } from '../games/army_ants/army_ants';
import { commentAt } from '../model/comments';
import { recordOfPosition } from '../model/record_text';
import type { SavedGame } from '../model/saved_game';
import { recordOf } from '../testing/fake_board';
import { MemorySaves, turnOver } from '../testing/fakes';
import {
  AGAINST_BLACK,
  board,
  comeFirst,
  DEALT,
  FRIENDS,
  moveByHand,
  saves,
  session,
  sitDown,
  thinker,
} from '../testing/table';

const kept = (): SavedGame => saves.current ?? expect.fail('nothing was saved');

beforeEach(() => comeFirst());

describe('a save that is not what it says', () => {
  const REAL = 'anthill-game 1\nstart ant-war x\nmoves\na\nresult playing\n';

  test.each([
    ['a record that does not replay', { record: 'rubbish' }],
    ['a ply beyond the record', { record: recordOf('z'), ply: 99 }],
    ['a ply that shows before the board is asked', { record: REAL.replace('ant-war', 'army-ants'), ply: 2 }],
    ['another game than its record’s', { record: REAL, ply: 1 }],
    ['another game than the board finds in it', { record: recordOf('z'), ply: 1, game: 'ant-war' as const }],
  ])('%s: is set aside, and the game on the board stays whole', async (_what, change) => {
    await session.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    moveByHand('a');
    const { id } = session;
    saves.games.set('other', { ...kept(), id: 'other', ...change });
    expect(await session.openKept('other')).toBe('refused');
    expect(saves.aside).toEqual([change.record]);
    expect(saves.games.has('other')).toBe(false);
    expect(session.id).toBe(id);
    expect(session.state.notice).toMatchObject({ kind: 'text' });
    expect(board.moves).toEqual(['a']);
    await thinker.answer('b');
    session.note('title', 'mine');
    expect(kept()).toMatchObject({ id, record: recordOf('a b'), ply: 2 });
  });

  test('without a game on the board nothing is shown of it, and nothing saved', async () => {
    await session.begin(armyAnts, FRIENDS, 7, DEALT);
    saves.current = { ...kept(), record: recordOf('z'), ply: 99 };
    sitDown();
    expect(await session.resume()).toBe('refused');
    expect(saves.current).toBeNull();
    board.play('x');
    session.boardEvents.changed();
    session.note('title', 't');
    expect(session.state.mode).toEqual({ kind: 'none' });
    expect(saves.current).toBeNull();
  });
});

describe('what comes late', () => {
  test('a resume does not replace the game that was begun meanwhile', async () => {
    await session.begin(armyAnts, FRIENDS, 7, DEALT);
    moveByHand('a');
    const arrivals: (() => void)[] = [];
    sitDown({ games: () => new Promise((resolve) => arrivals.push(() => resolve(armyAnts))) });
    const resuming = session.resume();
    await turnOver();
    await session.begin(armyAnts, FRIENDS, 9, DEALT);
    const { id } = session;
    for (const arrive of arrivals) arrive();
    expect(await resuming).toBe('superseded');
    expect(session.id).toBe(id);
    expect(board.moves).toEqual([]);
  });

  test('a game that has been deleted meanwhile does not come back', async () => {
    await session.begin(armyAnts, FRIENDS, 7, DEALT);
    const resuming = session.resume();
    session.forget();
    expect(await resuming).toBe('superseded');
    expect(session.state.mode).toEqual({ kind: 'none' });
  });
});

test('a part that does not arrive for a rematch or a game to go back to is said in the line under the board', async () => {
  await session.begin(armyAnts, FRIENDS, 7, DEALT);
  moveByHand('a');
  board.readyFor = () => Promise.reject(new TypeError('Failed to fetch'));
  for (const command of [() => session.rematch(true), session.restorePrevious, session.takeBack]) {
    session.clearSelection();
    await command();
    expect(session.state.notice).toMatchObject({ kind: 'text', text: expect.stringContaining('try again') as string });
  }
  expect(board.moves).toEqual(['a']);
});

describe('what is kept of a game', () => {
  test('a comment on an earlier move of a finished game does not unfinish it', async () => {
    await session.begin(armyAnts, FRIENDS, 7, DEALT);
    for (const move of ['a', 'b', 'cQ']) moveByHand(move);
    const { picture, time } = kept();
    vi.spyOn(Date, 'now').mockReturnValue(time + 60_000);
    session.review.goTo(1);
    session.note('move-1', 'hm');
    vi.restoreAllMocks();
    expect(kept()).toMatchObject({ over: true, result: 'red', ply: 3, played: 3, picture, time });
    expect(kept().record).toContain('note move-1 hm');
    expect(commentAt(session.state.match?.record.notes ?? new Map(), 1)).toBe('hm');
  });

  test('comments on positions that another move has done away with are dropped', async () => {
    await session.begin(armyAnts, FRIENDS, 7, DEALT);
    for (const move of ['a', 'b', 'c']) moveByHand(move);
    for (const ply of [0, 2, 3]) session.note(`move-${ply}`, `after ${ply}`);
    session.undo();
    session.undo();
    moveByHand('x');
    expect([...(session.state.match?.record.notes ?? new Map())]).toEqual([['move-0', 'after 0']]);
    expect(kept().record).not.toContain('move-2');
  });

  test('a move is read and written out once', async () => {
    await session.begin(armyAnts, FRIENDS, 7, DEALT);
    moveByHand('a');
    await turnOver();
    board.reads = { records: 0, snapshots: 0 };
    moveByHand('b');
    await turnOver();
    expect(board.reads).toEqual({ records: 1, snapshots: 1 });
    session.boardEvents.selection();
    expect(board.reads.records).toBe(1);
  });
});

describe('a move is named when it is on the disk', () => {
  /** A store that is done when the test says so. */
  class SlowSaves extends MemorySaves {
    writes: (() => void)[] = [];
    override async save(...game: Parameters<MemorySaves['save']>): ReturnType<MemorySaves['save']> {
      const outcome = await super.save(...game);
      await new Promise<void>((resolve) => this.writes.push(resolve));
      return outcome;
    }
  }
  const begin = async (wait: () => Promise<void>): Promise<SlowSaves> => {
    const slow = new SlowSaves();
    comeFirst(slow, { wait });
    await session.begin(armyAnts, FRIENDS, 7, DEALT);
    slow.writes.splice(0).forEach((write) => write());
    await turnOver();
    return slow;
  };
  const never = (): Promise<void> => new Promise(() => undefined);

  test('not before, by list or by voice; and what was there already at once', async () => {
    const slow = await begin(never);
    moveByHand('a');
    await turnOver();
    expect(session.state).toMatchObject({ unwritten: 0, announcement: '' });
    moveByHand('b');
    slow.writes.splice(0, 1).forEach((write) => write());
    await turnOver();
    expect(session.state.unwritten).toBe(0);
    slow.writes.splice(0).forEach((write) => write());
    await turnOver();
    expect(session.state.unwritten).toBeNull();
    expect(session.state.announcement).not.toBe('');
    session.undo();
    expect(session.state.unwritten).toBeNull();
    moveByHand('c');
    expect(session.state.unwritten).toBe(1);
  });

  test('a store that does not answer keeps nobody from playing', async () => {
    await begin(() => Promise.resolve());
    moveByHand('a');
    await turnOver();
    expect(session.state.unwritten).toBeNull();
    moveByHand('b');
    expect(session.state.unwritten).toBeNull();
  });
});

test('a command answers one position, and is void at any other', async () => {
  await session.begin(armyAnts, FRIENDS, 7, DEALT);
  session.command('a', 0);
  session.command('late', 0);
  expect(board.moves).toEqual(['a']);
});

describe('a game that came by a link', () => {
  const linked = async (change: Partial<SavedGame> = {}): Promise<SavedGame> => {
    await session.begin(armyAnts, FRIENDS, 7, DEALT);
    moveByHand('a');
    moveByHand('b');
    const game = { ...kept(), id: 'linked', stamp: 0, ...change };
    await session.begin(armyAnts, FRIENDS, 7, DEALT);
    moveByHand('c');
    return game;
  };

  test('is shown from its beginning, and nothing is saved of it before somebody touches it', async () => {
    const game = await linked();
    const before = kept();
    expect(await session.openLinked(game)).toBe('opened');
    expect(session.state.mode).toMatchObject({ kind: 'reviewing', livePly: 2 });
    expect(session.state.match?.snapshot.ply).toBe(0);
    expect(session.state.notice).toEqual({ kind: 'linked' });
    session.review.goTo(1);
    session.review.back();
    expect(kept()).toEqual(before);
    expect(saves.games.has('linked')).toBe(false);
    session.touch();
    expect(kept()).toMatchObject({ id: 'linked', record: recordOf('a b'), ply: 2 });
    expect(saves.games.has('linked')).toBe(true);
  });

  test('that is a model game is saved from its first change on, and gone when it is left before', async () => {
    const game = await linked({ id: 'model' });
    const before = kept();
    expect(await session.openModel(game)).toBe('opened');
    session.review.goTo(1);
    expect(kept()).toEqual(before);
    expect(session.lent, 'it can be shared all the same').toBe(game);
    session.leaveShown();
    expect(session.state.match).toBeNull();
    expect(await session.openModel(game)).toBe('opened');
    session.note('move-1', 'well played');
    expect(saves.games.has('model')).toBe(true);
    expect(session.lent).toBeNull();
    session.leaveShown();
    expect(session.id).toBe('model');
  });

  test('is no part of the statistics when it was over before it came', async () => {
    const game = await linked({ record: recordOf('a Q'), over: true, result: null });
    expect(await session.openLinked(game)).toBe('opened');
    session.touch();
    expect(kept()).toMatchObject({ id: 'linked', over: true, result: null });
  });

  test('that cannot be replayed leaves the game on the board, and nothing of it', async () => {
    const game = await linked({ record: 'rubbish' });
    const { id } = session;
    expect(await session.openLinked(game)).toBe('refused');
    expect(session.id).toBe(id);
    expect(saves.aside).toEqual([]);
    session.touch();
    expect(saves.games.has('linked')).toBe(false);
  });
});

describe('a game that begins at a position', () => {
  const GIVEN = recordOfPosition('army-ants board=x turn=red');

  test('is played and kept like any other, and the game before it is put away', async () => {
    await session.begin(armyAnts, FRIENDS, 7, DEALT);
    moveByHand('a');
    const before = session.id;
    await session.beginAt(armyAnts, AGAINST_BLACK, 7, GIVEN);
    expect(session.state.notice).toEqual({ kind: 'new-game' });
    expect(saves.games.has(before)).toBe(true);
    moveByHand('b');
    expect(kept()).toMatchObject({ id: session.id, ply: 1, players: AGAINST_BLACK });
    expect(board.notes.get('red')).toBe('human');
  });

  test('has no number of a deal, and its end is no part of the statistics', async () => {
    await session.beginAt(armyAnts, FRIENDS, 7, GIVEN);
    expect([board.notes.get('given'), board.notes.get('deal')]).toEqual(['yes', undefined]);
    moveByHand('aQ');
    expect(kept()).toMatchObject({ over: true, result: null });
    await session.begin(armyAnts, FRIENDS, 7, DEALT);
    moveByHand('aQ');
    expect(kept()).toMatchObject({ over: true, result: 'red' });
  });

  test('that the board does not take leaves the game before it as it is', async () => {
    await session.begin(armyAnts, FRIENDS, 7, DEALT);
    moveByHand('a');
    const { id } = session;
    board.open = () => 'not a position';
    await session.beginAt(armyAnts, FRIENDS, 7, GIVEN);
    expect([session.id, board.moves]).toEqual([id, ['a']]);
    expect(session.state.notice).toMatchObject({ kind: 'text' });
  });
});
