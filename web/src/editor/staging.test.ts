import { describe, expect, test } from 'vitest';
import type { CardsOnSpaces } from '../contract/position_page';
import { EMPTY, HOLE, withCell, readPosition, spacesOf } from '../model/position_text';
import { changed, lying, picked, stagingOf, takenAway, tapped, typed, undone, type Staging } from './staging';

// Two jokers, one of everything else.
const CARDS: CardsOnSpaces = {
  palette: () => [],
  count: (_position, card) => (card === '**' ? 2 : 1),
  name: (card) => card,
  drawings: () => '',
  anthills: [],
  isShapeFree: true,
  border: 0,
  put: (position, cell, card) => withCell(position, cell, card),
  take: (position, cell) => withCell(position, cell, EMPTY),
};

const staged = (text: string): Staging => stagingOf(readPosition(text) ?? expect.fail('no position'));
const cells = ({ position }: Staging): readonly string[] => spacesOf(position)?.cells ?? [];
const FEW = 'ant-war board=....../Ah..5c turn=red';

describe('taps', () => {
  test('lay what was picked, once', () => {
    const laidThere = tapped(picked(staged(FEW), 'Kd'), 4, CARDS);
    expect(cells(laidThere)).toEqual(['Ah', EMPTY, '5c', EMPTY, 'Kd', EMPTY]);
    expect(laidThere.hand).toBe('');
    expect(laidThere.text).toBe('ant-war board=..Kd../Ah..5c turn=red');
  });

  test('take up what lies there with an empty hand, and lay it elsewhere', () => {
    const inHand = tapped(staged(FEW), 2, CARDS);
    expect([inHand.hand, ...cells(inHand)]).toEqual(['5c', 'Ah', EMPTY, EMPTY, EMPTY, EMPTY, EMPTY]);
    expect(cells(tapped(inHand, 0, CARDS))).toEqual(['5c', EMPTY, EMPTY, EMPTY, EMPTY, EMPTY]);
    expect(tapped(staged(FEW), 1, CARDS)).toEqual(staged(FEW));
  });

  test('move the last card of its kind that lies already', () => {
    expect(cells(tapped(picked(staged(FEW), 'Ah'), 5, CARDS))).toEqual([EMPTY, EMPTY, '5c', EMPTY, EMPTY, 'Ah']);
    const joker = (staging: Staging, cell: number): Staging => tapped(picked(staging, '**'), cell, CARDS);
    const three = joker(joker(joker(staged(FEW), 3), 4), 5);
    expect(lying(three.position, '**')).toEqual([4, 5]);
  });

  test('put down what was picked on itself, and leave it there', () => {
    const same = tapped(picked(staged(FEW), 'Ah'), 0, CARDS);
    expect([same.hand, same.text]).toEqual(['', FEW]);
  });

  test('take spaces out of the board and bring them back, one after the other', () => {
    const holed = tapped(tapped(picked(staged(FEW), HOLE), 1, CARDS), 3, CARDS);
    expect(cells(holed)).toEqual(['Ah', HOLE, '5c', HOLE, EMPTY, EMPTY]);
    expect(cells(tapped(holed, 1, CARDS))).toEqual(['Ah', EMPTY, '5c', HOLE, EMPTY, EMPTY]);
  });

  test('into a hole lay nothing', () => {
    const holed = { ...tapped(picked(staged(FEW), HOLE), 1, CARDS), hand: 'Kd' };
    expect(cells(tapped(holed, 1, CARDS))).toEqual(cells(holed));
  });
});

test('what is picked twice is put back', () => {
  expect(picked(picked(staged(FEW), 'Kd'), 'Kd').hand).toBe('');
});

describe('a text', () => {
  test('that can be read lies on the board at once, whatever the rules say', () => {
    expect(cells(typed(staged(FEW), 'ant-war board=AhAh', false))).toEqual(['Ah', 'Ah']);
  });

  test.each(['', 'ant-war board=A', 'chess board=..', 'ant-war board=..Ah/..'])(
    'that cannot (%s) waits in the field, and the board stays',
    (text) => {
      const waiting = typed(staged(FEW), text, false);
      expect([waiting.text, cells(waiting)]).toEqual([text, cells(staged(FEW))]);
      expect(undone(waiting).text).toBe(FEW);
    },
  );

  test('typed in one go is one step back', () => {
    const letters = ['ant-war b', 'ant-war bo', 'ant-war boa'];
    const waiting = letters.reduce((staging, text, at) => typed(staging, text, at > 0), staged(FEW));
    expect(undone(waiting)).toEqual(staged(FEW));
  });

  test('that was bad comes back when the tap after it is taken back', () => {
    const bad = typed(staged(FEW), 'ant-war boa', false);
    expect(undone(tapped(bad, 0, CARDS)).text).toBe('ant-war boa');
  });
});

test('whatever was done is taken back step by step, and then there is nothing more', () => {
  const first = tapped(picked(staged(FEW), 'Kd'), 4, CARDS);
  const second = takenAway(first, 0, CARDS);
  expect(undone(second).text).toBe(first.text);
  expect(undone(undone(second))).toEqual(staged(FEW));
  expect(undone(staged(FEW))).toEqual(staged(FEW));
});

test('what changes nothing is no step', () => {
  const { position } = staged(FEW);
  expect(changed(staged(FEW), position).past).toEqual([]);
});
