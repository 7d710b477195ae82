import { describe, expect, test } from 'vitest';
import type { GameSummary } from './game_summary';
import {
  learntStep,
  levelBeaten,
  mergeProgress,
  NO_PROGRESS,
  readProgress,
  winsAgainst,
  withWins,
  writeProgress,
} from './progress';
import type { Progress } from './progress';

const progress = (change: Partial<Progress>): Progress => readProgress(JSON.stringify({ ...NO_PROGRESS, ...change }));

// Every field differs somewhere, some only in part.
const COPIES: readonly Progress[] = [
  NO_PROGRESS,
  progress({
    rating: 1620,
    rated: 80,
    row: 9,
    bestRow: 31,
    bestRush: 12,
    days: [98, 99, 100],
    deals: [97, 98],
    solved: ['a', 'b'],
    missed: ['c', 'd'],
  }),
  progress({
    rating: 1500,
    rated: 80,
    row: 2,
    bestRow: 40,
    bestRush: 7,
    days: [101],
    deals: [98, 101],
    solved: ['c'],
    missed: ['a', 'e'],
    learnt: true,
  }),
  progress({
    rating: 1700,
    rated: 3,
    row: 3,
    own: ['m'],
    steps: ['march', 'swap'],
    beaten: { 1: ['x', 'y'], 2: ['z'] },
  }),
  progress({
    rating: 1620,
    rated: 80,
    row: 4,
    own: ['k'],
    steps: ['attack'],
    beaten: { 1: ['y', 'w'], elder: ['v'] },
  }),
];

describe('merging', () => {
  test.each([[0], [1], [2], [3], [4]])('copy %i again changes nothing, nor does nothing', (index) => {
    const copy = COPIES[index] ?? NO_PROGRESS;
    expect(mergeProgress(copy, copy)).toEqual(copy);
    expect(mergeProgress(copy, NO_PROGRESS)).toEqual(copy);
  });
  test('gives the same in every order', () => {
    for (const a of COPIES)
      for (const b of COPIES) {
        expect(mergeProgress(a, b)).toEqual(mergeProgress(b, a));
        for (const c of COPIES)
          expect(mergeProgress(mergeProgress(a, b), c)).toEqual(mergeProgress(a, mergeProgress(b, c)));
      }
  });
  test('loses nothing that either has achieved', () => {
    expect(COPIES.reduce(mergeProgress)).toEqual(
      progress({
        rating: 1620,
        rated: 80,
        row: 9,
        bestRow: 40,
        bestRush: 12,
        days: [98, 99, 100, 101],
        deals: [97, 98, 101],
        solved: ['a', 'b', 'c'],
        missed: ['d', 'e'],
        own: ['k', 'm'],
        steps: ['attack', 'march', 'swap'],
        learnt: true,
        beaten: { 1: ['w', 'x', 'y'], 2: ['z'], elder: ['v'] },
      }),
    );
  });
});

describe('as text', () => {
  test('it comes back as it went', () => {
    for (const copy of COPIES) expect(readProgress(writeProgress(copy))).toEqual(copy);
  });
  test.each([[null], ['{'], ['7'], ['[]'], ['{"rating":"high","days":[1.5],"solved":{},"beaten":7,"learnt":1}']])(
    '%s is nothing achieved',
    (text) => expect(readProgress(text)).toEqual(NO_PROGRESS),
  );
  test('what cannot be read takes no other field along', () => {
    const text = JSON.stringify({
      rating: 1200,
      rated: -1,
      solved: ['a', 7, 'no such name'],
      steps: ['b'],
      beaten: { 1: 'x' },
    });
    expect(readProgress(text)).toEqual(progress({ rating: 1200, solved: ['a'], steps: ['b'] }));
  });
  test('a file that was made to fill the storage is cut', () => {
    const many = Array.from({ length: 50_000 }, (_, index) => index);
    const names = many.map((each) => each.toString(36));
    const text = JSON.stringify({
      days: many,
      solved: names,
      missed: names,
      own: names,
      steps: names,
      beaten: { 1: names },
    });
    expect(writeProgress(readProgress(text)).length).toBeLessThan(120_000);
    expect(readProgress(text).days.at(-1)).toBe(49_999);
  });
});

describe('a level is beaten', () => {
  const person = { kind: 'person', name: '' } as const;
  const egg = { kind: 'computer', level: 1 } as const;
  const won = {
    id: 'g',
    game: 'army-ants',
    players: { red: person, black: egg },
    over: true,
    result: 'red',
    hints: 0,
  } as const satisfies Partial<GameSummary>;
  test.each([
    ['by a win', {}, 1],
    ['in either seat', { players: { red: egg, black: person }, result: 'black' }, 1],
    ['not with hints', { hints: 1 }, null],
    ['not by a loss', { result: 'black' }, null],
    ['not by a draw', { result: 'draw' }, null],
    ['not before the end', { over: false }, null],
    ['not by a friend', { players: { red: person, black: person } }, null],
    ['not by the computer', { players: { red: egg, black: egg } }, null],
    ['nor where nobody knows how it ended', { result: null }, null],
  ] as const)('%s', (_how, change, level) => expect(levelBeaten({ ...won, ...change })).toBe(level));

  test('once by each game, however often that is counted', () => {
    const games = [won, { ...won, id: 'h' }, { ...won, id: 'i', hints: 2 }, won];
    const once = withWins(NO_PROGRESS, games);
    expect(winsAgainst(once, 1)).toBe(2);
    expect(winsAgainst(once, 2)).toBe(0);
    expect(withWins(once, games)).toBe(once);
  });
});

test('a solved step is remembered once; the last one ends the lesson, whatever is done again', () => {
  const begun = learntStep(NO_PROGRESS, 'march', false);
  expect(begun).toMatchObject({ steps: ['march'], learnt: false });
  expect(learntStep(begun, 'march', false)).toBe(begun);
  const through = learntStep(begun, 'game', true);
  expect(through).toMatchObject({ steps: ['march', 'game'], learnt: true });
  expect(learntStep(through, 'game', true)).toBe(through);
  expect(learntStep(through, 'march', false)).toBe(through);
});
