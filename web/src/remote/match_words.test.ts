// The sentences beside the board of a match between two devices.

import { expect, test } from 'vitest';
import type { MatchPlay } from './match_play';
import { endWords, sendText } from './match_words';

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

test.each([
  ['move:a1-b1', 'Send it, and it counts.'],
  ['offer-draw', 'You also offer a draw. Send it, and it counts.'],
  ['accept-draw', 'You accept the draw. Send it, and the match ends.'],
  ['resign', 'You resign. Send it, and the match ends.'],
  ['ask-undo:2', 'You ask to undo. Send it, and Bo answers.'],
])('a message that says last %s', (last, words) => {
  const play = { facts: { asked: null, choices: 1, secret: '' }, last, match: { secret: '' } };
  expect(sendText(play as unknown as MatchPlay, 'Bo')).toBe(words);
});
