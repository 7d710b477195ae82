// What all parts of the page share: components without shadow trees (SDL has to find the canvas, labels and dialogs have to find each
// other, and one stylesheet serves all), and the things that they may ask of the page.

import { LitElement } from 'lit';
import type { Board } from '../board/board';
import type { Session } from '../session';
import type { GamePage } from '../games/game';
import type { GameId } from '../games/registry';
import type { Players } from '../session_types';
import type { SetAside } from '../storage/saves';
import type { Settings } from '../storage/settings';

/** The page's own dialogs; a game has more, see GamePage.dialog(). */
export type DialogName = 'menu' | 'settings' | 'rules' | 'about' | 'resign' | 'draw';

export interface PageContext {
  readonly session: Session;
  readonly board: Board;
  readonly settings: Settings;
  /** The game that is played, or chosen on the start screen; null until it is fetched. */
  readonly game: GamePage | null;
  change(settings: Partial<Settings>): void;
  /** Answers one of a game's own questions on the start screen. */
  choose(game: GameId, question: string, answer: string): void;
  /** Shows a dialog, the page's or the game's; `section` is where the rules are opened. */
  show(dialog: string, section?: string): void;
  /** Deals a new game and shows it. */
  begin(game: GamePage, players: Players, seed: number): Promise<void>;
  /** In which variants the board knows a game; null until the board's module is there. */
  variants(game: GameId): unknown;
  /** Saved games that could not be read. */
  readonly setAside: { all(): Promise<SetAside[]>; remove(id: number): Promise<void> };
  goTo(screen: 'start' | 'game'): void;
}

export abstract class PageElement extends LitElement {
  protected override createRenderRoot(): this {
    return this;
  }
}
