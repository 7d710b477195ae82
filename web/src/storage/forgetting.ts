// Which browsers forget what a page has stored: those of Apple, seven days after the last visit, unless the page is on the home screen.
// Every browser on an iPhone or iPad is one of them. Also: whether this browser stores anything at all, and asking it to keep the games.

import { browserStorage, LocalStore } from './local_store';
import { keyOf } from './place';

/** @param isApple told by an event that their engine alone has */
export const forgetsGames = (
  isApple = 'GestureEvent' in globalThis,
  isInstalled = matchMedia('(display-mode: standalone)').matches,
): boolean => isApple && !isInstalled;

/** False if the next game will be kept nowhere, as far as this can be known before it begins. */
export const keepsGames = (
  { working, isOpen }: { readonly working: boolean; readonly isOpen: boolean },
  store = browserStorage(),
): boolean => working && (isOpen || new LocalStore(store).takes(keyOf('probe')));

/**
 * Asks the browser to spare the games when it runs short of space. It may refuse.
 * @param quietly false: also in a browser that asks the person, as Firefox does. Only Firefox's windows have `mozInnerScreenX`.
 */
export function askToKeep({ quietly }: { quietly: boolean }, asksPeople = 'mozInnerScreenX' in globalThis): void {
  if (quietly && asksPeople) return;
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  void storage?.persist?.().catch(() => false);
}
