import { expect, it } from 'vitest';
import { themeOf } from './themes';

const start = (change: Readonly<Record<string, string>> = {}): string => {
  const fields = {
    red: '0000000000',
    black: '0000000000',
    tactics: '3,3',
    'red-throw': '1r@1.0;1.0,2b@2.0;2.0,3b@3.0;3.0',
    'black-throw': '1b@1.0;1.0,2r@2.0;2.0,3r@3.0;3.0',
    ...change,
  };
  return `red-vs-black ${Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')}`;
};

it.each([
  ['', {}],
  ['last', { tactics: '1,3' }],
  ['', { tactics: '3,1' }], // the other side's
  ['commit', { 'black-throw': '1b@1.0;1.0,2r@2.0;2.0,3r@3.0;3.0,4r@4.0;4.0' }],
  ['heal', { red: '0100x00000' }],
  ['', { black: '0100x00000' }],
  // Two dice on Red's own colour and one on its Hill, against one.
  ['throw', { 'red-throw': '1r@1.0;1.0,2r@2.0;2.0,3h@3.0;12.0' }],
] as const)('the theme "%s" for Red', (expected, change) => {
  expect(themeOf({ start: start(change), seat: 'red' })).toBe(expected);
});

it('Black answers a tactic of Red', () => {
  expect(themeOf({ start: start({ 'red-tactic': 'keep' }), seat: 'black' })).toBe('answer');
  expect(themeOf({ start: start({ 'red-tactic': 'keep', tactics: '3,1' }), seat: 'black' })).toBe('last');
});
