// For tests: a session at a board of its own, with a computer that answers when the test says so and saves in memory.

import { armyAnts } from '../games/army_ants/army_ants';
import { PERSON, type Players } from '../model/player';
import { BoardSeat } from '../session/board_seat';
import type { GameSource } from '../session/game_play';
import type { SavesPort } from '../session/ports';
import { Session } from '../session/session';
import { FakeBoard } from './fake_board';
import { MemorySaves, SlowThinker } from './fakes';

export const FRIENDS: Players = { red: { kind: 'person', name: 'Anna' }, black: PERSON };
export const AGAINST_BLACK: Players = { red: PERSON, black: { kind: 'computer', level: 2 } };
export const AGAINST_RED: Players = { red: { kind: 'computer', level: 2 }, black: PERSON };
export const COMPUTERS: Players = { red: { kind: 'computer', level: 2 }, black: { kind: 'computer', level: 5 } };
export const DEALT = 'edition=2020 setup=random';

export let board: FakeBoard;
export let thinker: SlowThinker;
export let saves: MemorySaves;
export let session: Session;
export let seat: BoardSeat<Session>;

const atOnce: (milliseconds: number) => Promise<void> = () => Promise.resolve();
const loaded: GameSource<typeof armyAnts> = () => Promise.resolve(armyAnts);

/** A session whose pauses take no time, by default. */
export const sessionOf = (
  asked: SlowThinker,
  kept: SavesPort,
  wait: (milliseconds: number) => Promise<void> = atOnce,
  games = loaded,
): Session => new Session(asked, kept, games, wait);

/** As by a page that is loaded: all is new but what is saved. */
export function sitDown({ wait = atOnce, games = loaded, at = new FakeBoard() } = {}): void {
  board = at;
  thinker = new SlowThinker();
  session = sessionOf(thinker, saves, wait, games);
  seat = new BoardSeat(board, session);
}
/** For the first time: nothing is saved. */
export function comeFirst(kept = new MemorySaves(), how: Parameters<typeof sitDown>[0] = {}): void {
  saves = kept;
  sitDown(how);
}

/** A person moves on the board. */
export const moveByHand = (move: string): void => {
  board.play(move);
  seat.owner.boardEvents.changed();
};
