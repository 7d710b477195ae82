// The parts of board, computer player and saves that the session needs: types alone, so that it can be tested without any of them.

import type { Board } from '../board/board';
import type { Saves } from '../storage/saves';
import type { Thinker } from '../thinker/thinker';

/** Settings can be made at any time; all else can be asked while it is ready. */
export type BoardPort = Pick<
  Board,
  | 'isReady'
  | 'ready'
  | 'readyFor'
  | 'setLook'
  | 'setWatcher'
  | 'setup'
  | 'question'
  | 'checkSetup'
  | 'newGame'
  | 'open'
  | 'play'
  | 'refusalOf'
  | 'playChance'
  | 'goTo'
  | 'resign'
  | 'agreeDraw'
  | 'setNote'
  | 'record'
  | 'snapshot'
  | 'expectThrow'
  | 'choose'
  | 'activate'
  | 'extend'
  | 'clearSelection'
>;

/** Used by the seat at the board alone (board_seat.ts). */
export type SeatBoard = BoardPort & Pick<Board, 'listen' | 'setHands' | 'setEnabled'>;
export type ThinkerPort = Omit<Thinker, 'rest' | 'close'>;
export type SavesPort = Pick<Saves, 'working' | 'load' | 'find' | 'save' | 'put' | 'remove' | 'quarantine'>;

/** The result of opening a saved game. "superseded": another one has been begun or opened meanwhile. */
export type Opened = 'opened' | 'missing' | 'refused' | 'superseded';
