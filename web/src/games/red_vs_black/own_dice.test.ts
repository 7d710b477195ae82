import { expect, test } from 'vitest';
import { MemoryStore } from '../../testing/saved_games';
import { snapshotOf } from '../../testing/fake_board';
import { EMPTY, keepEntry, placeOf, readEntry, throwOf, withNumber, withoutLast, withPlace } from './own_dice';
import type { RedVsBlackSnapshot } from './snapshot';

const before = (moves: string[]): RedVsBlackSnapshot =>
  ({
    ...snapshotOf({ ply: moves.length }),
    start: 'red-vs-black red=0000000000 black=0000000000',
    moves: moves.map((text) => ({ text, seat: 'red' as const })),
    turn: 'red',
    dice: { red: 3, black: 4 },
  }) as unknown as RedVsBlackSnapshot;

const store = new MemoryStore();

test('dice are entered number by number and place by place, and are written as a throw', () => {
  let entry = EMPTY;
  for (const [number, place] of [
    [5, 'red'],
    [10, 'own-hill'],
    [1, 'nowhere'],
  ] as const)
    entry = withPlace(withNumber(entry, number), place);
  expect(throwOf(entry)).toBe('throw:5r,10h,1n');
});

test('a place without a number enters nothing', () => {
  expect(withPlace(EMPTY, 'red')).toEqual(EMPTY);
});

test('one entry after the other is undone', () => {
  const one = withPlace(withNumber(EMPTY, 7), 'black');
  const number = withNumber(one, 3);
  expect(withoutLast(number)).toEqual(one);
  expect(withoutLast(one)).toEqual(withNumber(EMPTY, 7));
  expect(withoutLast(withoutLast(one))).toEqual(EMPTY);
  expect(withoutLast(EMPTY)).toEqual(EMPTY);
});

test('what was entered is found again in its position and game, and in no other', () => {
  const entry = withNumber(withPlace(withNumber(EMPTY, 7), 'black'), 3);
  const [due, other] = [before(['commit:none', 'commit:none']), before(['commit:none', 'commit:1,2'])];
  keepEntry(placeOf('one', due), entry, store);
  expect(readEntry(placeOf('one', due), due, store)).toEqual(entry);
  expect(readEntry(placeOf('one', other), other, store)).toEqual(EMPTY);
  expect(readEntry(placeOf('two', due), due, store)).toEqual(EMPTY);
});

test('what cannot have been entered is not taken', () => {
  const snapshot = before([]);
  const four = Array.from({ length: 4 }, () => ({ number: 1, place: 'red' as const }));
  for (const bad of [
    { dice: four, number: null },
    { dice: [{ number: 11, place: 'red' as const }], number: null },
  ]) {
    keepEntry('here', bad, store);
    expect(readEntry('here', snapshot, store)).toEqual(EMPTY);
  }
});
