// The services that the page offers to its parts.

import type { Board } from '../board/board';
import type { Session } from '../session/session';
import type { GameId } from '../model/game_id';
import type { Players } from '../model/player';
import type { SavedGame } from '../model/saved_game';
import type { Saves } from '../storage/saves';
import type { ProgressStore } from '../storage/progress_store';
import type { Settings } from '../storage/settings';
import type { PlayedMove, Snapshot } from '../model/snapshot';
import type { MatchPlay } from '../session/game_play';
import type { Lessons } from './lesson';
import type { DialogContent } from '../ui/dialog_content';
import type { Screen } from './routes';

/** The dialogs of the page by name, each with what it is about. */
export interface DialogSubjects {
  menu: object;
  settings: object;
  about: object;
  rules: { section?: string };
  resign: object;
  draw: object;
  end: object;
  deal: object;
  models: object;
  /** A game of the library. */
  share: { id: string };
  entry: { id: string };
  name: { id: string };
  import: object;
  erase: object;
  statistics: object;
  comment: { ply: number };
}
export type NamedDialog = {
  [Name in keyof DialogSubjects]: { dialog: Name } & DialogSubjects[Name];
}[keyof DialogSubjects];
/** Or one that only a part of the page has; its content is made again with every change. Null: there is nothing to show any more. */
export type DialogRequest = NamedDialog | { dialog: 'own'; content: () => DialogContent | null };

/** A position, the moves after it, and which of them lead to what is shown first. */
export interface Analysable {
  readonly game: GameId;
  /** Canonical text. */
  readonly start: string;
  readonly moves: readonly PlayedMove[];
  readonly ply: number;
  /** The first ply that may be looked at: what comes before is no move of the play. */
  readonly first: number;
}

/** A deal that is the same for all who ask for it. */
export interface NumberedDeal {
  options: string;
  number: string;
}

export interface PageContext {
  readonly session: Session;
  readonly board: Board;
  readonly settings: Settings;
  change(settings: Partial<Settings>): void;
  /** False while settings or progress last only until the page closes. */
  readonly isStored: boolean;
  /** Answers one of a game's own questions on the start screen. */
  choose(game: GameId, question: string, answer: string): void;
  show(dialog: DialogRequest): void;
  /**
   * Deals a game and shows it.
   * @param start the record that it begins with, or the deal, instead of one by the settings
   */
  begin(game: GameId, players: Players, seed: number, start?: string | NumberedDeal): Promise<void>;
  /** Shows the screen that sets up positions of the chosen game. @param position null: where that was left */
  setUp(position: string | null): void;
  gameName(game: GameId): string;
  /** In which variants the board knows a game; null until the board's module is there. */
  readonly variants: (game: GameId) => unknown;
  readonly saves: Saves;
  readonly progress: ProgressStore;
  /** How moves are played and counted in a game, once that is fetched. */
  play(id: GameId): Promise<MatchPlay<Snapshot>>;
  /** Takes up a saved game and shows it. @param otherwise where a game that is gone or can't be read leaves the player */
  openKept(id: string, otherwise?: Screen): Promise<void>;
  /** Shows a model game, which is saved only when it is changed. */
  openModel(game: SavedGame): Promise<void>;
  /** @param subject what the screen is about, see entry.ts */
  goTo(screen: Screen, subject?: unknown): void;
  /** True if the player has changed screens: a page that has just been loaded takes no focus. */
  readonly router: { readonly hasMoved: boolean };
  /** Shows the lesson of a game. @param step else it goes on where it was left */
  learn(game: GameId, step?: string): void;
  /** A step or example of a lesson to be looked at where it stands, one position after the other. @param id its name there */
  example(game: GameId, lessons: Lessons, id: string): unknown;
  /** Shows the screen on which moves are tried out from a position. */
  analyse(given: Analysable): void;
  /** The board shows a lesson, a puzzle or an analysis, not the game that is played. */
  readonly inSandbox: boolean;
  /** The board for positions that are no game, until a screen without a sandbox is shown. @param triesOut see Session */
  openSandbox(triesOut?: boolean): Session;
  /** In a sandbox: nothing can be moved on the board by hand, or it can again. */
  lockBoard(locked: boolean): void;
}
