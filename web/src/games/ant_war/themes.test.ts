import { expect, it } from 'vitest';
import { themeOf } from './themes';

it.each([
  // The only ant a knight's move from the Drone goes away.
  ['drone', '..5h2s/....../Ks....', 'b3-c3'],
  // The joker has only red ants beside it then.
  ['food', '....../5h..../**2s..', 'a2-b1'],
  ['bury', '....../....../8s2h..', 'b1-a1'],
  ['royal', '....../....../Qs2h..', 'b1-a1'],
  // The 2 on c1 could cover the 9 on b1, and cannot reach a1.
  ['flight', '....../....../3s9h2s', 'b1-a1'],
  ['own', '....../....../3h9h..', 'b1-a1'],
  // A Soldier is never covered.
  ['', '....../....../3sJh..', 'b1-a1'],
])('the theme "%s" of %s', (expected, board, move) => {
  expect(themeOf({ start: `ant-war board=${board} turn=red`, solution: [move], seat: 'red' })).toBe(expected);
});

it('the Queen reaches two spaces in a straight line, a Soldier is never covered', () => {
  const fled = (board: string): string =>
    themeOf({ start: `ant-war board=${board} turn=red`, solution: ['b1-a1'], seat: 'red' });
  expect(fled('......../......../3s9h..Qs')).toBe('flight');
  expect(fled('....../....../3s9hQs')).toBe('');
  expect(fled('....../....../3sJh2s')).toBe('');
});

it('a pass that hands the turn over is a theme, one that ends the round is none', () => {
  const passed = (solution: Parameters<typeof themeOf>[0]['solution'], start = ''): string =>
    themeOf({ start: `ant-war board=....../....../3s9h.. turn=red${start}`, solution, seat: 'red' });
  expect(passed(['pass'])).toBe('pass');
  expect(passed(['pass', { reply: 'a1-b1' }, 'b1-a1'])).toBe('pass');
  expect(passed(['pass', { reply: 'pass' }])).toBe('');
  expect(passed(['pass'], ' passed=yes')).toBe('');
  expect(passed(['b1-c1', { reply: 'pass' }, 'pass'])).not.toBe('pass');
  expect(passed(['b1-c1', { reply: 'a1-b1' }, 'pass'])).toBe('pass');
});
