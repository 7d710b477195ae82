// The screen that is up: read from the address, changed by the page's links and by the browser's own back and forward.

import { ROUTES, type Screen } from '../contract/routes';
import { isLink } from '../library/link_address';
import { isMatchLink } from '../model/match_link';
import { t } from '../i18n/translate';

const SCREENS = Object.keys(ROUTES) as Screen[];

const fragment = (): string => location.hash.slice(1);
const addressOf = (screen: Screen): string => ROUTES[screen].fragment || location.pathname + location.search;

/** The history's own entry: the screen that led there, and the screen itself where the address could not tell it. */
interface Entry {
  readonly from: Screen | undefined;
  readonly screen?: Screen;
}

/** Adds or replaces the entry of the history. A document without an origin, as in a sandboxed frame, may not change its address. */
function enter(how: 'pushState' | 'replaceState', screen: Screen, from: Screen | undefined): void {
  try {
    history[how]({ from } satisfies Entry, '', addressOf(screen));
  } catch {
    history[how]({ from, screen } satisfies Entry, '');
  }
}

function ofEntry(key: keyof Entry): Screen | undefined {
  const entry = history.state as Partial<Record<string, unknown>> | null;
  return SCREENS.find((screen) => screen === entry?.[key]);
}

export class Router {
  screen: Screen = screenOfAddress();
  /** True if the player has changed screens: the present one is not the one that the page was loaded with. */
  hasMoved = false;

  /** @param arrived called when another screen is up, by the browser's doing */
  constructor(arrived: () => void) {
    window.addEventListener('popstate', () => {
      this.turnTo(screenOfAddress());
      arrived();
    });
  }

  /** The screen that led to this one: also when the page is loaded again, or the browser comes back to it. */
  get from(): Screen | undefined {
    return ofEntry('from');
  }
  /** The address is a link to a game: what it holds. */
  get link(): string | null {
    return isLink(fragment()) && !ofEntry('screen') ? fragment() : null;
  }

  /** False when that screen is already up. */
  goTo(screen: Screen): boolean {
    if (screen === this.screen) return false;
    enter('pushState', screen, this.screen);
    this.turnTo(screen);
    return true;
  }
  /** The game of the link is saved: loading the page again opens it from there. */
  closeLink(): void {
    if (this.link !== null) enter('replaceState', 'game', this.from);
  }
  /** Replaces the screen that is up, so that going back skips it. */
  replace(screen: Screen): void {
    enter('replaceState', screen, this.from);
    this.turnTo(screen);
  }

  /** @param game what the game on the board is called, elsewhere the chosen one; "" before it is there */
  nameWindow(game: string): void {
    // For style sheets: a pull at the edge of a board is not one at the page.
    document.documentElement.dataset['screen'] = this.screen;
    const parts = [ROUTES[this.screen].title(game), t('app.name')];
    document.title = parts.filter(Boolean).join(' – ');
  }

  private turnTo(screen: Screen): void {
    this.hasMoved ||= screen !== this.screen;
    this.screen = screen;
  }
}

/** A link to a game leads to the board, which shows it. */
function screenOfAddress(): Screen {
  const screen = ofEntry('screen');
  if (screen) return screen;
  if (isMatchLink(fragment())) return 'remote';
  if (isLink(fragment())) return 'game';
  return SCREENS.find((screen) => ROUTES[screen].fragment === location.hash) ?? 'start';
}
