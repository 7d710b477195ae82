import { describe, expect, test } from 'vitest';
import { cellName } from '../../../i18n/labels';
import { armyOf } from '../labels';
import {
  cellOf,
  complete,
  placeCards,
  movesOf,
  placeOf,
  placeCard,
  shuffled,
  stagingOf,
  takeAllBack,
  takeBack,
  type Staging,
} from './staging';

const NOTHING = Array.from({ length: 19 }, () => '');
const RED = armyOf('hd');
const total = (): Staging => stagingOf(NOTHING, RED, false);
const minor = (): Staging => stagingOf(NOTHING, ['4h', 'Qh', '9d', 'Ah', '2d'], true);

test('positions lie as their owner sees them', () => {
  const name = (position: number, seat: 'red' | 'black'): string => cellName(cellOf(position, seat), { columns: 5 });
  expect([0, 4, 5, 15, 16, 17, 18].map((position) => name(position, 'red'))).toEqual([
    'a4',
    'e4',
    'a3',
    'a1',
    'b1',
    'd1',
    'e1',
  ]);
  expect([0, 4, 15, 18].map((position) => name(position, 'black'))).toEqual(['e5', 'a5', 'e8', 'a8']);
  expect(placeOf(17)).toEqual({ row: 3, column: 3 });
});

describe('cards', () => {
  test('in hand lie in order, the Queen first', () => {
    expect(minor().hand).toEqual(['Qh', '9d', '4h', '2d', 'Ah']);
  });

  test('go from the hand to a position, and trade places there', () => {
    let staging = placeCard(total(), 'Qh', 7);
    expect(staging.slots[7]).toBe('Qh');
    expect(staging.hand).not.toContain('Qh');
    staging = placeCard(staging, '9h', 7);
    expect(staging.slots[7]).toBe('9h');
    expect(staging.hand).toContain('Qh');
    staging = placeCard(placeCard(staging, 'Ad', 0), 'Ad', 7);
    expect([staging.slots[0], staging.slots[7]]).toEqual(['9h', 'Ad']);
    expect(placeCard(staging, 'Ad', 7)).toBe(staging);
  });

  test('come back into the hand, one or all', () => {
    const staging = placeCard(placeCard(total(), 'Qh', 7), '2d', 3);
    expect(takeBack(staging, 'Qh').slots[7]).toBe('');
    expect(takeBack(staging, 'Qh').hand[0]).toBe('Qh');
    expect(takeAllBack(staging)).toEqual(total());
  });

  test('that are not there, and positions that are not open, change nothing', () => {
    const staging = minor();
    expect(placeCard(staging, 'Ks', 0)).toBe(staging);
    expect(placeCard(staging, 'Qh', 5)).toBe(staging);
    expect(takeBack(staging, 'Qh')).toBe(staging);
  });
});

test('a Minor Deployment opens one row after the other', () => {
  expect(minor().open).toEqual([0, 1, 2, 3, 4]);
  const front = ['4h', 'Qh', '9d', 'Ah', '2d', ...NOTHING.slice(5)];
  const second = stagingOf(front, ['3h', '5h', '6h', '7h', '8h'], true);
  expect(second.open).toEqual([5, 6, 7, 8, 9]);
  expect(placeCard(second, 'Qh', 6)).toBe(second);
});

test('shuffling fills what is free and touches nothing else', () => {
  const staging = shuffled(placeCard(total(), 'Qh', 12), (bound) => bound - 1);
  expect(staging.slots[12]).toBe('Qh');
  expect(complete(staging)).toBe(true);
  expect([...staging.slots].sort()).toEqual([...RED].sort());
  expect(shuffled(placeCard(total(), 'Qh', 12), () => 0).slots).not.toEqual(staging.slots);
});

test('an arrangement made elsewhere is laid out', () => {
  const wanted = [...RED].reverse();
  expect(placeCards(placeCard(total(), 'Qh', 12), wanted).slots).toEqual(wanted);
});

test('the moves name card and space, in the order of the positions', () => {
  const staging = ['2d', '4h', '9d', 'Ah', 'Qh'].reduce(
    (all, card, position) => placeCard(all, card, position),
    minor(),
  );
  expect(movesOf(staging, 'black', (cell) => cellName(cell, { columns: 5 }))).toEqual([
    '2d@e5',
    '4h@d5',
    '9d@c5',
    'Ah@b5',
    'Qh@a5',
  ]);
});
