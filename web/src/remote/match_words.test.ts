// The sentences beside the board of a match between two devices.

import { expect, test } from 'vitest';
import type { MatchPlay } from './match_play';
import { endWords } from './match_words';

test.each([
  ['won red resigned', 'host', { title: 'Ada wins', why: 'Bo resigned.' }],
  ['won black resigned', 'host', { title: 'Bo wins', why: 'Ada resigned.' }],
  ['won player 1 resigned', 'guest', { title: 'Bo wins', why: 'Ada resigned.' }],
  ['draw agreed', 'host', { title: 'Draw', why: 'Both players agreed to it.' }],
  ['won red queen', 'host', null],
])('%s, where the %s began with the red seat', (result, red, words) => {
  const facts = { names: { host: 'Ada', guest: 'Bo' }, red, result };
  expect(endWords({ facts } as unknown as MatchPlay)).toEqual(words);
});
