// Which browsers forget what a page has stored: those of Apple, seven days after the last visit, unless the page is on the home screen.
// Every browser on an iPhone or iPad is one of them.

/** @param isApple told by an event that their engine alone has */
export const forgetsGames = (
  isApple = 'GestureEvent' in globalThis,
  isInstalled = matchMedia('(display-mode: standalone)').matches,
): boolean => isApple && !isInstalled;
