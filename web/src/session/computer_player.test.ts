import { expect, test, vi } from 'vitest';
import { armyAnts } from '../games/army_ants/army_ants';
import { BoardSeat } from './board_seat';
import { Session } from './session';
import { FakeBoard } from '../testing/fake_board';
import { MemorySaves, SlowThinker, sessionOf } from '../testing/fakes';

test('the patient player is asked by its time, thinks on what it expects, and can be hurried', async () => {
  const board = new FakeBoard();
  const thinker = new SlowThinker();
  const session = sessionOf(thinker, new MemorySaves());
  new BoardSeat(board, session);
  const elder = { kind: 'computer', level: 10, seconds: 3 } as const;
  await session.begin(armyAnts, { red: { kind: 'person', name: '' }, black: elder }, 7, 'edition=2020 setup=random');
  board.play('a');
  session.boardEvents.changed();
  expect(thinker.questions).toEqual([{ start: 'start for=black', moves: ['a'], limits: 'movetime 3000 seed 7' }]);
  session.computer.hurry();
  expect(thinker.hurried).toBe(1);
  await thinker.answer('b', 0, { reply: 'c' });
  session.computer.ponder(session.state.match?.snapshot ?? null);
  const now = thinker.pondering;
  expect(now).toEqual({ start: 'start for=black', moves: ['a', 'b', 'c'], limits: 'movetime 3000 seed 7' });
  board.play('c');
  session.boardEvents.changed();
  expect(thinker.questions.at(-1)).toEqual(now);
  // At any other position there is nothing to expect.
  session.computer.ponder(session.state.match?.snapshot ?? null);
  expect(thinker.pondering).toBeNull();
});

test('the first move waits until the deal has been seen', async () => {
  const board = new FakeBoard();
  const thinker = new SlowThinker();
  const longest = (milliseconds: number): Promise<void> =>
    milliseconds < 6000 ? Promise.resolve() : new Promise(() => undefined);
  const session = new Session(thinker, new MemorySaves(), () => Promise.resolve(armyAnts), longest);
  new BoardSeat(board, session);
  const egg = { kind: 'computer', level: 1 } as const;
  await session.begin(armyAnts, { red: egg, black: { kind: 'person', name: '' } }, 7, 'edition=2020 setup=random');
  let seen = (): void => undefined;
  session.deal(new Promise((resolve) => (seen = resolve)));
  await thinker.answer('a');
  expect(board.moves).toEqual([]);
  seen();
  await vi.waitUntil(() => board.moves.length > 0);
});
