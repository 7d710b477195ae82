import { expect, test } from 'vitest';
import { allHintsIn, hintsIn, hintsKey } from './hint_count';
import { notesIn } from './record_text';

const RECORD = `anthill-game 1
start army-ants board=x
note ${hintsKey('red')} 3
note ${hintsKey('black')} 12
note move-4 note hints-red 9
moves
result unknown
`;

test('a record tells how often who has asked', () => {
  expect(hintsIn(notesIn(RECORD))).toEqual({ red: 3, black: 12 });
  expect(allHintsIn(notesIn(RECORD))).toBe(15);
});

test('a record without the notes tells of no hint', () => {
  expect(hintsIn(new Map())).toEqual({ red: 0, black: 0 });
});
