// The screen that is up: read from the address, changed by the page's links and by the browser's own back and forward.

import { cameFrom, presentEntry, screenIn } from '../contract/entry';
import { ROUTES, SCREENS, type Screen } from '../contract/routes';
import { isLink, isMatchLink } from '../model/link_address';
import { t } from '../i18n/translate';

const fragment = (): string => location.hash.slice(1);
const addressOf = (screen: Screen): string => ROUTES[screen].fragment || location.pathname + location.search;

/**
 * The history's own entry: the screen that led there, what it is about, and the screen itself where the address could not tell it. An open
 * dialog has an entry of its own, "over" that of its screen, so that going back closes it.
 */
interface Entry {
  readonly from: Screen | undefined;
  readonly subject?: unknown;
  readonly screen?: Screen;
  readonly dialog?: 'under' | 'over';
}

/** Adds or replaces the entry of the history. A document without an origin, as in a sandboxed frame, may not change its address. */
function enter(how: 'pushState' | 'replaceState', screen: Screen, entry: Entry): void {
  try {
    history[how](entry, '', addressOf(screen));
  } catch {
    history[how]({ ...entry, screen } satisfies Entry, '');
  }
}

export class Router {
  screen: Screen = screenOfAddress();
  /** True if the player has changed screens: the present one is not the one that the page was loaded with. */
  hasMoved = false;
  /** How often another screen, or the same one about something else, has been asked for: each is shown by an element of its own. */
  visits = 0;

  /** The present entry is that of a dialog, which may have been closed since. */
  private isOver = presentEntry()['dialog'] === 'over';

  /**
   * @param arrived called when another screen is up, by the browser's doing
   * @param dismiss closes the dialog that is open; false if none is
   */
  constructor(arrived: () => void, dismiss: () => boolean = () => false) {
    window.addEventListener('popstate', () => {
      const wasOver = this.isOver;
      const { dialog } = presentEntry();
      this.isOver = dialog === 'over';
      if (wasOver && dialog === 'under') {
        // The entry of a dialog that was closed by other means leads nowhere: it is skipped.
        if (!dismiss()) history.back();
        return;
      }
      this.turnTo(screenOfAddress());
      arrived();
    });
  }

  /** The address is a link to a game: what it holds. */
  get link(): string | null {
    return isLink(fragment()) && !screenIn('screen') ? fragment() : null;
  }

  /** False when that screen is already up, and is not to be about something else. */
  goTo(screen: Screen, subject?: unknown): boolean {
    if (screen !== this.screen) {
      enter(this.isOver ? 'replaceState' : 'pushState', screen, { from: this.screen, subject });
      this.isOver = false;
      this.turnTo(screen);
    } else if (subject !== undefined) this.replaceBy(screen, subject);
    else return false;
    this.visits += 1;
    return true;
  }
  /** A dialog is open: going back closes it. */
  cover(): void {
    if (this.isOver) return;
    history.replaceState({ ...presentEntry(), dialog: 'under' }, '');
    history.pushState({ ...presentEntry(), dialog: 'over' }, '');
    this.isOver = true;
  }
  /** The game of the link is saved: loading the page again opens it from there. */
  closeLink(): void {
    if (this.link !== null) this.replaceBy('game');
  }
  /** Replaces the screen that is up, so that going back skips it. */
  replace(screen: Screen): void {
    this.replaceBy(screen);
    this.turnTo(screen);
  }

  /** @param game what the game on the board is called, elsewhere the chosen one; "" before it is there */
  nameWindow(game: string): void {
    // For style sheets: a pull at the edge of a board is not one at the page.
    document.documentElement.dataset['screen'] = this.screen;
    const parts = [ROUTES[this.screen].title(game), t('app.name')];
    document.title = parts.filter(Boolean).join(' – ');
  }

  private replaceBy(screen: Screen, subject?: unknown): void {
    enter('replaceState', screen, { from: cameFrom(), subject, ...(this.isOver ? { dialog: 'over' } : {}) });
  }
  private turnTo(screen: Screen): void {
    this.hasMoved ||= screen !== this.screen;
    this.screen = screen;
  }
}

/** A link to a game leads to the board, which shows it. */
function screenOfAddress(): Screen {
  const screen = screenIn('screen');
  if (screen) return screen;
  if (isMatchLink(fragment())) return 'remote';
  if (isLink(fragment())) return 'game';
  return SCREENS.find((screen) => ROUTES[screen].fragment === location.hash) ?? 'start';
}
