// The page's words about each game's puzzles. tests/cli/puzzles.test.mjs checks that the puzzles are proved.

import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Puzzle, Puzzles } from '../contract/puzzle';
import { snapshotOf } from '../testing/fake_board';
import { puzzleOf } from '../testing/puzzles';
import { puzzles as antWar } from './ant_war/puzzles';
import { puzzles as armyAnts } from './army_ants/puzzles';
import { puzzles as redVsBlack } from './red_vs_black/puzzles';

const GAMES: readonly [string, Puzzles][] = [
  ['army_ants', armyAnts],
  ['ant_war', antWar],
  ['red_vs_black', redVsBlack],
];
const MOST_BYTES = 60_000;

describe.each(GAMES)('the puzzles of %s', (game, puzzles) => {
  const { all } = puzzles;

  it('are at least 600, each with a name of its own, and small enough', () => {
    expect(all.length).toBeGreaterThanOrEqual(600);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const path = new URL(`${game}/puzzles.txt`, import.meta.url);
    expect(brotliCompressSync(readFileSync(path)).length).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('come in both colours and many grades, the easy ones first', () => {
    expect(new Set(all.map(({ seat }) => seat)).size).toBe(2);
    const grades = all.map(({ grade }) => grade);
    expect(grades).toEqual([...grades].sort((a, b) => a - b));
    expect((grades.at(-1) ?? 0) - (grades[0] ?? 0)).toBeGreaterThanOrEqual(1000);
  });

  it('have a task and an answer in whole sentences', () => {
    for (const puzzle of all) {
      expect(puzzles.task(puzzle)).toMatch(/^(Red|Black)\b.*[.?]$/);
      expect(puzzles.wrong(puzzle, { value: 0, reply: 'a1-a2' }, 0, snapshotOf())).toMatch(/^\p{Lu}.*\.$/u);
    }
  });
});

const withFacts = (facts: Record<string, string>): Puzzle => puzzleOf('x', 1000, facts);

it('an Army Ants move is right as long as the Queen falls in time', () => {
  const five = withFacts({ turns: '5' });
  const judged = (value: number, own: number): string => armyAnts.judge(five, { value, reply: null }, own);
  expect([judged(0, 0), judged(7, 0), judged(9, 0), judged(11, 0)]).toEqual(['wrong', 'wrong', 'on', 'on']);
  expect([judged(9, 1), judged(11, 1), judged(13, 1)]).toEqual(['wrong', 'on', 'solved']);
  expect([judged(11, 2), judged(13, 2)]).toEqual(['wrong', 'solved']);
  const three = withFacts({ turns: '3' });
  expect(armyAnts.judge(three, { value: 9, reply: null }, 0)).toBe('wrong');
  expect(armyAnts.wrong(three, { value: 9, reply: null }, 0, snapshotOf())).toContain('a faster way');
  const six = withFacts({ turns: '11' });
  const wrong = (own: number): string => armyAnts.wrong(six, { value: 0, reply: 'a1-a2' }, own, snapshotOf());
  expect(wrong(0)).toContain('threats alone no longer');
  expect(wrong(2)).toContain('can’t be captured in time');
  expect(armyAnts.task(three)).toBe('Red to move: capture the Queen in 2 moves, whatever Black replies.');
  expect(armyAnts.task(three, 1)).toBe('Red to move: capture the Queen now.');
});

it('the reply to a wrong move of Army Ants reads as in the list of moves', () => {
  const cells = snapshotOf().cells.map((cell) => ({ ...cell, card: '' }));
  const put = (at: number, card: string): void => void (cells[at] = { card, marks: [] });
  put(0, '5c');
  put(10, '4h');
  const after = snapshotOf({ turn: 'black', cells });
  const three = withFacts({ turns: '3' });
  const told = (reply: string | null): string => armyAnts.wrong(three, { value: 0, reply }, 0, after);
  expect(told('a1xa3')).toBe(
    'Black: 5 of clubs on a3 captures 4 of hearts. After that, the Queen can’t be captured in time.',
  );
  expect(told('a1-b1')).toContain('Black: 5 of clubs to b1. ');
  expect(told(null)).toBe('After that, the Queen can’t be captured in time.');
});

it('an ending of Ant War is told by its points', () => {
  const puzzle = withFacts({ best: '4', next: '-1' });
  expect(antWar.solved(puzzle)).toBe(
    'With best play, Red ends 4 points ahead. After any other first move, it would be 1 point behind at best.',
  );
  expect(antWar.wrong(puzzle, { value: 0, reply: null }, 0, snapshotOf())).toContain('ends even at best');
});

it('a tactic of Red vs. Black is told by its chances', () => {
  expect(redVsBlack.wrong(withFacts({}), { value: 4827, reply: null }, 0, snapshotOf())).toContain(
    'wins 48.3% of such games',
  );
});
