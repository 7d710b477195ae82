// The parts of board, computer player and saves that the session needs: interfaces, so that it can be tested without any of them.

import type { BoardEvents } from '../board/events';
import type { Flight } from '../board/dice_module';
import type { BoardLook } from '../board/module';
import type { GameId } from '../model/game_id';
import type { RefusalFacts, SeatName, Snapshot } from '../model/snapshot';
import type { SavedGame } from '../model/saved_game';
import type { SaveOutcome } from '../storage/saves';
import type { Answer, Arrangement, Explanation, Priority, Question } from '../thinker/thinker';

/** The part of Board that a session uses. Settings can be made at any time; all else can be asked while it is ready. */
export interface BoardPort {
  readonly isReady: boolean;
  /** Resolves as soon as it is ready. Rejects when it has failed. */
  ready(): Promise<void>;
  /** Resolves when that game can be dealt or opened. Rejects when a file of it is missing or the board has failed. */
  readyFor(game: GameId): Promise<void>;
  setLook(look: BoardLook): void;
  setWatcher(seat: SeatName | null): void;
  setup(seat: SeatName): string;
  question(seat: SeatName): string;
  checkSetup(setup: string): string;
  newGame(gameAndOptions: string): string;
  open(record: string): string;
  play(move: string): string;
  refusalOf(move: string): RefusalFacts | null;
  playChance(): string;
  goTo(ply: number): string;
  resign(seat: SeatName): string;
  agreeDraw(): string;
  setNote(key: string, value: string): string;
  record(): string;
  snapshot(): Snapshot;
  /** How the throw flies that is about to be played. */
  expectThrow(flight: Flight): void;
  choose(choice: number): void;
  activate(cell: number): void;
  extend(cell: number): void;
  clearSelection(): void;
  focusCell(cell: number | null): void;
  readonly pixelRatio: number;
}

/** Used by the seat at the board alone (board_seat.ts). */
export interface SeatBoard extends BoardPort {
  listen(events: BoardEvents): void;
  /** Sets the sides whose players may move cards by hand. */
  setHands(hands: readonly SeatName[]): void;
  setEnabled(enabled: boolean): void;
}

export interface ThinkerPort {
  /** Makes ready for the first question. */
  warmUp(): void;
  /** The answer, like all others here, comes in its turn; null when the signal was aborted before it came. @param told hears each info line
   * of the search */
  ask(
    question: Question,
    priority: Priority,
    signal: AbortSignal,
    told?: (info: string) => void,
  ): Promise<Answer | null>;
  /** The proved facts. */
  explain(asked: Explanation, priority: Priority, signal: AbortSignal): Promise<readonly string[] | null>;
  /** The lines of a file that proves the result of a position. */
  certify(position: Pick<Question, 'start' | 'moves'>, signal: AbortSignal): Promise<readonly string[] | null>;
  /** Thinks about what may be asked next, until that is asked or the signal is aborted. */
  ponder(expected: Question, signal: AbortSignal): Promise<void>;
  /** Answers the running question of a computer player at once. */
  hurry(): void;
  arrange(setup: string, seed: number, signal: AbortSignal): Promise<Arrangement | null>;
}

export interface SavesPort {
  readonly working: boolean;
  load(): Promise<SavedGame | null>;
  find(id: string): Promise<SavedGame | null>;
  save(game: Omit<SavedGame, 'stamp'>, over: number, begun: boolean): Promise<SaveOutcome>;
  put(game: SavedGame): Promise<boolean>;
  remove(id: string): Promise<void>;
  quarantine(text: string): Promise<boolean>;
}

/** The result of opening a saved game. "superseded": another one has been begun or opened meanwhile. */
export type Opened = 'opened' | 'missing' | 'refused' | 'superseded';
