// Which browsers forget what a page has stored: those of Apple, seven days after the last visit, unless the page is on the home screen.
// Every browser on an iPhone or iPad is one of them.

export const forgetsGames = (
  { vendor }: Pick<Navigator, 'vendor'> = navigator,
  isInstalled = matchMedia('(display-mode: standalone)').matches,
): boolean => vendor.startsWith('Apple') && !isInstalled;
