// A move that waits to be confirmed is visible on the board, but not saved or answered.

import { beforeEach, describe, expect, test } from 'vitest';
import { armyAnts } from '../games/army_ants/army_ants';
import { recordOf } from '../testing/fake_board';
import { turnOver } from '../testing/fakes';
import {
  AGAINST_BLACK,
  board,
  comeFirst,
  DEALT,
  FRIENDS,
  moveByHand,
  saves,
  session,
  sitDown,
  thinker,
} from '../testing/table';

beforeEach(() => comeFirst());

describe('a move that is to be confirmed', () => {
  beforeEach(async () => {
    session.confirmation.setSeats(['red']);
    await session.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    moveByHand('a');
  });

  test('is shown, but neither saved nor answered, and the board takes no other', () => {
    expect(session.state.mode).toEqual({ kind: 'confirming', caution: '' });
    expect(board.moves).toEqual(['a']);
    expect(board.enabled).toBe(false);
    expect(thinker.busy).toBe(false);
    expect(saves.current).toMatchObject({ record: recordOf(''), ply: 0 });
    session.command('b', 1);
    session.resign();
    expect(board.moves).toEqual(['a']);
    expect(board.resigned).toBeNull();
  });
  test('counts when it is confirmed', () => {
    session.confirmation.confirm();
    expect(saves.current).toMatchObject({ record: recordOf('a'), ply: 1 });
    expect(thinker.busy).toBe(true);
    session.confirmation.confirm();
    expect(board.moves).toEqual(['a']);
  });
  test('is taken back, and another one made', () => {
    session.confirmation.takeBack();
    expect(board.ply).toBe(0);
    expect(session.state.mode).toEqual({ kind: 'live' });
    expect(board.enabled).toBe(true);
    session.confirmation.takeBack();
    expect(board.ply).toBe(0);
    moveByHand('b');
    session.undo();
    expect(board.ply).toBe(0);
    moveByHand('c');
    session.confirmation.confirm();
    expect(saves.current).toMatchObject({ record: recordOf('c'), ply: 1 });
  });
  test('is gone with the page, as if it had not been made', async () => {
    sitDown();
    expect(await session.resume()).toBe('opened');
    expect(board.moves).toEqual([]);
  });
  test('is asked about for the players who want it alone', async () => {
    await session.begin(armyAnts, FRIENDS, 7, DEALT);
    moveByHand('a');
    session.confirmation.confirm();
    moveByHand('b');
    expect(session.state.mode).toEqual({ kind: 'live' });
    expect(saves.current).toMatchObject({ record: recordOf('a b'), ply: 2 });
  });
  test('is not asked about where it has waited for its turn', () => {
    session.confirmation.takeBack();
    const read = board.snapshot.bind(board);
    board.snapshot = () => ({ ...read(), premove: { text: 'b', from: 0, to: 1 } });
    session.boardEvents.selection();
    board.snapshot = read;
    session.command('b', 0);
    expect(session.state.mode).toEqual({ kind: 'live' });
    expect(saves.current).toMatchObject({ record: recordOf('b'), ply: 1 });
  });
  test('is asked about where another one waits, which is not what is played', () => {
    session.confirmation.takeBack();
    const read = board.snapshot.bind(board);
    board.snapshot = () => ({ ...read(), premove: { text: 'b', from: 0, to: 1 } });
    session.boardEvents.selection();
    session.command('pass', 0);
    expect(session.state.mode.kind).toBe('confirming');
    expect(saves.current).toMatchObject({ record: recordOf(''), ply: 0 });
  });
  test('is asked about also when the board has been read since, for its size or a move that came to rest', () => {
    session.confirmation.takeBack();
    board.play('b');
    session.boardEvents.selection();
    session.boardEvents.changed();
    expect(session.state.mode).toEqual({ kind: 'confirming', caution: '' });
    expect(saves.current).toMatchObject({ record: recordOf(''), ply: 0 });
  });
  test('ends the game only when it is confirmed', async () => {
    session.confirmation.takeBack();
    moveByHand('aQ');
    await turnOver();
    expect(session.state.celebrating).toBe(false);
    session.confirmation.confirm();
    await turnOver();
    expect(session.state.celebrating).toBe(true);
  });
});
