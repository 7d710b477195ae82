import { expect, test } from 'vitest';
import { placeOf } from './place';

test.each([
  ['https://x.org/', 'anthill'],
  ['https://x.org/index.html#library', 'anthill'],
  ['https://x.org/anthill/', 'anthill/anthill'],
  ['https://x.org/anthill/?pseudo#game', 'anthill/anthill'],
  ['https://x.org/anthill-beta/index.html', 'anthill/anthill-beta'],
  ['about:srcdoc', 'anthill'],
  ['file:///home/anna/Downloads/anthill.html', 'anthill'],
])('%s keeps its games under %s', (address, place) => expect(placeOf(address)).toBe(place));

test('no key of one folder begins like those of another', () => {
  const prefixes = ['', 'v1/', 'v1.0/', 'v1/beta/'].map((folder) => `${placeOf(`https://x.org/${folder}`)}.`);
  for (const one of prefixes) expect(prefixes.filter((other) => `${other}settings`.startsWith(one))).toEqual([one]);
});
