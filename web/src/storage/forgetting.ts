// Which browsers forget what a page has stored: those of Apple, seven days after the last visit, unless the page is on the home screen.
// Every browser on an iPhone or iPad is one of them. And whether this one stores anything at all.

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
