import { beforeEach, expect, test } from 'vitest';
import { armyAnts } from '../games/army_ants/army_ants';
import { FakeBoard } from '../testing/fake_board';
import { SlowThinker, turnOver } from '../testing/fakes';
import { sessionOf } from '../testing/table';
import { BoardSeat } from './board_seat';
import { NO_SAVES, sandboxPosition } from './sandbox';
import type { Session } from './session';

const PLAYERS = {
  red: { kind: 'person', name: '' },
  black: { kind: 'computer', level: 1 },
} as const;
const START = 'army-ants board=a turn=red';

let board: FakeBoard;
let thinker: SlowThinker;
let session: Session;

beforeEach(() => {
  board = new FakeBoard();
  thinker = new SlowThinker();
  session = sessionOf(thinker, NO_SAVES);
  new BoardSeat(board, session);
});

test('a position is on the board with the moves that led to it, and is played on from there', async () => {
  expect(await session.place(sandboxPosition('army-ants', START, ['a', 'b'], PLAYERS))).toBe('opened');
  expect([board.moves, board.enabled, session.state.unwritten]).toEqual([['a', 'b'], true, null]);
  session.command('c', 2);
  await thinker.answer('d');
  expect(board.moves).toEqual(['a', 'b', 'c', 'd']);
  await turnOver();
  expect(session.state.unsaved).toBe(false);
  expect(await session.resume()).toBe('missing');
});

test('a position that the board refuses leaves the one before it', async () => {
  const position = sandboxPosition('army-ants', START, ['a'], PLAYERS);
  await session.place(position);
  expect(await session.place({ ...position, record: 'rubbish' })).toBe('refused');
  expect(await session.place({ ...position, game: 'ant-war' })).toBe('refused');
  expect([board.moves, session.state.mode.kind, session.state.notice?.kind]).toEqual([['a'], 'live', 'text']);
});

test('another position of the game on the board is there before anything else happens', async () => {
  let asked = 0;
  const games = async (): Promise<typeof armyAnts> => {
    if ((asked += 1) > 1) await turnOver();
    return armyAnts;
  };
  const slow = sessionOf(thinker, NO_SAVES, undefined, games);
  new BoardSeat(board, slow);
  await slow.place(sandboxPosition('army-ants', START, ['a'], PLAYERS));
  void slow.place(sandboxPosition('army-ants', START, ['b'], PLAYERS));
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  expect(board.moves).toEqual(['b']);
});

test('of two positions the later one is on the board, in whatever order their parts arrive', async () => {
  const arrivals: (() => void)[] = [];
  const games = (): Promise<typeof armyAnts> => new Promise((resolve) => arrivals.push(() => resolve(armyAnts)));
  const slow = sessionOf(thinker, NO_SAVES, undefined, games);
  new BoardSeat(board, slow);
  const placed = ['a', 'b'].map((move) => slow.place(sandboxPosition('army-ants', START, [move], PLAYERS)));
  for (const arrive of arrivals.reverse()) arrive();
  expect(await Promise.all(placed)).toEqual(['superseded', 'opened']);
  expect(board.moves).toEqual(['b']);
});
