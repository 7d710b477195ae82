import { describe, expect, it } from 'vitest';
import { readPuzzles, turnIn, type Proof, type Puzzles } from '../contract/puzzle';
import type { Snapshot } from '../model/snapshot';
import { judgeMove, type AskEngine } from './proving';

const LINE = '950 turns=3 army-ants edition=2020 board=Qs/Qh turn=black phase=battle moves a1-a2 b1-b2 a2xb2\n';
const [puzzle] = readPuzzles(LINE, 'army-ants', turnIn);

const puzzles: Puzzles = {
  all: [],
  plates: false,
  certified: true,
  themes: [],
  themeOf: () => '',
  themeText: () => '',
  task: () => '',
  judge: (_, { value }: Proof, own) => (value === 5 ? 'solved' : value >= 3 + own ? 'on' : 'wrong'),
  wrong: (_, { value, reply }) => `worth ${value} ${reply ?? 'nothing'}`,
  solved: () => '',
};
const after = (...moves: string[]): Snapshot =>
  ({ moves: moves.map((text) => ({ text, seat: 'red' })), ply: moves.length }) as unknown as Snapshot;

describe('a line of the file', () => {
  it('is read into a puzzle', () => {
    expect(puzzle).toMatchObject({
      start: 'army-ants edition=2020 board=Qs/Qh turn=black phase=battle',
      seat: 'black',
      grade: 950,
      solution: ['a1-a2', { reply: 'b1-b2' }, 'a2xb2'],
    });
    expect(puzzle?.facts.get('turns')).toBe('3');
  });
  it('is called the same wherever it stands, whatever its grade', () => {
    const [, moved] = readPuzzles(
      `800 turns=3 army-ants x moves a1-a2\n${LINE.replace('950', '990')}`,
      'army-ants',
      turnIn,
    );
    expect(moved?.id).toBe(puzzle?.id);
  });
  it('may have facts that hold what it holds itself', () => {
    const [dice] = readPuzzles(
      '900 chances=heal:4,7=5429;keep=4883 red-vs-black x moves keep\n',
      'red-vs-black',
      turnIn,
    );
    expect(dice?.facts.get('chances')).toBe('heal:4,7=5429;keep=4883');
  });
});

describe('a move in a puzzle', () => {
  const asked: string[] = [];
  const engine =
    (...answer: string[]): AskEngine =>
    ({ start, moves }, about) => {
      asked.push([start, ...moves, about].join(' | '));
      return Promise.resolve(answer);
    };
  const judged = async (moves: string[], ...answer: string[]): Promise<unknown> =>
    puzzle && judgeMove(puzzles, puzzle, after(...moves), engine(...answer), 'nobody knows');

  it('is judged at once where it is that of the solution', async () => {
    expect(await judged(['a1-a2'])).toEqual({ kind: 'on', replies: ['b1-b2'] });
    expect(await judged(['a1-a2', 'b1-b2', 'a2xb2'])).toEqual({ kind: 'right', replies: [] });
    expect(asked).toEqual([]);
  });

  it('is wrong where less is proved of it, and the reply shows why', async () => {
    expect(await judged(['a1-b1'], '0', 'c1-c2')).toEqual({ kind: 'wrong', say: 'worth 0 c1-c2', reply: 'c1-c2' });
    expect(asked.pop()).toBe(`${puzzle?.start} | prove a1-b1`);
    expect(await judged(['a1-b1'], '0')).toEqual({ kind: 'wrong', say: 'worth 0 nothing', reply: null });
  });

  it('may be as good as that of the solution', async () => {
    expect(await judged(['a1-b1'], '3', 'c1-c2')).toEqual({ kind: 'on', replies: ['c1-c2'] });
    expect(await judged(['a1-a2', 'b1-b2', 'a2xc2'], '5')).toEqual({ kind: 'right', replies: [] });
    expect(asked.pop()).toBe(`${puzzle?.start} | a1-a2 | b1-b2 | prove a2xc2`);
  });

  it('counts for nothing where the engine does not answer', async () => {
    expect(await judged(['a1-b1'])).toEqual({ kind: 'unjudged', say: 'nobody knows' });
  });
});
