// What the session shows to the screens, and the parts of board, computer player and saves that it needs: interfaces, so that it can be
// tested without any of them.

import type { BoardLook } from './board/board';
import type { Choice } from './board/module';
import type { RefusalFacts, SeatName, Snapshot } from './board/snapshot';
import type { Player, SavedGame } from './storage/saved_game';
import type { Slot } from './storage/saves';
import type { DeploymentState } from './deploy/deployment';
import type { Answer, Arrangement, Question } from './thinker/thinker';

/** The part of Board that is used. */
export interface BoardPort {
  readonly ready: Promise<void>;
  setLook(look: BoardLook): void;
  setHands(hands: readonly SeatName[]): void;
  setWatcher(seat: SeatName | null): void;
  setEnabled(enabled: boolean): void;
  setup(seat: SeatName): string;
  checkSetup(setup: string): string;
  newGame(gameAndOptions: string): string;
  open(record: string): string;
  play(move: string): string;
  goTo(ply: number): string;
  resign(seat: SeatName): string;
  agreeDraw(): string;
  setNote(key: string, value: string): string;
  record(): string;
  snapshot(): Snapshot;
  choose(choice: Choice): void;
  activate(cell: number): void;
  extend(cell: number): void;
  clearSelection(): void;
  focusCell(cell: number | null): void;
  readonly pixelRatio: number;
}

export interface ThinkerPort {
  /** Makes ready for the first question. */
  warmUp(): void;
  ask(question: Question): Promise<Answer | null>;
  arrange(setup: string, seed: number): Promise<Arrangement | null>;
  stop(): void;
}

export interface SavesPort {
  readonly working: boolean;
  load(slot: Slot): Promise<SavedGame | null>;
  save(slot: Slot, game: Omit<SavedGame, 'stamp' | 'time'>): void;
  clear(slot: Slot): void;
  setAside(text: string): Promise<boolean>;
}

/** Which rules a new game is played by. */
export interface Variant {
  edition: string;
  setup: string;
}

export type Players = Record<SeatName, Player>;

/** What the line under the board tells besides hints. */
export type Notice =
  | { kind: 'refused'; facts: RefusalFacts }
  | { kind: 'text'; text: string }
  | { kind: 'fresh' } // a new deal put an unfinished game away
  | { kind: 'stalled' } // the computer player does not answer
  | { kind: 'unsealed' } // all cards are up, and the computer's seal has been looked at
  | { kind: 'elsewhere' }; // the game goes on in another tab

export interface SessionState {
  players: Players | null;
  snapshot: Snapshot | null;
  thinking: boolean;
  /** While looking back: the ply to return to. */
  present: number | null;
  notice: Notice | null;
  /** The result is to be shown large. */
  celebrating: boolean;
  /** For the live region: the last thing that happened. */
  announcement: string;
  unsaved: boolean;
  /** The secret set-ups, as far as the screen may know. */
  deployment: DeploymentState;
}
