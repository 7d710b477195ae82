// What all parts of the page share: components without shadow trees (SDL has to find the canvas, labels and dialogs have to find each
// other, and one stylesheet serves all), and the things that they may ask of the page.

import { LitElement } from 'lit';
import type { Board } from '../board/board';
import type { Session } from '../session/session';
import type { GamePage } from '../contract/game_page';
import type { GameId } from '../app/registry';
import type { Players } from '../session/ports';
import type { Saves } from '../storage/saves';
import type { Settings } from '../storage/settings';
import { wordsAreComing, wordsArrived } from '../i18n/pending_catalogues';

export type Screen = 'start' | 'game' | 'library';

/** The page's own dialogs; a game has more, see GamePage.dialog(). */
export type DialogName =
  'menu' | 'settings' | 'rules' | 'about' | 'resign' | 'draw' | 'share' | 'take' | 'entry' | 'name' | 'comment';

export interface PageContext {
  readonly session: Session;
  readonly board: Board;
  readonly settings: Settings;
  /** The game that is played, or chosen on the start screen; null until it is fetched. */
  readonly game: GamePage | null;
  change(settings: Partial<Settings>): void;
  /** Answers one of a game's own questions on the start screen. */
  choose(game: GameId, question: string, answer: string): void;
  /** Shows a dialog, the page's or the game's; `subject` is what it is about: the section of the rules, a game of the library, a ply. */
  show(dialog: string, subject?: string): void;
  /** What the dialog is about; "" for nothing in particular. */
  readonly subject: string;
  /** Deals a new game and shows it. */
  begin(game: GamePage, players: Players, seed: number): Promise<void>;
  /** In which variants the board knows a game; null until the board's module is there. */
  variants(game: GameId): unknown;
  readonly saves: Saves;
  /** Takes up a game of the library and shows it. */
  openKept(id: string): Promise<void>;
  goTo(screen: Screen): void;
}

export abstract class PageElement extends LitElement {
  protected override createRenderRoot(): this {
    return this;
  }

  /** Nothing is said before the words for it are there. */
  protected override async scheduleUpdate(): Promise<void> {
    if (wordsAreComing()) await wordsArrived();
    await super.scheduleUpdate();
  }
}
