import { describe, expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS, type Settings } from '../../storage/settings';
import { diceList, stepSentence } from './labels';
import { dealOptions, variantName } from './options';
import { redVsBlack } from './red_vs_black';
import type { Die, RedVsBlackSnapshot } from './snapshot';

vi.mock('../../board/dice_module', () => ({})); // the wasm module

const sixty: Settings = { ...DEFAULT_SETTINGS, chosen: { 'red-vs-black': { clear: 'sixty' } } };
const START = 'red-vs-black red=0000000000 black=0000000000 tactics=3,3 phase=commit turn=1';
const played = (change: Partial<RedVsBlackSnapshot>): RedVsBlackSnapshot =>
  ({ clear: false, start: START, ...change }) as RedVsBlackSnapshot;

describe('dice that count from 60 percent', () => {
  test('are dealt where they were chosen, and when the same game is dealt again', () => {
    expect(dealOptions(DEFAULT_SETTINGS)).toBe('');
    expect(dealOptions(sixty)).toBe('clear=60');
    expect(redVsBlack.play.rematchOptions(played({ clear: true }))).toBe('clear=60');
    expect(redVsBlack.play.rematchOptions(played({}))).toBe('');
  });

  test('are named, and the rules are those that are played by', () => {
    expect(variantName('clear=60')).toBe('Ten units each, three Tactic Points, dice need 60% on a colour');
    expect(redVsBlack.words.variant(played({}))).toBe('Ten units each, three Tactic Points');
    expect(redVsBlack.rules.variant(played({ clear: true }), DEFAULT_SETTINGS)).toBe('clear=60');
    expect(redVsBlack.rules.variant(played({}), sixty)).toBe('');
    expect(redVsBlack.rules.variant(null, sixty)).toBe('clear=60');
  });
});

test.each([
  ['Special starting position', false, START.replace('0000000000', 'xxxxxx0010')],
  ['Special starting position', false, START.replace('3,3', '0,3')],
  ['Special starting position, dice need 60% on a colour', true, START.replace(' red=', ' clear=60 red=x')],
  ['Ten units each, three Tactic Points, dice need 60% on a colour', true, START.replace(' red=', ' clear=60 red=')],
])('a game is called “%s”, %s, with this beginning: %s', (name, clear, start) => {
  expect(redVsBlack.words.variant(played({ clear, start }))).toBe(name);
});

test('a die that lies nowhere is told as that', () => {
  const die: Die = { number: 7, place: 'nowhere', countsAs: 7, countsOn: 'nowhere' };
  expect(diceList([die])).toBe('7 on a line');
  const step = { kind: 'nowhere', side: 'red', unit: 0, die: 1, thrower: 'red' } as const;
  expect(stepSentence(step, { dice: { red: [die], black: [] } })).toBe(
    'Red’s 7 on a line: not clearly on one colour or area, no effect.',
  );
});

test('a swapped die is named with the colour on which it lies', () => {
  const die: Die = { number: 7, place: 'black', countsAs: 7, countsOn: 'red' };
  expect(diceList([die])).toBe('7 on black, swapped');
});

test('both armies gone is a draw, whatever is left of either', () => {
  const army = (left: number): number[] => Array.from({ length: 10 }, (_, unit) => (unit < left ? 0 : 2));
  const over = played({
    status: { kind: 'draw', winner: 'red', reason: 'units' },
    armies: { red: army(2), black: army(1) },
  });
  const person = { kind: 'person', name: '' } as const;
  expect(redVsBlack.words.reason(over, { red: person, black: person })).toBe(
    'Both armies are down to two units or fewer: Red 2, Black 1.',
  );
});
