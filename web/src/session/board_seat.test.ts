// Two sessions and one board: the session that has it can use it, whatever was told to the board before, and whatever happens to the board.

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { armyAnts } from '../games/army_ants/army_ants';
import { deploymentOf } from '../games/army_ants/deploy/deployment';
import { placeCard } from '../games/army_ants/deploy/staging';
import { NAMELESS } from '../model/player';
import { FakeBoard } from '../testing/fake_board';
import { MemorySaves, SlowThinker, turnOver } from '../testing/fakes';
import { AGAINST_BLACK, DEALT, sessionOf } from '../testing/table';
import { BoardSeat } from './board_seat';
import type { Session } from './session';

let board: FakeBoard;
let thinker: SlowThinker;
let saves: MemorySaves;
let played: Session;
let lesson: Session;
let seat: BoardSeat<Session>;
const owners: Session[] = [];

beforeEach(() => {
  board = new FakeBoard();
  thinker = new SlowThinker();
  saves = new MemorySaves();
  played = sessionOf(thinker, saves);
  lesson = sessionOf(thinker, new MemorySaves());
  owners.length = 0;
  seat = new BoardSeat(board, played, (owner) => owners.push(owner));
});

const moveByHand = (move: string): void => {
  board.play(move);
  seat.owner.boardEvents.changed();
};

describe('who has the board', () => {
  test('is the game that is played, then a guest, then the game again, with hands on it', async () => {
    await played.begin(armyAnts, NAMELESS, 7, DEALT);
    moveByHand('a');
    expect([board.enabled, board.hands]).toEqual([true, ['red', 'black']]);

    seat.lend(lesson);
    expect([seat.isLent, seat.owner === lesson, board.enabled]).toEqual([true, true, false]);
    await lesson.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    expect([board.enabled, board.hands]).toEqual([true, ['red']]);
    seat.lock(true); // the step is solved
    expect(board.enabled).toBe(false);

    seat.giveBack();
    expect(await played.resume()).toBe('opened');
    expect([board.moves, board.enabled, board.hands]).toEqual([['a'], true, ['red', 'black']]);
  });

  test('a dialog that leads from one to the other leaves neither covered', async () => {
    await played.begin(armyAnts, NAMELESS, 7, DEALT);
    seat.cover(true);
    expect(board.enabled).toBe(false);
    seat.lend(lesson);
    await lesson.begin(armyAnts, NAMELESS, 7, DEALT);
    expect(board.enabled).toBe(false);
    seat.cover(false);
    expect(board.enabled).toBe(true);
    seat.giveBack();
    await played.resume();
    expect(board.enabled).toBe(true);
  });

  test('a session without the board changes nothing on it, and hears nothing of it', async () => {
    await played.begin(armyAnts, NAMELESS, 7, DEALT);
    moveByHand('a');
    seat.lend(lesson);
    await lesson.begin(armyAnts, NAMELESS, 7, DEALT);
    moveByHand('x');
    played.command('b', 1);
    played.undo();
    played.resign('red');
    played.look.set({ theme: 'dark' });
    expect([board.moves, board.resigned, board.look?.theme]).toEqual([['x'], null, 'light']);
    expect(played.state.mode.kind).toBe('none');
    owners.length = 0;
    played.celebrate(false);
    expect(owners).toEqual([]);
  });

  test('a look that a session was given while it was away holds when it is back', () => {
    seat.lend(lesson);
    played.look.set({ theme: 'dark' });
    seat.giveBack();
    expect(board.look?.theme).toBe('dark');
  });

  test('a computer that answers when its game has lost the board plays nothing there', async () => {
    await played.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    moveByHand('a');
    seat.lend(lesson);
    await lesson.begin(armyAnts, NAMELESS, 7, DEALT);
    await thinker.answer('b');
    expect(board.moves).toEqual([]);
  });
});

describe('a board that is remade', () => {
  const begin = async (): Promise<void> => {
    await played.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    moveByHand('a');
    await turnOver();
  };

  test('has the computer asked again whose answer came meanwhile', async () => {
    await begin();
    board.lose();
    await thinker.answer('b');
    expect([board.moves, played.state.notice]).toEqual([['a'], null]);
    board.remake();
    expect([thinker.questions.length, played.state.thinking]).toEqual([2, true]);
    await thinker.answer('b');
    expect([board.moves, played.state.thinking]).toEqual([['a', 'b'], false]);
  });

  test('has the computer asked again that was still thinking, and plays one answer only', async () => {
    await begin();
    board.lose();
    board.remake();
    await thinker.answer('b');
    await thinker.answer('c');
    expect(board.moves).toEqual(['a', 'b']);
  });

  test('has the computer asked again whose own move trapped', async () => {
    await played.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    board.play('a'); // unheard, so that the test itself can ask the computer
    const trap = vi.spyOn(board, 'play').mockImplementation(() => {
      throw new WebAssembly.RuntimeError('out of bounds');
    });
    const playing = played.computer.play({ ...board.snapshot(), turn: 'black' }, { kind: 'computer', level: 2 });
    const failing = expect(playing).rejects.toThrow('out of bounds');
    await thinker.answer('b');
    await failing;
    trap.mockRestore();
    board.lose();
    board.remake();
    expect(played.state.thinking).toBe(true);
    await thinker.answer('b');
    expect(board.moves).toEqual(['a', 'b']);
  });

  test('carries out the commands that were given meanwhile, in their order', async () => {
    await played.begin(armyAnts, NAMELESS, 7, DEALT);
    moveByHand('a');
    board.lose();
    played.command('b', 1);
    played.note('move-1', 'well');
    played.resign('red');
    expect([board.moves, board.resigned]).toEqual([['a'], null]);
    board.remake();
    await turnOver();
    expect([board.moves, board.resigned, board.notes.get('move-1')]).toEqual([['a', 'b'], 'red', 'well']);
  });

  test('carries out no command in another match than the one it was given in', async () => {
    await played.begin(armyAnts, NAMELESS, 7, DEALT);
    board.lose();
    played.resign('red');
    played.command('a', 0);
    const beginning = played.begin(armyAnts, NAMELESS, 8, DEALT);
    board.remake();
    await beginning;
    await turnOver();
    expect([board.moves, board.resigned]).toEqual([[], null]);
  });

  test('deals a match that was begun meanwhile', async () => {
    board.lose();
    const beginning = played.begin(armyAnts, NAMELESS, 7, DEALT);
    await turnOver();
    expect(played.state.mode.kind).toBe('none');
    board.remake();
    await beginning;
    expect([played.state.mode.kind, board.enabled]).toEqual(['live', true]);
  });

  test('takes back a move that was not confirmed, which the player can make again', async () => {
    played.confirmation.setSeats(['red', 'black']);
    await played.begin(armyAnts, NAMELESS, 7, DEALT);
    moveByHand('a');
    expect(played.state.mode.kind).toBe('confirming');
    board.lose();
    played.confirmation.confirm();
    board.remake(0);
    expect([played.state.mode.kind, played.state.match?.snapshot.ply, board.enabled]).toEqual(['live', 0, true]);
  });

  test('leaves the cards where a player had laid them in secret', async () => {
    await played.begin(armyAnts, NAMELESS, 7, 'edition=2020 setup=total');
    const deployment = deploymentOf(played) ?? expect.fail('no secret set-up');
    deployment.reveal();
    deployment.stage(placeCard(deployment.state.staging ?? expect.fail('no cards'), 'Qh', 3), 'Qh');
    board.lose();
    deployment.shuffleRest();
    deployment.hide();
    deployment.reveal();
    board.remake();
    expect([deployment.state.handingOver, board.watcher]).toEqual([true, null]);
    deployment.reveal();
    expect(deployment.state.staging?.slots[3]).toBe('Qh');
    board.lose();
    board.remake();
    expect([deployment.state.staging?.slots[3], board.watcher]).toEqual(['Qh', 'red']);
  });

  test('shows an earlier position as before', async () => {
    await played.begin(armyAnts, NAMELESS, 7, DEALT);
    moveByHand('a');
    moveByHand('b');
    played.review.goTo(1);
    board.lose();
    played.review.goTo(0);
    board.remake();
    expect([played.state.mode.kind, played.state.match?.snapshot.ply, board.enabled]).toEqual(['reviewing', 1, false]);
  });
});
