// The sentences beside the board of a match between two devices.

import { expect, test } from 'vitest';
import type { MatchPlay } from './match_play';
import type { GamePage, MatchView } from '../contract/game_page';
import { armyAnts } from '../games/army_ants/army_ants';
import { snapshotOf } from '../testing/fake_board';
import type { Snapshot } from '../model/snapshot';
import {
  answeredText,
  askedText,
  coverText,
  endingOf,
  endWords,
  isSealed,
  sendText,
  statusOf,
  theirMove,
  waitText,
  withOwnPart,
} from './match_words';

test.each([
  ['won red resigned', 'host', { title: 'You win!', why: 'Bo resigned.' }],
  ['won black resigned', 'host', { title: 'Bo wins', why: 'You resigned.' }],
  ['won player 1 resigned', 'guest', { title: 'Bo wins', why: 'You resigned.' }],
  ['draw agreed', 'host', { title: 'Draw', why: 'Both players agreed.' }],
  ['won red queen', 'host', null],
])('%s, where the %s began with the red seat', (result, red, words) => {
  const facts = { names: { host: 'Ada', guest: 'Bo' }, red, result };
  expect(endWords({ facts, side: 'host', watches: false } as unknown as MatchPlay)).toEqual(words);
});

test.each([
  ['host', 'You win!'],
  ['guest', 'Ada wins'],
])('the %s reads how the board ended it, whatever move is looked at', (side, title) => {
  const facts = { names: { host: 'Ada', guest: 'Bo' }, red: 'host', result: 'won red queen' };
  const play = { facts, side, watches: false, isOver: true } as unknown as MatchPlay;
  const ending = (status: Snapshot['status']): unknown =>
    endingOf(armyAnts, play, { snapshot: snapshotOf({ status }), players: {} } as unknown as MatchView);
  expect(ending({ kind: 'won', winner: 'red', reason: 'queen' })).toEqual({
    title,
    why: 'The Black Queen has been captured.',
    winner: 'red',
  });
  expect(ending({ kind: 'playing', winner: 'red', reason: '' })).toMatchObject({ title, why: '' });
});

test.each([
  ['move:a1-b1', 'Not sent yet. Send it to make it final.'],
  ['offer-draw', 'You also offer a draw. Send it to make it final.'],
  ['accept-draw', 'You accept the draw. Send your answer to end the match.'],
  ['resign', 'You resign. Send the message to end the match.'],
  ['ask-undo:2', 'You ask to undo 2 moves. Send your request so that Bo can answer.'],
  ['refuse-undo', 'You decline the request to undo. Send your answer so that Bo can go on.'],
  ['allow-undo', 'You agree to the undo. Send your answer so that Bo can go on.'],
])('a message that says last %s', (last, words) => {
  const play = { facts: { asked: null, choices: 1, result: '', secret: '' }, last, match: { secret: '' } };
  expect(sendText(play as unknown as MatchPlay, 'Bo')).toBe(words);
});

test('a message by which the board ends the match says so', () => {
  const facts = { asked: null, choices: 1, result: 'won red queen', secret: '' };
  const play = { facts, last: 'move:a4xa5', match: { secret: '' } } as unknown as MatchPlay;
  expect(sendText(play, 'Bo')).toBe('This ends the match. Send it to make it final.');
});

test.each([
  ['decline-draw move:a1-b1', 'Bo declines the draw.'],
  ['refuse-undo', 'Bo declines your request to undo. It’s still your turn.'],
  ['allow-undo', 'Bo agrees to the undo. It’s your turn again.'],
  ['move:a1-b1', ''],
])('after a message that says %s', (steps, words) => {
  const play = {
    facts: { answers: false, choices: 0 },
    sends: true,
    match: { text: `6 e=00 move:b1-c1\n7 e=00 ${steps} t=00\n` },
  };
  expect(answeredText(play as unknown as MatchPlay, 'Bo')).toBe(words);
  const goneOn = { ...play, facts: { answers: false, choices: 1 } };
  expect(answeredText(goneOn as unknown as MatchPlay, 'Bo')).toBe('');
  expect(answeredText({ ...play, sends: false } as unknown as MatchPlay, 'Bo')).toBe('');
});

test.each([
  ['move:a1-b1 offer-draw', true, 0, 'Bo offers a draw.'],
  ['decline-draw move:a1-b1 offer-draw', true, 0, 'Bo declines your draw offer, but offers a draw after this move.'],
  ['ask-undo:2', false, 2, 'Bo asks to undo 2 moves.'],
])('a message that says %s asks for an answer', (steps, offersDraw, asksUndo, words) => {
  const play = { facts: { offersDraw, asksUndo }, match: { text: `7 e=00 ${steps} t=00\n` } };
  expect(askedText(play as unknown as MatchPlay, 'Bo')).toBe(words);
});

test.each([
  [[{ text: 'pass', seat: 'black' }], 'Black passes.'],
  [[{ text: 'pass', seat: 'red' }], ''],
  [[{ text: 'Qs@a8', seat: 'black' }], ''],
  [[], ''],
])('the line that talks says what the other side has just played: %o', (moves, words) => {
  const snapshot = { ...snapshotOf({}), moves, ply: moves.length };
  const view = { snapshot, players: {} } as unknown as MatchView;
  expect(theirMove(armyAnts, { seat: 'red' } as unknown as MatchPlay, view)).toBe(words);
});

test.each([
  ['a card is in hand', { selection: [0] }],
  ['the game is about to be lost', { repetitionThreatens: true }],
])('it says what to do now instead where %s', (_when, changed) => {
  const moves = [{ text: 'a8=b8', seat: 'black' }] as unknown as Snapshot['moves'];
  const snapshot = { ...snapshotOf({}), moves, ply: 1, ...changed };
  const view = { snapshot, players: {} } as unknown as MatchView;
  expect(theirMove(armyAnts, { seat: 'red' } as unknown as MatchPlay, view)).toBe('');
});

test.each([
  ['one’s own that is being made', { decides: true }, false],
  ['the one that waits for an answer to an offer', { answers: true }, true],
  ['one’s own that is ready', { complete: true, due: null }, true],
])('a set-up is under seal: %s', (_, changed, sealed) => {
  const facts = { answers: false, complete: false, decides: false, due: 'cards', ...changed };
  const view = { snapshot: snapshotOf({ phase: 'deploy' }) } as unknown as MatchView;
  expect(isSealed({ facts, decides: facts.decides } as unknown as MatchPlay, view)).toBe(sealed);
});

test.each([
  ['host', 'Ada', 'red'],
  ['guest', 'Bo', 'black'],
])('who watches reads that the %s is waited for', (next, name, seat) => {
  const facts = { names: { host: 'Ada', guest: 'Bo' }, messages: 3, next, red: 'host', asked: null };
  const play = { facts, match: {}, watches: true, sends: false, seat: 'red', side: 'host' } as unknown as MatchPlay;
  expect(JSON.stringify(statusOf(armyAnts, play, null, 'Bo'))).toContain(`"${seat}"`);
  expect(coverText(play)).toContain(`Waiting for ${name}’s answer.`);
});

test.each([
  ['army-ants', 'edition=2020 setup=minor', true],
  ['army-ants', 'edition=2020 setup=total', false],
  ['red-vs-black', '', false],
])('the first answer shows cards only where any are dealt: %s %s', (game, options, dealt) => {
  const facts = { game, options, names: { host: 'Ada' }, messages: 2, next: 'host', red: null, asked: 'deal' };
  const play = { facts, match: {} } as unknown as MatchPlay;
  expect(waitText(play).includes('cards that were dealt')).toBe(dealt);
});

test('a message that cuts the deck says which card that was', () => {
  const snapshot = { ...snapshotOf({}), moves: [{ text: 'cut:Ah', seat: 'red' }], ply: 1 };
  const game = { words: { moveSentence: () => 'Ace of hearts: Red moves.' } } as unknown as GamePage;
  const said = (choices: number): unknown[] => {
    const play = { committed: '', seat: 'red', facts: { choices } } as unknown as MatchPlay;
    return withOwnPart(game, play, { snapshot, players: {} } as unknown as MatchView, 'Send it.').values;
  };
  expect(said(0)).toEqual(['Ace of hearts: Red moves. Send it.']);
  expect(said(1)).toEqual(['Send it.']);
});

test('what a match that has ended leaves secret is not promised', () => {
  const play = { facts: { red: 'host' }, isOver: true, sends: false, match: {} } as unknown as MatchPlay;
  expect(coverText(play)).toBe('The match ended before both setups were shown.');
});
