// The screens: the address of each, and what it is called in the title of the window.

import { t } from '../i18n/translate';

interface Route {
  /** The fragment of the address; "" for the page itself. */
  fragment: string;
  /** @param game what the game on the board is called, elsewhere the chosen one; "" before it is there */
  title: (game: string) => string;
  /** It has the board for something else than the game that is played. */
  hasSandbox?: true;
}

export const ROUTES = {
  start: { fragment: '', title: () => '' },
  game: { fragment: '#game', title: (game) => game },
  lesson: { fragment: '#learn', title: (game) => t('start.learn', { game }), hasSandbox: true },
  puzzles: { fragment: '#puzzles', title: () => t('start.puzzles'), hasSandbox: true },
  position: { fragment: '#position', title: () => t('position.title') },
  analysis: { fragment: '#analysis', title: () => t('analysis.title'), hasSandbox: true },
  remote: { fragment: '#friend', title: () => t('remote.title'), hasSandbox: true },
  library: { fragment: '#library', title: () => t('start.library') },
} as const satisfies Record<string, Route>;

export type Screen = keyof typeof ROUTES;
export const SCREENS = Object.keys(ROUTES) as Screen[];

export const hasSandbox = (screen: Screen): boolean => 'hasSandbox' in ROUTES[screen];
