import { describe, expect, test } from 'vitest';
import { gameFingerprint, writeFindings, noFindings, type Judgement } from '../accessories/review/findings';
import type { AdvicePage } from '../contract/game_page';
import type { Snapshot } from '../model/snapshot';
import type { SavedGame } from '../model/saved_game';
import { FakeBoard } from '../testing/fake_board';
import { GAME } from '../testing/saved_games';
import type { GamePage } from '../contract/game_page';
import { NO_PROGRESS } from '../model/progress';
import type { PostGameAnalysis } from '../session/post_game_analysis';
import { OWN_MISTAKES } from '../storage/open_puzzle';
import { mayHoldMistakes, decisionsIn, ownExercises } from './own_mistakes';

const advice = { kindOfPly: () => 'decision', winChances: (score: number) => score / 100, measure: 'chances' };
const judgement = (change: Partial<Judgement> = {}): Judgement => ({
  best: 'best',
  score: 40,
  next: 20,
  reasons: [],
  ...change,
});
/** The game of the tests, in which Anna is Red, with what was found out about it. */
function reviewed(judgements: readonly [number, Judgement][]): SavedGame {
  const findings = noFindings();
  for (const [ply, each] of judgements) findings.judgements.set(ply, each);
  const sequence = { start: 'start for=black', moves: ['a', 'b', 'c'] };
  return { ...GAME, over: true, result: 'black', review: writeFindings(findings, sequence) };
}
const found = (kept: SavedGame, asked = '') =>
  decisionsIn(kept, { play: { firstPly: () => 0 } }, advice as unknown as AdvicePage, new FakeBoard(), asked);

describe('the mistakes in a game', () => {
  test('are those that people have made and that have cost much, each with the way that led there', () => {
    const kept = reviewed([
      [0, judgement()],
      [1, judgement()], // the computer's
      [2, judgement({ next: -26 })], // cost little
    ]);
    const [mistake, ...others] = found(kept);
    expect(others).toEqual([]);
    expect(mistake?.puzzle).toMatchObject({
      id: gameFingerprint({ start: 'army-ants x', moves: [] }),
      start: 'army-ants x',
      before: [],
      seat: 'red',
      solution: ['best'],
    });
    expect(mistake?.moment).toMatchObject({ ply: 0, size: 'blunder' });
  });

  test('are also the one that was asked for, whoever made it and however little it cost', () => {
    const kept = reviewed([
      [1, judgement()], // the computer's
      [2, judgement({ next: -26 })], // cost little
    ]);
    expect(found(kept)).toEqual([]);
    for (const before of [['a'], ['a', 'b']]) {
      const asked = gameFingerprint({ start: 'army-ants x', moves: before });
      expect(found(kept, asked).map(({ puzzle }) => puzzle.before)).toEqual([before]);
    }
  });

  test('come back another day if a person has made them, but not if they were only asked for', () => {
    const game = { parts: { explanations: () => Promise.reject(new Error('away')) } } as unknown as GamePage;
    const again = (kept: SavedGame, asked: string): string[] => {
      const all = found(kept, asked);
      const exercises = ownExercises(OWN_MISTAKES, all, false, {} as unknown as PostGameAnalysis, game, () => null);
      const records = all.map(({ puzzle }) => exercises.repeat(NO_PROGRESS, puzzle, false, 100));
      return records.flatMap((record) => Object.keys(record.again));
    };
    const [first, second] = [[], ['a']].map((moves) => gameFingerprint({ start: 'army-ants x', moves }));
    expect(again(reviewed([[0, judgement()]]), '')).toEqual([first]);
    expect(again(reviewed([[1, judgement()]]), second ?? '')).toEqual([]);
  });

  test('a move that dice follow says nothing of it, and is not judged', async () => {
    const game = { parts: { explanations: () => Promise.reject(new Error('away')) } } as unknown as GamePage;
    const all = found(reviewed([[0, judgement()]]));
    const exercises = ownExercises(OWN_MISTAKES, all, false, {} as unknown as PostGameAnalysis, game, () => null);
    const after = { status: { kind: 'playing' }, due: 'chance', moves: [{ text: 'x' }], ply: 1 } as unknown as Snapshot;
    const [puzzle] = exercises.all;
    const verdict = puzzle && (await exercises.judge(puzzle, after, new AbortController().signal));
    expect(verdict).toMatchObject({ kind: 'unjudged' });
  });

  test('are nobody knows which where the review is of other moves', () => {
    const kept = reviewed([[0, judgement()]]);
    expect(found({ ...kept, review: { ...kept.review, of: 'other' } })).toEqual([]);
    expect(found({ ...kept, review: { version: 1 } })).toEqual([]);
    expect(found({ ...kept, record: 'no record' })).toEqual([]);
  });

  test('are looked for in finished games of the same kind alone', () => {
    const kept = reviewed([]);
    const may = (change: Partial<SavedGame>): boolean => mayHoldMistakes({ ...kept, ...change }, { id: 'army-ants' });
    expect([may({}), may({ over: false }), may({ game: 'ant-war' }), may({ secret: true })]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(may({ review: undefined })).toBe(false);
  });

  test('are followed by the moves of people that were fine while the game was open', () => {
    const findings = noFindings();
    const sequence = { start: 'start for=black', moves: ['a', 'b', 'c'] };
    // The first move is the best one by the closer look, the third costs nothing by the short one.
    findings.judgements.set(0, judgement({ best: 'a', next: null }));
    for (const [ply, score] of [10, -10, 10, -10].entries()) findings.evaluations.set(ply, { score, exact: false });
    const kept: SavedGame = { ...GAME, over: true, result: 'black', review: writeFindings(findings, sequence) };
    const fine = found(kept);
    expect(fine.map(({ isFine, moment }) => [isFine, moment.ply, moment.best])).toEqual([
      [true, 0, 'a'],
      [true, 2, 'c'],
    ]);
    // Won already.
    findings.evaluations.set(2, { score: 90, exact: false });
    const won = found({ ...kept, review: writeFindings(findings, sequence) });
    expect(won.map(({ moment }) => moment.ply)).toEqual([0]);
  });
});
