// What the parts of the page may ask of it.

import type { Board } from '../board/board';
import type { Session } from '../session/session';
import type { GameId } from '../model/game_id';
import type { Players } from '../model/player';
import type { Saves } from '../storage/saves';
import type { Settings } from '../storage/settings';
import type { Snapshot } from '../model/snapshot';

export type Screen = 'start' | 'game' | 'library';

/** The page's own dialogs; a game has more, see GamePage.dialog(). */
export type DialogName =
  'menu' | 'settings' | 'rules' | 'about' | 'resign' | 'draw' | 'share' | 'take' | 'entry' | 'name' | 'comment';

export interface PageContext {
  readonly session: Session;
  readonly board: Board;
  readonly settings: Settings;
  change(settings: Partial<Settings>): void;
  /** Answers one of a game's own questions on the start screen. */
  choose(game: GameId, question: string, answer: string): void;
  /** Shows a dialog, the page's or the game's; `subject` is what it is about: the section of the rules, a game of the library, a ply. */
  show(dialog: string, subject?: string): void;
  /** What the dialog is about; "" for nothing in particular. */
  readonly subject: string;
  /** Deals the game that is chosen on the start screen and shows it. */
  begin(players: Players, seed: number): Promise<void>;
  /** In which variants the board knows a game; null until the board's module is there. */
  variants(game: GameId): unknown;
  readonly saves: Saves;
  /** The first ply that players of this game call a move. */
  firstPly(snapshot: Snapshot): Promise<number>;
  /** Takes up a game of the library and shows it. */
  openKept(id: string): Promise<void>;
  goTo(screen: Screen): void;
}

/** The computer answers by itself; a person is asked. */
export function offerDraw(page: PageContext): void {
  if (page.session.opponentIsComputer) void page.session.offerDrawToComputer();
  else page.show('draw');
}
