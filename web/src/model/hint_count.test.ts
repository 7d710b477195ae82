import { expect, test } from 'vitest';
import { allHintsIn, hintsIn, hintsKey } from './hint_count';

const RECORD = `anthill-game 1
start army-ants board=x
note ${hintsKey('red')} 3
note ${hintsKey('black')} 12
note move-4 note hints-red 9
moves
result unknown
`;

test('a record tells how often who has asked', () => {
  expect(hintsIn(RECORD)).toEqual({ red: 3, black: 12 });
  expect(allHintsIn(RECORD)).toBe(15);
});

test('a record without the notes tells of no hint', () => {
  expect(hintsIn('anthill-game 1\nstart army-ants\nmoves\nresult unknown\n')).toEqual({ red: 0, black: 0 });
});
