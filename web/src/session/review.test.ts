import { beforeEach, describe, expect, test } from 'vitest';
import { armyAnts } from '../games/army_ants/army_ants';
import {
  AGAINST_BLACK,
  board,
  comeFirst,
  DEALT,
  FRIENDS,
  moveByHand,
  saves,
  seat,
  session,
  thinker,
} from '../testing/table';

beforeEach(() => comeFirst());

describe('looking back', () => {
  test('leaves the game alone: no hands on the board, no thinking, the save keeps the present', async () => {
    await session.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    moveByHand('a');
    await thinker.answer('b');
    session.review.goTo(1);
    expect(board.ply).toBe(1);
    expect(board.enabled).toBe(false);
    expect(thinker.busy).toBe(false);
    expect(saves.current?.ply).toBe(2);
    session.review.back();
    expect(board.ply).toBe(2);
    expect(board.enabled).toBe(true);
  });

  test('while the computer thinks: it thinks again after the return', async () => {
    await session.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    moveByHand('a');
    session.review.goTo(0);
    expect(thinker.busy).toBe(false);
    session.review.back();
    expect(thinker.busy).toBe(true);
    await thinker.answer('b');
    expect(board.moves).toEqual(['a', 'b']);
  });

  test('playing on from there makes it the present', async () => {
    await session.begin(armyAnts, FRIENDS, 7, DEALT);
    moveByHand('a');
    moveByHand('b');
    session.review.goTo(1);
    session.review.playOn();
    expect(session.state.mode).toEqual({ kind: 'live' });
    expect(saves.current?.ply).toBe(1);
    moveByHand('c');
    expect(board.moves).toEqual(['a', 'c']);
  });

  test('a finished game that is opened again stays finished: undo shows the position before', async () => {
    await session.begin(armyAnts, FRIENDS, 7, DEALT);
    for (const move of ['a', 'b', 'cQ']) moveByHand(move);
    const { id } = session;
    await session.begin(armyAnts, FRIENDS, 8, DEALT);
    await session.openKept(id);
    session.undo();
    expect(board.ply).toBe(2);
    expect(session.state.mode.kind).toBe('reviewing');
    expect(await saves.find(id)).toMatchObject({ over: true, ply: 3, result: 'red' });
  });

  test('playing on from a finished game leaves it as it is: what follows is another game', async () => {
    await session.begin(armyAnts, FRIENDS, 7, DEALT);
    for (const move of ['a', 'b', 'cQ']) moveByHand(move);
    const { id } = session;
    session.review.goTo(1);
    session.review.playOn();
    moveByHand('d');
    expect(await saves.find(id)).toMatchObject({ over: true, ply: 3, result: 'red' });
    expect(session.id).not.toBe(id);
    expect(await saves.find(session.id)).toMatchObject({ over: false, ply: 2 });
  });

  test('a finished game is gone through to its very end, and played on from there only by going back', async () => {
    await session.begin(armyAnts, FRIENDS, 7, DEALT);
    for (const move of ['a', 'b', 'cQ']) moveByHand(move);
    session.review.autoplay(true);
    expect(board.ply).toBe(0);
    expect(session.state.mode).toMatchObject({ kind: 'reviewing', livePly: 3, autoplay: true });
    for (const ply of [1, 2, 3]) session.review.goTo(ply);
    expect(board.ply).toBe(3);
    expect(session.state.mode).toMatchObject({ kind: 'reviewing', livePly: 3 });
    expect(session.review.mayPlayOn).toBe(false);
    session.review.autoplay(false);
    expect(session.state.mode).toMatchObject({ kind: 'reviewing', livePly: 3, autoplay: false });
    session.review.autoplay(true);
    expect(board.ply).toBe(0);
    session.review.back();
    expect(session.state.mode).toEqual({ kind: 'live' });
    expect(board.ply).toBe(3);
  });

  test('closing a dialog does not hand the cards out again', async () => {
    await session.begin(armyAnts, FRIENDS, 7, DEALT);
    moveByHand('a');
    session.review.goTo(0);
    seat.cover(true);
    seat.cover(false);
    expect(board.enabled).toBe(false);
  });
});
