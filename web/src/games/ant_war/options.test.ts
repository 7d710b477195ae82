import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, type Settings } from '../../storage/settings';
import { warSnapshotOf } from '../../testing/war_snapshot';
import { antWar } from './ant_war';
import { leftSentence } from './labels';
import { CROSS, FIRST_DRAWING, RING } from './drawing';
import { chosenVariant, dealOptions } from './options';
import { CARDS, LEAST_SIDE, LEAST_SPACES, MOST_SIDE, canBeDealt, fitted, readSize } from './rectangle';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));

const chosen = (answers: Record<string, string>): Settings => ({ ...DEFAULT_SETTINGS, chosen: { 'ant-war': answers } });

describe('a rectangle', () => {
  test('has the bounds that the rules have', () => {
    const code = readFileSync(`${repository}/src/games/ant_war/variants.h`, 'utf8');
    const bound = (name: string): number => Number(new RegExp(`${name} =\\s+(\\d+);`).exec(code)?.[1]);
    expect([LEAST_SIDE, MOST_SIDE, LEAST_SPACES]).toEqual([
      bound('kLeastSide'),
      bound('kMostSide'),
      bound('kLeastSpaces'),
    ]);
  });

  test('is no larger than the deck and no smaller than the rules have it', () => {
    expect(canBeDealt({ columns: 6, rows: 9 }, 'jokers')).toBe(true);
    expect(canBeDealt({ columns: 6, rows: 9 }, 'plain')).toBe(false);
    expect(canBeDealt({ columns: 2, rows: 4 }, 'jokers')).toBe(false);
    expect(canBeDealt({ columns: 3, rows: 3 }, 'analytical')).toBe(true);
    expect(canBeDealt({ columns: 5, rows: 6 }, 'analytical')).toBe(false);
    expect(canBeDealt({ columns: 1, rows: 10 }, 'jokers')).toBe(false);
    expect(canBeDealt({ columns: 11, rows: 2 }, 'jokers')).toBe(false);
  });

  test('gets smaller when another deck cannot fill it, and always fits one', () => {
    expect(fitted({ columns: 6, rows: 9 }, 'plain')).toEqual({ columns: 6, rows: 8 });
    expect(fitted({ columns: 7, rows: 6 }, 'analytical')).toEqual({ columns: 5, rows: 5 });
    expect(fitted({ columns: 99, rows: 2 }, 'jokers')).toEqual({ columns: 10, rows: 2 });
    for (const deck of ['jokers', 'plain', 'analytical'] as const) {
      for (let columns = 1; columns < 100; columns += 7)
        for (let rows = 1; rows < 100; rows += 1) expect(canBeDealt(fitted({ columns, rows }, deck), deck)).toBe(true);
    }
    expect(readSize('moon')).toEqual(readSize('7x6'));
    expect(readSize('10x5')).toEqual({ columns: 10, rows: 5 });
  });

  test('is dealt as it was chosen, and the deck has the last word', () => {
    const answers = { shape: 'rectangle', size: '9x6' };
    expect(dealOptions(chosen(answers))).toBe('shape=9x6 jokers=2');
    expect(dealOptions(chosen({ ...answers, deck: 'plain' }))).toBe('shape=8x6 jokers=0');
    expect(dealOptions(chosen({ ...answers, shape: '4x4' }))).toBe('shape=4x4 jokers=2');
    expect(chosenVariant(chosen(answers))).toBe('9×6, two jokers');
    expect(chosenVariant(chosen({ shape: 'spiral' }))).toBe('Spiral, two jokers');
    expect(CARDS.jokers - CARDS.plain).toBe(2);
  });

  test('is dealt once more, and the rules name it', () => {
    const layout = { ...warSnapshotOf({}).layout, columns: 7, rows: 6 };
    const snapshot = warSnapshotOf({ shape: '7x6', layout, deck: 'standard', jokers: 0 });
    expect(antWar.play.rematchOptions(snapshot)).toBe('shape=7x6 jokers=0');
    expect(antWar.rules.variant(snapshot, DEFAULT_SETTINGS)).toBe('7×6, no jokers');
    expect(antWar.rules.variant(null, DEFAULT_SETTINGS)).toBe('5×5, two jokers');
  });
});

test('a position that names no shape has the size of its board', () => {
  const layout = { ...warSnapshotOf({}).layout, columns: 4, rows: 3 };
  const snapshot = warSnapshotOf({ shape: '5x5', layout, deck: 'standard', jokers: 2 });
  expect(antWar.words.variant(snapshot)).toBe('4×3, two jokers');
  expect(antWar.play.rematchOptions(snapshot)).toBe('shape=4x3 jokers=2');
});

describe('a board drawn space by space', () => {
  test('is dealt as it is named or drawn, with a deck that can fill it', () => {
    expect(dealOptions(chosen({ shape: 'ring' }))).toBe(`shape=${RING} jokers=2`);
    expect(dealOptions(chosen({ shape: 'cross', deck: 'plain' }))).toBe(`shape=${CROSS} jokers=0`);
    expect(dealOptions(chosen({ shape: 'cross', deck: 'analytical' }))).toBe(`shape=${CROSS} jokers=2`);
    expect(dealOptions(chosen({ shape: 'drawn', deck: 'analytical' }))).toBe(`shape=${FIRST_DRAWING} deck=analytical`);
    const own = 'xxx/x-x/xxx/xxx';
    expect(dealOptions(chosen({ shape: 'drawn', drawing: own }))).toBe(`shape=${own} jokers=2`);
    expect(dealOptions(chosen({ shape: 'drawn', drawing: '5x5' }))).toBe(`shape=${FIRST_DRAWING} jokers=2`);
    expect(dealOptions(chosen({ drawing: own }))).toBe('shape=5x5 jokers=2');
  });

  test('has a name, and is dealt again', () => {
    expect(chosenVariant(chosen({ shape: 'ring' }))).toBe('Ring, two jokers');
    expect(chosenVariant(chosen({ shape: 'drawn', deck: 'plain' }))).toBe('Your own board, no jokers');
    const snapshot = warSnapshotOf({ shape: FIRST_DRAWING, deck: 'standard', jokers: 2 });
    expect(antWar.words.variant(snapshot)).toBe('Your own board, two jokers');
    expect(antWar.play.rematchOptions(snapshot)).toBe(`shape=${FIRST_DRAWING} jokers=2`);
  });
});

test('what is left to cut is counted by colours', () => {
  expect(leftSentence({ undealt: ['Kd', '2h', '**', 'As', '9c', 'Jc'] })).toBe('Left to cut: red 2, black 3.');
  expect(leftSentence({ undealt: ['Kd', 'As', '9c'] })).toBe('Left to cut: red 1, black 2.');
  expect(leftSentence({ undealt: [] })).toBe('No cards are left to cut, so a coin toss decides.');
});
