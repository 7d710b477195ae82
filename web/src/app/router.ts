// Which screen is up: told by the address, changed by whoever goes somewhere and by the browser's own back and forward.

import { ROUTES, type Screen } from '../contract/routes';
import { isLink } from '../library/link_address';
import { t } from '../i18n/translate';

const SCREENS = Object.keys(ROUTES) as Screen[];

const fragment = (): string => location.hash.slice(1);
const addressOf = (screen: Screen): string => ROUTES[screen].fragment || location.pathname + location.search;

export class Router {
  screen: Screen = screenOfAddress();
  /** Somebody has come here from another screen: it is not the one that the page was loaded with. */
  hasMoved = false;

  /** @param arrived called when another screen is up, by the browser's doing */
  constructor(arrived: () => void) {
    window.addEventListener('popstate', () => {
      this.turnTo(screenOfAddress());
      arrived();
    });
  }

  /** The address is a link to a game: what it holds. */
  get link(): string | null {
    return isLink(fragment()) ? fragment() : null;
  }

  /** False when that screen is already up. */
  goTo(screen: Screen): boolean {
    if (screen === this.screen) return false;
    history.pushState(null, '', addressOf(screen));
    this.turnTo(screen);
    return true;
  }
  /** The game of the link is saved: loading the page anew opens it from there. */
  closeLink(): void {
    if (this.link !== null) history.replaceState(null, '', addressOf('game'));
  }
  /** In place of the one that is up, which was none: nobody comes back to it. */
  replace(screen: Screen): void {
    history.replaceState(null, '', addressOf(screen));
    this.turnTo(screen);
  }

  /** @param game what the game on the board is called; "" before it is there */
  nameWindow(game: string): void {
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
  if (isLink(fragment())) return 'game';
  return SCREENS.find((screen) => ROUTES[screen].fragment === location.hash) ?? 'start';
}
