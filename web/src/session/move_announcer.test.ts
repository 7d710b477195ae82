import { beforeEach, describe, expect, test, vi } from 'vitest';
import { armyAnts } from '../games/army_ants/army_ants';
import { NAMELESS } from '../model/player';
import type { SeatName } from '../model/snapshot';
import { turnOver } from '../testing/fakes';
import { AGAINST_BLACK, board, comeFirst, DEALT, moveByHand, saves, session, sitDown, thinker } from '../testing/table';

beforeEach(() => comeFirst());

test('a move that cannot be written for an unknown reason is told all the same, and that it is not saved', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const failure = new TypeError('circular');
  await session.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
  vi.spyOn(saves, 'save').mockRejectedValue(failure);
  moveByHand('pass');
  await turnOver();
  await thinker.answer('pass');
  await turnOver();
  expect(session.state).toMatchObject({ announcement: 'Black passes.', unwritten: null, unsaved: true });
  expect(reported).toHaveBeenCalledWith(failure);
  vi.unstubAllGlobals();
});

test('a move that ends the game and is undone at once ends nothing', async () => {
  await session.begin(armyAnts, NAMELESS, 7, DEALT);
  moveByHand('aQ');
  session.undo();
  await turnOver();
  expect(session.state).toMatchObject({ celebrating: false, moment: null, mode: { kind: 'live' } });
  expect(session.state.match?.snapshot.status.kind).toBe('playing');
  session.redo();
  await turnOver();
  expect(session.state.match?.snapshot.status.kind).toBe('won');
});

test('a tap ends the wait before the result', async () => {
  let waited = 0;
  const wait = (milliseconds: number): Promise<void> => {
    waited = milliseconds;
    return new Promise(() => undefined);
  };
  sitDown({ wait });
  await session.begin(armyAnts, NAMELESS, 7, DEALT);
  moveByHand('aQ');
  await turnOver();
  expect(waited).toBe(2200);
  expect(session.state).toMatchObject({ celebrating: false, moment: { title: 'Red wins', winner: 'red' } });
  session.hurryMoment();
  await turnOver();
  // The dialog says the same: the words over the board go.
  expect(session.state).toMatchObject({ celebrating: true, moment: null });
});

test('nothing is told of a result before the board has counted it', async () => {
  await session.begin(armyAnts, NAMELESS, 7, DEALT);
  const snapshot = board.snapshot.bind(board);
  board.snapshot = () => ({ ...snapshot(), held: true });
  moveByHand('aQ');
  await turnOver();
  expect(session.state).toMatchObject({ celebrating: false, moment: null });
  expect(session.state.announcement).not.toMatch(/wins/);
  board.snapshot = snapshot;
  session.proceed();
  await turnOver();
  expect(session.state).toMatchObject({ celebrating: true, moment: null });
  expect(session.state.announcement).toMatch(/^Red wins/);
});

describe('what is said of a move', () => {
  const threatened = (seat: SeatName): void => {
    const snapshot = board.snapshot.bind(board);
    board.snapshot = () => {
      const now = snapshot();
      return { ...now, queenThreatened: now.turn === seat };
    };
  };
  const line = (): string => (session.state.notice?.kind === 'played' ? session.state.notice.text : '');

  test('the computer’s stands in the line until the next card is in hand, a person’s does not', async () => {
    await session.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    moveByHand('pass');
    await turnOver();
    expect(line()).toBe('');
    await thinker.answer('pass');
    await turnOver();
    expect(line()).toBe('Black passes.');
    expect(session.state.announcement).toBe('Black passes.');
    const snapshot = board.snapshot.bind(board);
    board.snapshot = () => ({ ...snapshot(), selection: [3] });
    session.boardEvents.selection();
    expect(line()).toBe('');
  });
  test('a threatened Queen is told against the lower levels', async () => {
    session.explainer.help = 'learning';
    await session.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    threatened('red');
    moveByHand('pass');
    await turnOver(); // for players who get help, the engine checks the move first
    await thinker.answer('pass');
    await turnOver();
    expect(line()).toBe('Black passes. The Red Queen is threatened.');
    expect(session.state.announcement).toBe('Black passes. The Red Queen is threatened.');
  });
  test('the Queen of the computer is its own affair', async () => {
    session.explainer.help = 'always';
    await session.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    threatened('black');
    moveByHand('pass');
    await turnOver();
    expect(line()).toBe('');
  });
  test('the end of the rally is a moment, until the next move', async () => {
    await session.begin(armyAnts, NAMELESS, 7, DEALT);
    const snapshot = board.snapshot.bind(board);
    board.snapshot = () => ({ ...snapshot(), phase: board.ply < 2 ? 'rally' : 'battle' });
    moveByHand('pass');
    await turnOver();
    expect(session.state.moment).toBeNull();
    moveByHand('pass');
    await turnOver();
    expect(session.state.moment).toEqual({ text: 'The battle begins: cards may now attack.' });
    expect(session.state.announcement).toContain('The battle begins');
    moveByHand('pass');
    expect(session.state.moment).toBeNull();
  });
  test('a move whose sentence is shown large as well is said once', async () => {
    const words = { ...armyAnts.words, momentSentence: () => 'Red passes.' };
    await session.begin({ ...armyAnts, words }, NAMELESS, 7, DEALT);
    moveByHand('pass');
    await turnOver();
    expect(session.state).toMatchObject({ announcement: 'Red passes.', moment: { text: 'Red passes.' } });
  });
});
