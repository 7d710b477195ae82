// The page's services for the screens: those for games and library, and the look of the game on the board.

import type { GamePage } from '../contract/game_page';
import type { DialogRequest, PageContext } from '../contract/page_context';
import type { Session } from '../session/session';
import type { DialogContent } from '../ui/dialog_content';

export interface ScreenContext extends PageContext {
  readonly session: Session<GamePage>;
}

/** The request for a dialog of that name. */
type RequestFor<Name, Request = DialogRequest> = Request extends { dialog: infer Names }
  ? Name extends Names
    ? Request
    : never
  : never;

/** `close` also runs before what a button of the dialog does. Null: there is nothing to show any more. */
export type DialogMaker<Name = DialogRequest['dialog']> = (
  page: ScreenContext,
  close: () => void,
  request: RequestFor<Name>,
) => DialogContent | null;
export type DialogMakers<Name extends DialogRequest['dialog']> = { readonly [Each in Name]: DialogMaker<Each> };
