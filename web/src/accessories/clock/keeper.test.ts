// The clocks beside a session: its moves, its end, and what happens around it. Time passes when the test says so.

import { beforeEach, describe, expect, test } from 'vitest';
import { armyAnts } from '../../games/army_ants/army_ants';
import type { Players } from '../../model/player';
import type { ArmyAntsSnapshot } from '../../games/army_ants/snapshot';
import {
  AGAINST_BLACK,
  board,
  comeFirst,
  DEALT,
  moveByHand as move,
  saves,
  session,
  sitDown,
} from '../../testing/table';
import { ClockKeeper, type Environment } from './keeper';

const FRIENDS: Players = { red: { kind: 'person', name: 'Anna' }, black: { kind: 'person', name: 'Ben' } };

class Room implements Environment {
  time = 0;
  seen = true;
  private ticks = new Set<() => void>();
  private sights = new Set<() => void>();
  now(): number {
    return this.time;
  }
  isSeen(): boolean {
    return this.seen;
  }
  onSight(changed: () => void): () => void {
    this.sights.add(changed);
    return () => this.sights.delete(changed);
  }
  every(_milliseconds: number, act: () => void): () => void {
    this.ticks.add(act);
    return () => this.ticks.delete(act);
  }
  /** A tick each second, as on a busy page, and one at the end. */
  pass(seconds: number): void {
    const end = this.time + seconds * 1000;
    while (this.time < end) this.late(Math.min(1000, end - this.time) / 1000);
  }
  /** The next tick comes after so long. */
  late(seconds: number): void {
    this.time += seconds * 1000;
    for (const tick of this.ticks) tick();
  }
  see(seen: boolean): void {
    this.seen = seen;
    for (const changed of this.sights) changed();
  }
}

let room: Room;
let pauses: number;
let keeper: ClockKeeper;

const keep = (): ClockKeeper => new ClockKeeper(session, room, () => (pauses += 1));
const seconds = (of = keeper): [number, number] => {
  const left = of.left ?? expect.fail('no clocks');
  return [left.red / 1000, left.black / 1000];
};

beforeEach(async () => {
  room = new Room();
  pauses = 0;
  comeFirst();
  session.timing.next = '3+2';
  await session.begin(armyAnts, FRIENDS, 7, DEALT);
  keeper = keep();
});

describe('clocks', () => {
  test('they start with the first move, and each runs in its own turn', () => {
    room.pass(30);
    expect(seconds()).toEqual([180, 180]);
    move('a');
    room.pass(10);
    expect(seconds()).toEqual([180, 170]);
    move('b');
    room.pass(7);
    expect(seconds()).toEqual([173, 172]);
    expect(keeper.running).toBe('red');
  });

  test('a move that waits to be confirmed costs its maker the time', () => {
    session.confirmation.setSeats(['red', 'black']);
    move('a');
    session.confirmation.confirm();
    room.pass(10);
    move('b');
    room.pass(5);
    expect(keeper.running).toBe('black');
    expect(seconds()).toEqual([180, 165]);
    session.confirmation.confirm();
    expect(keeper.running).toBe('red');
    expect(seconds()).toEqual([180, 167]);
  });

  test('who runs out of time has lost, which the record tells as a game given up with a note', async () => {
    move('a');
    room.pass(179);
    expect(session.state.match?.snapshot.status.kind).toBe('playing');
    room.pass(2);
    expect(session.state.match?.snapshot.status).toEqual({ kind: 'won', winner: 'red', reason: 'time' });
    expect(board.resigned).toBe('black');
    expect(board.notes.get('clock')).toBe('3+2');
    expect(board.notes.get('clock-fell')).toBe('1');
    expect(session.state.announcement).toContain('Ben (Black) ran out of time.');
    await Promise.resolve();
    room.pass(60);
    expect(saves.current?.over).toBe(true);
    expect(saves.current?.clock?.['left']).toEqual([180_000, 0]);
  });

  test('a game given up by hand is not lost on time', () => {
    move('a');
    session.resign();
    expect(session.state.match?.snapshot.status.reason).toBe('resigned');
  });

  test.each([
    ['runs out of time', 181, 0],
    ['gives the game up', 50, 130],
  ])('who %s has as much left when the end has been undone and redone', (_how, thought, left) => {
    move('a');
    room.pass(thought);
    if (left > 0) session.resign();
    expect(seconds()).toEqual([180, left]);
    session.undo();
    session.redo();
    expect(session.state.match?.snapshot.status.kind).toBe('won');
    expect(seconds()).toEqual([180, left]);
  });

  test('undo gives the time back', () => {
    move('a');
    room.pass(60);
    move('b');
    room.pass(60);
    expect(seconds()).toEqual([120, 122]);
    session.undo();
    expect(seconds()).toEqual([180, 180]);
    room.pass(1);
    expect(seconds()).toEqual([180, 179]);
    session.redo();
    expect(seconds()).toEqual([180, 122]);
  });

  test('it is said when a minute is left, and when ten seconds are', () => {
    move('a');
    room.pass(119);
    expect(session.state.announcement).not.toContain('minute');
    room.pass(1.5);
    expect(session.state.announcement).toBe('Ben (Black) has one minute left.');
    room.pass(50);
    expect(session.state.announcement).toBe('Ben (Black) has ten seconds left.');
  });

  test('a pause holds both until somebody goes on', () => {
    move('a');
    room.pass(10);
    keeper.hold('asked');
    expect([keeper.pause, keeper.running, pauses]).toEqual(['asked', null, 1]);
    room.pass(1000);
    keeper.goOn();
    room.pass(5);
    expect(seconds()).toEqual([180, 165]);
  });

  test('nobody sees the page: the clocks stand until somebody goes on, and what is left is on the disk', () => {
    move('a');
    room.pass(10);
    room.see(false);
    expect(keeper.pause).toBe('hidden');
    expect(saves.current?.clock?.['left']).toEqual([180_000, 170_000]);
    room.pass(500);
    room.see(true);
    room.pass(500);
    expect(seconds()).toEqual([180, 170]);
    keeper.goOn();
    room.pass(1);
    expect(seconds()).toEqual([180, 169]);
  });

  test('the device sleeps without a word: that is a pause, not thought', () => {
    move('a');
    room.pass(10);
    room.late(3600);
    expect(session.state.match?.snapshot.status.kind).toBe('playing');
    expect([keeper.pause, keeper.running, pauses]).toEqual(['hidden', null, 1]);
    expect(seconds()).toEqual([180, 170]);
    room.pass(30);
    keeper.goOn();
    room.pass(4);
    expect(seconds()).toEqual([180, 166]);
  });

  test('what is heard first after such a sleep, before any tick, costs nobody time either', () => {
    move('a');
    room.pass(10);
    room.time += 3_600_000;
    expect(seconds()).toEqual([180, 170]);
    move('b');
    expect(seconds()).toEqual([180, 172]);
    room.late(0);
    expect([keeper.pause, keeper.running]).toEqual(['hidden', null]);
    keeper.goOn();
    room.time += 3_600_000;
    room.see(false);
    expect(seconds()).toEqual([180, 172]);
  });

  test('a page that is busy for two seconds keeps no clock from running', () => {
    move('a');
    room.late(2);
    room.late(4.9);
    expect([keeper.pause, seconds()]).toEqual([null, [180, 173.1]]);
  });

  test('a move that is cancelled before it counts costs the time that it took, and gains none', () => {
    session.confirmation.setSeats(['red', 'black']);
    move('a');
    session.confirmation.confirm();
    room.pass(20);
    move('b');
    room.pass(5);
    session.confirmation.takeBack();
    expect(seconds()).toEqual([180, 155]);
    room.pass(1);
    expect([keeper.running, seconds()]).toEqual(['black', [180, 154]]);
    expect(session.state.mode.kind).toBe('live');
  });

  test('when the game is over both stand, whatever is looked at or dismissed after that', () => {
    move('a');
    room.pass(10);
    move('b');
    room.pass(10);
    move('cQ');
    expect(session.state.match?.snapshot.status.kind).toBe('won');
    const ends = seconds();
    const rest = (): void => {
      room.pass(30);
      expect([keeper.running, seconds()]).toEqual([null, ends]);
    };
    rest();
    session.celebrate(false);
    rest();
    session.review.goTo(1);
    rest();
    session.review.back();
    rest();
    session.look.turnRound();
    rest();
    room.see(false);
    room.see(true);
    rest();
  });

  test('time stays with the person where a round changes the colours, and its last move gains as any other', () => {
    const plain = board.snapshot.bind(board);
    let round: Partial<ArmyAntsSnapshot> = {};
    board.snapshot = () => {
      const now = plain();
      return { ...now, moves: now.moves.map((played) => ({ ...played, player: played.seat })), ...round };
    };
    move('a');
    room.pass(10);
    round = { held: true };
    move('b');
    room.pass(20);
    expect([keeper.running, seconds()]).toEqual([null, [180, 172]]);
    // Ben, who had Black, has Red now, and moves first again.
    round = { swapped: true, turn: 'red' };
    session.boardEvents.rest();
    expect([keeper.running, seconds()]).toEqual(['red', [172, 180]]);
    room.pass(5);
    expect(seconds()).toEqual([167, 180]);
    round = { swapped: true, turn: 'black' };
    session.boardEvents.rest();
    room.pass(5);
    expect(seconds()).toEqual([167, 175]);
  });

  test('whatever two people do, the clocks lose what was played and gain what was earned', () => {
    session.confirmation.setSeats(['red', 'black']);
    let [spent, gained] = [0, 0];
    const sum = (): number => seconds().reduce((one, other) => one + other);
    const think = (by: number): void => {
      room.pass(by);
      spent += by;
      expect(sum()).toBeCloseTo(360 - spent + gained, 1);
    };
    move('a');
    session.confirmation.confirm();
    for (const text of ['b', 'c', 'd', 'e', 'f', 'g']) {
      think(3.3);
      session.look.turnRound();
      move(text);
      think(1.2);
      if (text === 'd') session.confirmation.takeBack();
      if (text === 'd') move('dd');
      session.confirmation.confirm();
      gained += 2;
      think(0.7);
      session.review.goTo(1);
      think(2);
      session.review.back();
      keeper.hold('asked');
      room.pass(50);
      keeper.goOn();
      room.late(500);
      keeper.goOn();
    }
    session.resign();
    room.pass(60);
    expect(sum()).toBeCloseTo(360 - spent + gained, 1);
  });

  test('while an earlier position is looked at, whoever is to move goes on losing time', () => {
    move('a');
    move('b');
    move('c');
    session.review.goTo(1);
    room.pass(10);
    expect(keeper.running).toBe('black');
    session.review.back();
    expect(seconds()).toEqual([182, 172]);
  });

  test('a game that is taken up again has the time that it was left with, and waits', async () => {
    move('a');
    room.pass(50);
    keeper.stop();
    const { clock } = saves.current ?? expect.fail('nothing was saved');
    expect(clock?.['left']).toEqual([180_000, 130_000]);
    sitDown();
    expect(await session.resume()).toBe('opened');
    pauses = 0;
    const again = keep();
    expect([again.pause, pauses]).toEqual(['closed', 1]);
    room.pass(100);
    again.goOn();
    room.pass(1);
    expect(seconds(again)).toEqual([180, 129]);
  });

  test('the next game has the same clocks, and one without clocks none', async () => {
    move('a');
    room.pass(50);
    session.timing.next = 'off';
    await session.rematch(true);
    expect(seconds()).toEqual([180, 180]);
    session.timing.next = 'off';
    await session.begin(armyAnts, FRIENDS, 7, DEALT);
    expect(keeper.left).toBeNull();
    session.timing.next = '3+2';
    await session.begin(armyAnts, { ...FRIENDS, black: AGAINST_BLACK.black }, 7, DEALT);
    expect(keeper.left, 'against the computer').toBeNull();
    move('a');
    expect(saves.current?.clock).toBeUndefined();
  });
});
