// What the screens may ask of the page: as games and library do, and of the game on the board also how it looks.

import type { GamePage } from '../contract/game_page';
import type { PageContext } from '../contract/page_context';
import type { Session } from '../session/session';
import type { DialogContent } from '../ui/dialog_content';

export interface ScreenContext extends PageContext {
  readonly session: Session<GamePage>;
}

/** `close` also runs before what a button of the dialog does. */
export type DialogMaker = (page: ScreenContext, close: () => void) => DialogContent | null;
