// A screen of the page. The button that led here has gone with the screen before, and the focus with it: the heading takes it, so that
// keys and screen readers go on from there.

import type { Observable } from '../model/observable';
import type { Settings } from '../storage/settings';
import { keepFocus } from '../ui/focus';
import { follow } from '../ui/follow';
import type { GamePage } from './game_page';
import type { PageContext } from './page_context';
import { PagePart } from './page_part';

/** The page as its screens see it. */
export interface ScreenPage extends PageContext {
  /** On the screen of the game that is played, else the chosen one; null until it is fetched. While another is on its way, the one before. */
  readonly game: GamePage | null;
  /** Fetches the chosen game again where it did not arrive; null where it has not failed. */
  readonly retry: (() => void) | null;
  /** A dialog is up. */
  readonly isCovered: boolean;
  /** Tells that the page is rendered again: its screens are then, too. */
  readonly rendered: Observable;
}

export abstract class ScreenElement extends PagePart {
  declare page: ScreenPage;
  /** False for a game and a match by link: the board takes the focus, and not the heading. */
  protected readonly greets: boolean = true;
  private greeted = false;

  constructor() {
    super();
    follow(this, () => this.page.rendered);
  }

  /** The chosen one, once it is fetched. */
  protected get game(): GamePage | null {
    const { game, settings } = this.page;
    return game?.id === settings.game ? game : null;
  }
  protected get settings(): Settings {
    return this.page.settings;
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    super.updated(changed);
    keepFocus();
    const heading = this.querySelector('h1');
    if (this.greeted || !heading) return;
    this.greeted = true;
    if (
      !this.greets ||
      !this.page.router.hasMoved ||
      (document.activeElement !== null && document.activeElement !== document.body)
    )
      return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
}
