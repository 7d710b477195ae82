// Puzzles of Ant War: one turn leads to a better end of the round than all others. src/lab/ant_war_puzzles.h

import { sources } from 'translations:ant_war/puzzles';
import { readPuzzles, turnIn, type Puzzle, type Puzzles } from '../../contract/puzzle';
import { sideName } from '../../i18n/labels';
import { translator } from '../../i18n/translate';
import lines from './puzzles.txt?raw';
import { en } from './puzzles_en';
import { themeOf, THEMES, type Theme } from './themes';

const t = translator(en, sources);

/** By how much a colour is ahead at the end, in words. */
const ending = (value: number): string =>
  value === 0 ? t('even') : t(value > 0 ? 'ahead' : 'behind', { n: Math.abs(value) });
const pointsOf = ({ facts }: Puzzle, name: 'best' | 'next'): number => Number(facts.get(name));

export const puzzles: Puzzles = {
  all: readPuzzles(lines, 'ant-war', turnIn),
  certified: true,
  plates: true,
  themes: THEMES,
  themeOf,
  themeText: (theme, text) => t(`theme.${theme as Theme}.${text}`),
  task: ({ seat }) => t('task', { side: sideName(seat) }),
  // No other first move comes to as much, nor does any later one that a puzzle asks for.
  judge: () => 'wrong',
  wrong: (puzzle, { value }) => t('wrong', { side: sideName(puzzle.seat), ending: ending(value) }),
  solved: (puzzle) =>
    t('right', {
      side: sideName(puzzle.seat),
      ending: ending(pointsOf(puzzle, 'best')),
      next: ending(pointsOf(puzzle, 'next')),
    }),
};
