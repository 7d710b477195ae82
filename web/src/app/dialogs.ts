// The contents of each dialog.

import { html, nothing } from 'lit';
import type { GamePage, RulesPage } from '../contract/game_page';
import type { DialogRequest } from '../contract/page_context';
import { t as later } from '../i18n/later_en';
import { t } from '../i18n/translate';
import {
  aboutDialog,
  dealDialog,
  drawDialog,
  endDialog,
  menuDialog,
  resignDialog,
  settingsDialog,
} from '../screens/dialogs';
import { RECORD_DIALOGS } from '../screens/record_dialogs';
import type { DialogMakers, ScreenContext } from '../screens/screen_context';
import type { DialogContent } from '../ui/dialog_content';
import { partFailed } from '../ui/lazy';

type Request = Exclude<DialogRequest, { dialog: 'rules' | 'own' }>;

const DIALOGS: DialogMakers<Request['dialog']> = {
  menu: menuDialog,
  settings: settingsDialog,
  about: aboutDialog,
  resign: resignDialog,
  draw: drawDialog,
  end: endDialog,
  deal: dealDialog,
  ...RECORD_DIALOGS,
};

/** Null: there is nothing to show any more. */
export function dialogContent(page: ScreenContext, close: () => void, request: Request): DialogContent | null {
  // The table has for each name the maker that takes its request, which the compiler cannot follow here.
  const maker: (page: ScreenContext, close: () => void, request: never) => DialogContent | null =
    DIALOGS[request.dialog];
  return maker(page, close, request as never);
}

/** How the rules stand. */
interface RulesView {
  /** Null until they are fetched. */
  readonly page: RulesPage | null;
  readonly variant: string;
  turnTo(variant: string): void;
  /** Shows the game's lesson; null where that would lead away from another. */
  readonly learn: (() => void) | null;
  /** Fetches them again where they did not arrive. */
  readonly retry: (() => void) | null;
}

export const rulesContent = (page: ScreenContext, game: GamePage, view: RulesView): DialogContent => ({
  heading: game.rules.title(),
  size: 'large',
  content: html`${
      view.learn
        ? html`<button type="button" class="quiet learn" @click=${view.learn}>
            ${t('start.learn', { game: page.gameName(game.id) })}
          </button>`
        : nothing
    }
    <button
      type="button"
      class="quiet learn"
      @click=${() => void import('../frame/print_set').then((print) => print.printSet(game))}
    >
      ${later('rules.print')}
    </button>
    ${
      view.page?.content(page, view.variant, (other) => view.turnTo(other)) ??
      (view.retry ? partFailed(view.retry) : later('rules.loading'))
    }`,
});
