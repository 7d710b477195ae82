// The parts of board, computer player and saves that the session needs: interfaces, so that it can be tested without any of them.

import type { BoardEvents, BoardLook } from '../board/board';
import type { GameId } from '../model/game_id';
import type { RefusalFacts, SeatName, Snapshot } from '../model/snapshot';
import type { SavedGame } from '../model/saved_game';
import type { SaveOutcome } from '../storage/saves';
import type { Answer, Arrangement, Explanation, Question } from '../thinker/thinker';

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
  expectThrow(dice: number, poses: Float32Array): void;
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
  /** Null when the signal was aborted before the answer came. @param told hears each info line of the search */
  ask(question: Question, signal: AbortSignal, told?: (info: string) => void): Promise<Answer | null>;
  /** The proved facts; null if the question was withdrawn, or the engine is busy with something else. */
  explain(asked: Explanation, signal: AbortSignal, told?: (info: string) => void): Promise<readonly string[] | null>;
  /** Thinks about what may be asked next whenever nothing else is; null: about nothing. */
  ponder(question: Question | null): void;
  /** Answers the running question at once. */
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
