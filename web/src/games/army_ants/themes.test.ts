import { expect, it } from 'vitest';
import type { LessonMove } from '../../contract/lesson';
import { themeOf } from './themes';

/** @param cards "c8 Qs": the Black Queen on c8 */
function theme(cards: string, [first, reply, next]: readonly [string, string, string]): string {
  const board = Array.from({ length: 8 }, () => Array.from({ length: 5 }, () => '..'));
  for (const each of cards.split(', ')) {
    const [cell = '', card = ''] = each.split(' ');
    const row = board[8 - Number(cell[1])];
    if (row) row['abcde'.indexOf(cell[0] ?? '')] = card;
  }
  const start = `army-ants edition=2020 board=${board.map((row) => row.join('')).join('/')} turn=red phase=battle`;
  const solution: LessonMove[] = [first, { reply }, next];
  return themeOf({ start, solution, seat: 'red' });
}

it.each([
  // The 7 takes the 3, and the row to the Queen is free.
  ['decoy', 'c8 Qs, b8 7s, a8 9h, b4 3h', ['b4-b5', 'b8xb5', 'a8xc8']],
  // The 2 leaves the row of the 9.
  ['line', 'c8 Qs, b7 As, a8 9h, b8 2h, e5 3s', ['b8xb7', 'e5-e4', 'a8xc8']],
  // Equal values: both cards go.
  ['line', 'c8 Qs, b8 2s, a8 9h, b7 2h, e5 3s', ['b7xb8', 'e5-e4', 'a8xc8']],
  // The 7 cannot both take the 3 on a8 and the 6 on e5.
  ['overload', 'c8 Qs, a5 7s, b7 3h, e5 6h', ['b7-a8', 'a5xe5', 'a8xc8']],
  ['fork', 'c8 Qs, a5 4s, c4 9h', ['c4-c5', 'c8-d8', 'c5xa5']],
  ['hunt', 'c8 Qs, c4 9h, d1 8h', ['c4-c5', 'c8-d8', 'd1xd8']],
  ['quiet', 'c8 Qs, e1 9h, a6 5s', ['e1-c1', 'a6-c6', 'c1-c2']],
  ['', 'c8 Qs, e1 9h, e5 5s, a6 4s', ['e1xe5', 'a6-a5', 'e5-e6']],
] as const)('the theme "%s" of %s', (expected, cards, moves) => {
  expect(theme(cards, moves)).toBe(expected);
});

it('has a theme for the last turn of the rally', () => {
  const start = 'army-ants edition=2020 board=Qs/Qh turn=black phase=rally rally=0,1';
  expect(themeOf({ start, solution: ['e5=e6', { reply: 'b4-b3' }, 'c5xc4'], seat: 'black' })).toBe('rally');
});

it('reads lines of cards and swaps', () => {
  // The line a3 and b3 goes up: the 4 comes to see the Queen on the row.
  expect(theme('c8 Qs, a7 4h, b7 9h, e5 3s', ['a7:b7-a8', 'e5-e4', 'b8xc8'])).toBe('quiet');
  // The swap puts the 9 on the column of the Queen.
  expect(theme('c8 Qs, c1 Qh, d1 9h, e5 3s', ['c1=d1', 'e5-e4', 'c1xc8'])).toBe('quiet');
});
