import { beforeEach, describe, expect, test } from 'vitest';
import { armyAnts } from '../games/army_ants/army_ants';
import { Session } from './session';
import type { Players } from '../model/player';
import { FakeBoard } from '../testing/fake_board';
import { MemorySaves, SlowThinker } from '../testing/fakes';

const DEALT = 'edition=2020 setup=random';
const FRIENDS: Players = { red: { kind: 'person', name: 'Anna' }, black: { kind: 'person', name: '' } };
const AGAINST_BLACK: Players = { red: { kind: 'person', name: '' }, black: { kind: 'computer', level: 2 } };

let thinker: SlowThinker;
let saves: MemorySaves;
let board: FakeBoard;
let session: Session;

beforeEach(() => {
  saves = new MemorySaves();
  board = new FakeBoard();
  thinker = new SlowThinker();
  const atOnce = (): Promise<void> => Promise.resolve();
  session = new Session(thinker, saves, () => Promise.resolve(armyAnts), atOnce);
  session.attach(board);
});

/** A person moves on the board. */
const moveByHand = (move: string): void => {
  board.play(move);
  session.boardEvents.changed();
};

describe('looking back', () => {
  test('leaves the game alone: no hands on the board, no thinking, the save keeps the present', async () => {
    await session.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    moveByHand('a');
    await thinker.answer('b');
    session.looking.at(1);
    expect(board.ply).toBe(1);
    expect(board.enabled).toBe(false);
    expect(thinker.busy).toBe(false);
    expect(saves.current?.ply).toBe(2);
    session.looking.back();
    expect(board.ply).toBe(2);
    expect(board.enabled).toBe(true);
  });

  test('while the computer thinks: it thinks again after the return', async () => {
    await session.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    moveByHand('a');
    session.looking.at(0);
    expect(thinker.busy).toBe(false);
    session.looking.back();
    expect(thinker.busy).toBe(true);
    await thinker.answer('b');
    expect(board.moves).toEqual(['a', 'b']);
  });

  test('playing on from there makes it the present', async () => {
    await session.begin(armyAnts, FRIENDS, 7, DEALT);
    moveByHand('a');
    moveByHand('b');
    session.looking.at(1);
    session.looking.playOn();
    expect(session.state.present).toBeNull();
    expect(saves.current?.ply).toBe(1);
    moveByHand('c');
    expect(board.moves).toEqual(['a', 'c']);
  });

  test('a finished game is gone through to its very end, and played on from there only by going back', async () => {
    await session.begin(armyAnts, FRIENDS, 7, DEALT);
    for (const move of ['a', 'b', 'cQ']) moveByHand(move);
    session.looking.replay(true);
    expect(board.ply).toBe(0);
    expect(session.state.replaying).toBe(true);
    for (const ply of [1, 2, 3]) session.looking.at(ply);
    expect(board.ply).toBe(3);
    expect(session.state.present).toBe(3);
    expect(session.looking.mayPlayOn).toBe(false);
    session.looking.replay(false);
    expect(session.state.present).toBe(3);
    session.looking.replay(true);
    expect(board.ply).toBe(0);
    session.looking.back();
    expect(session.state).toMatchObject({ present: null, replaying: false });
    expect(board.ply).toBe(3);
  });

  test('closing a dialog does not hand the cards out again', async () => {
    await session.begin(armyAnts, FRIENDS, 7, DEALT);
    moveByHand('a');
    session.looking.at(0);
    session.setCovered(true);
    session.setCovered(false);
    expect(board.enabled).toBe(false);
  });
});
