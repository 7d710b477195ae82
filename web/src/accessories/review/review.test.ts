import { describe, expect, test, vi } from 'vitest';
import type { AdvicePage } from '../../contract/game_page';
import { BEST } from '../../model/levels';
import { readWorths, type MoveWorth } from '../../model/luck';
import { snapshotOf } from '../../testing/fake_board';
import type { Answer, Question } from '../../thinker/thinker';
import { noFindings, readFindings, writeFindings, type Findings } from './findings';
import { isComplete, runPass, averagedEvaluation, type Asking } from './pass';
import {
  costOf,
  curveOf,
  isSuspect,
  keyMoments,
  momentsBeside,
  momentsOf,
  sizeOf,
  tried,
  triedFor,
  type Finished,
  type Moment,
} from './standing';

const MOVES = ['a', 'b', 'c', 'd'];
const sequence = { start: 'start', moves: MOVES };
const moves = MOVES.map(
  (text, ply) => ({ text, seat: ply % 2 ? 'black' : 'red', cards: [] as string[], captured: [] as string[] }) as const,
);
const won = snapshotOf({
  moves: [...moves],
  ply: 4,
  length: 4,
  status: { kind: 'won', winner: 'black', reason: 'queen' },
});
const page = { kindOfPly: () => 'decision', winChances: (score: number) => score / 100, measure: 'chances' };
const finishedBy = (change: object = {}, snapshot = won): Finished => ({
  snapshot,
  first: 0,
  advice: { ...page, ...change } as unknown as AdvicePage,
});
const finished = finishedBy();

const answer = (move: string, score: number): Answer => ({ move, score, exact: false, scores: [score] });
/** An engine that says so of each position, always with "best" as its move; and what it was asked. */
function engine(
  scores: readonly number[],
  best: (asked: Question) => string = () => 'best',
  worths: readonly MoveWorth[] | null = null,
) {
  const ask = vi.fn((asked: Question, signal: AbortSignal) =>
    Promise.resolve(signal.aborted ? null : answer(best(asked), scores[asked.moves.length] ?? 0)),
  );
  const facts = vi.fn(() => Promise.resolve(['wins:a1']));
  const luck = vi.fn(() => Promise.resolve(worths));
  const asking = (of = finished, signal = new AbortController().signal): Asking => ({
    analysis: { ask, facts, luck },
    finished: of,
    sequence,
    signal,
  });
  const asked = (): string[] =>
    ask.mock.calls.map(
      ([
        {
          moves: { length },
          limits,
        },
      ]) => `${length} ${limits}`,
    );
  return { ask, asking, asked, facts, luck };
}
const nobody = (): void => undefined;
// Red plays well, Black gives away 30 of 100 chances, Red wins nothing more, Black takes the Queen.
const GIVEN = [0, 0, 60, -60];

test.each([
  ['from the end, the first is next', 9, false, 5, 2],
  ['before the first', 0, false, undefined, 2],
  ['between them', 3, false, 2, 5],
  ['at a moment that is not looked at yet', 5, false, 2, 5],
  ['at the last one', 5, true, 2, undefined],
])('a way to the key moments: %s', (_name, ply, looksAt, before, after) => {
  const moments = [2, 5].map((at): Moment => ({
    ply: at,
    size: 'mistake',
    best: '',
    before: 0,
    after: 0,
    reasons: [],
  }));
  const beside = momentsBeside(moments, ply, looksAt);
  expect([beside.before?.ply, beside.after?.ply]).toEqual([before, after]);
  expect(momentsBeside([], ply, false)).toEqual({ before: undefined, after: undefined });
});

test('the key moments are the seven that count most, in the order of the game', () => {
  const at = (ply: number, before: number, after: number): Moment => ({
    ply,
    size: 'mistake',
    best: '',
    before,
    after,
    reasons: [],
  });
  const small = Array.from({ length: 12 }, (_, ply) => at(ply, 3, 5 + ply / 10));
  const turning = at(20, 1, -2);
  const large = at(30, -2, -20);
  const kept = keyMoments(finishedBy({ measure: 'points' }), [...small, turning, large]);
  expect(kept.map(({ ply }) => ply)).toEqual([7, 8, 9, 10, 11, 20, 30]);
  expect(keyMoments(finishedBy({ measure: 'points' }), small.slice(0, 7))).toEqual(small.slice(0, 7));
});

describe('the size of a mistake', () => {
  test('in per cent', () => {
    expect([4.9, 5, 10, 20].map((cost) => sizeOf({ measure: 'chances' }, cost))).toEqual([
      null,
      'inaccuracy',
      'mistake',
      'blunder',
    ]);
  });
  test('in points', () => {
    expect([1, 2, 4, 8].map((cost) => sizeOf({ measure: 'points' }, cost))).toEqual([
      null,
      'inaccuracy',
      'mistake',
      'blunder',
    ]);
  });
  test('is what its mover has lost by it, whoever that is', () => {
    expect(costOf(finished, 0, 20, 40)).toBeCloseTo(30);
    expect(costOf(finished, 1, 20, 40)).toBeCloseTo(30);
    expect(costOf(finished, 3, 0, null)).toBe(-50); // it has won the game
  });
  test('knows what was ahead from an earlier round', () => {
    const points = finishedBy({ measure: 'points', leadBefore: () => 700, finalLead: () => -500 });
    expect(costOf(points, 0, 300, -1000)).toBe(7);
    expect(costOf(points, 3, 300, null)).toBe(5); // 10 ahead, and 5 at the end
  });
});

describe('the pass', () => {
  test('looks at every position shortly, and at a likely mistake as a hint does', async () => {
    const { asking, asked, facts } = engine(GIVEN);
    const findings = noFindings();
    expect(await runPass(asking(), findings, true, nobody)).toBe(true);
    const short = (ply: number): string => `${ply} nodes 30000`;
    expect(asked()).toEqual([short(0), short(1), short(2), `1 ${BEST}`, `2 ${BEST}`, short(3)]);
    expect(momentsOf(finished, findings)).toEqual([
      { ply: 1, size: 'blunder', best: 'best', before: 50, after: 80, reasons: ['wins:a1'] },
    ]);
    expect(facts).toHaveBeenCalledOnce();
    expect(isComplete(finished, findings, true)).toBe(true);
  });

  test('finds no mistake in what the hint would have been', async () => {
    const { asking } = engine(GIVEN, ({ moves: { length } }) => MOVES[length] ?? '');
    const findings = noFindings();
    await runPass(asking(), findings, true, nobody);
    expect(momentsOf(finished, findings)).toEqual([]);
  });

  test('finds none in luck', async () => {
    const { asking, asked } = engine(GIVEN);
    await runPass(asking(finishedBy({ kindOfPly: () => 'luck' })), noFindings(), true, nobody);
    expect(asked().some((each) => each.includes(BEST))).toBe(false);
  });

  test('asks nothing about a cut, and goes on after it', async () => {
    const { asking, asked } = engine(GIVEN);
    const findings = noFindings();
    await runPass(
      asking(finishedBy({ kindOfPly: (_: unknown, ply: number) => (ply === 2 ? null : 'decision') })),
      findings,
      true,
      nobody,
    );
    expect(asked()).toHaveLength(3);
    expect(findings.evaluations.get(2)).toBeNull();
    expect(isSuspect(finished, findings, 1)).toBe(false);
  });

  test('judges the move that ends a round by what was won in it', async () => {
    // The third move ends a round that leaves Black, who is next, 40 ahead.
    const round = {
      kindOfPly: (_: unknown, ply: number) => (ply === 3 ? null : 'decision'),
      isLevel: (_: unknown, ply: number) => ply === 3,
      measure: 'points',
      leadBefore: (_: unknown, ply: number) => (ply === 3 ? 4000 : 0),
      finalLead: () => 0,
    };
    const { asking, asked } = engine([0, 0, 1000, 0]);
    const findings = noFindings();
    await runPass(asking(finishedBy(round)), findings, true, nobody);
    expect(asked().filter((each) => each.startsWith('3'))).toEqual([]);
    const [moment] = momentsOf(finishedBy(round), findings).filter(({ ply }) => ply === 2);
    expect(moment).toMatchObject({ size: 'blunder', before: 10, after: -40 });
  });

  test('asks about the last position too where a word has ended the game', async () => {
    const resigned = { ...won, status: { ...won.status, reason: 'resigned' } };
    const { asking, asked } = engine(GIVEN);
    await runPass(asking(finishedBy({}, resigned)), noFindings(), false, nobody);
    expect(asked()).toHaveLength(5);
  });

  test('goes on where it was ended, with what was kept', async () => {
    const wanted = new AbortController();
    const first = engine(GIVEN);
    const findings = noFindings();
    const stopped = runPass(first.asking(finished, wanted.signal), findings, true, (ply) => {
      if (ply === 1) wanted.abort();
    });
    expect(await stopped).toBe(false);
    expect([...findings.evaluations.keys()]).toEqual([0, 1]);
    const kept = readFindings(JSON.parse(JSON.stringify(writeFindings(findings, sequence))) as never, sequence);
    const second = engine(GIVEN);
    expect(await runPass(second.asking(), kept, true, nobody)).toBe(true);
    expect(second.asked()[0]).toBe('2 nodes 30000');
    const third = engine(GIVEN);
    expect(await runPass(third.asking(), kept, true, nobody)).toBe(true);
    expect(third.ask).not.toHaveBeenCalled();
  });

  test('the turning point takes no closer look', async () => {
    const { asking, asked } = engine(GIVEN);
    await runPass(asking(), noFindings(), false, nobody);
    expect(asked()).toHaveLength(4);
  });
});

test('depths that end with different sides think alike in the mean; what is proven stands', () => {
  expect(averagedEvaluation({ move: '', score: 40, exact: false, scores: [10, 20, 40] })).toEqual({
    score: 30,
    exact: false,
  });
  expect(averagedEvaluation({ move: '', score: 300, exact: true, scores: [10, 300] })).toEqual({
    score: 300,
    exact: true,
  });
  expect(averagedEvaluation({ move: '', score: -100_000, exact: false, scores: [10, -100_000] })?.score).toBe(-100_000);
  expect(averagedEvaluation({ move: '', score: null, exact: false, scores: [] })).toBeNull();
});

// Red's choice costs a third of the chances, Black's nothing; then dice are thrown.
const WEIGHED = [
  'choice:red:32768:10923',
  'choice:black:10923:10923',
  'throw:red:10923:12000:40000:2:3:10',
  'choice:black:40000:40000',
];
const dice = {
  scoreFor: (chances: number) => Math.round(100 * chances),
  kindOfPly: (_: unknown, ply: number) => (ply === 2 ? 'luck' : 'decision'),
};

describe('a game of dice', () => {
  const weighed = finishedBy(dice);
  test('is weighed at once, and what choices cost are its mistakes, whatever the dice made of them', async () => {
    const { asking, asked, luck } = engine([], undefined, readWorths(WEIGHED));
    const findings = noFindings();
    expect(isComplete(weighed, findings, true)).toBe(false);
    expect(await runPass(asking(weighed), findings, true, nobody)).toBe(true);
    expect(luck).toHaveBeenCalledOnce();
    expect(asked()).toEqual([`0 ${BEST}`]);
    const [moment, ...more] = momentsOf(weighed, findings);
    expect(more).toEqual([]);
    expect(moment).toMatchObject({ ply: 0, size: 'blunder', best: 'best', before: 50, reasons: ['wins:a1'] });
    expect(moment?.after).toBeCloseTo(16.5);
    expect(curveOf(weighed, findings).map(({ standing }) => Math.round(standing))).toEqual([50, 17, 17, 61, 0]);
    expect(isComplete(weighed, findings, true)).toBe(true);
    const kept = readFindings(JSON.parse(JSON.stringify(writeFindings(findings, sequence))) as never, sequence);
    expect(kept).toEqual(findings);
  });
  test('is no more known than the engine says', async () => {
    const { asking } = engine([], undefined, null);
    const findings = noFindings();
    expect(await runPass(asking(weighed), findings, true, nobody)).toBe(false);
    expect(findings.evaluations.size).toBe(0);
  });
  test('judges a choice that is tried by what it was worth then', () => {
    expect(triedFor(weighed, 0, 50, 32000)).toMatchObject({ size: null });
    expect(triedFor(weighed, 0, 50, 20000)).toMatchObject({ size: 'mistake' });
    expect(triedFor(weighed, 1, 50, 40000)).toMatchObject({ size: 'mistake' });
  });
});

describe('what is kept', () => {
  const found: Findings = {
    evaluations: new Map([
      [0, { score: -120, exact: false }],
      [1, null],
      [2, { score: 300, exact: true }],
    ]),
    judgements: new Map([[2, { best: 'e4xe7', score: 3, next: null, reasons: ['wins:a1'] }]]),
    worths: null,
    rounds: null,
  };

  test('comes back as it was', () => {
    const text = JSON.stringify(writeFindings(found, sequence));
    expect(readFindings(JSON.parse(text) as never, sequence)).toEqual(found);
  });
  test('is of no use to a game of other moves, nor damaged', () => {
    const kept = writeFindings(found, sequence);
    expect(readFindings(kept, { ...sequence, moves: ['a', 'b', 'c', 'e'] })).toEqual(noFindings());
    expect(readFindings({ ...kept, evaluations: ['?'] }, sequence)).toEqual(noFindings());
    expect(readFindings(null, sequence)).toEqual(noFindings());
  });
});

test('the curve tells a closer look where there was one, and how the game ended', async () => {
  const { asking } = engine(GIVEN);
  const findings = noFindings();
  await runPass(asking(), findings, true, nobody);
  findings.evaluations.set(1, { score: 10, exact: false });
  expect(curveOf(finished, findings).map(({ standing }) => standing)).toEqual([50, 50, 80, 80, 0]);
});

describe('a move that is tried', () => {
  const after = snapshotOf({ turn: 'red' });
  test('is as good as the best within the margin of a mistake', () => {
    // Black stood at 50 of 100; Red's chances after its move are 52, or 56.
    expect(tried(finished, 1, 50, after, 4)).toEqual({ standing: 52, size: null });
    expect(tried(finished, 1, 50, after, 12)?.size).toBe('inaccuracy');
  });
  test('that ends the game is what the end is worth', () => {
    expect(tried(finished, 1, 50, { ...after, status: won.status }, null)).toEqual({ standing: 0, size: null });
  });
  test('of which nobody can tell is judged by nobody', () => {
    expect(tried(finished, 1, 50, after, null)).toBeNull();
  });
});
