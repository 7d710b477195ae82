// Puzzles of Army Ants: the Queen is to be captured by force. src/lab/army_ants_puzzles.h

import { sources } from 'translations:army_ants/puzzles';
import { readPuzzles, turnIn, type Proof, type Puzzle, type Puzzles } from '../../contract/puzzle';
import { sideName } from '../../i18n/labels';
import { inTurn, translator } from '../../i18n/translate';
import { other } from '../../model/snapshot';
import { possibleMove } from './advice';
import lines from './puzzles.txt?raw';
import { en } from './puzzles_en';
import type { ArmyAntsSnapshot } from './snapshot';
import { themeOf, THEMES, type Theme } from './themes';

const t = translator(en, sources);

// The value of a proven capture at once; it is less for each turn that it takes (src/players/army_ants/proof.h).
const CAPTURED = 13;
// kFullyProvedTurns there: a capture in more turns may be proved by threats alone.
const FULLY_PROVED = 7;

const turnsOf = ({ facts }: Puzzle): number => Number(facts.get('turns'));
/** So many turns may a capture still take, its own included, before each of the solver's moves. */
const leastValue = (puzzle: Puzzle, own: number): number => CAPTURED + 1 - (turnsOf(puzzle) - 2 * own);

export const puzzles: Puzzles = {
  all: readPuzzles(lines, 'army-ants', turnIn),
  certified: true,
  plates: false,
  themes: THEMES,
  themeOf,
  themeText: (theme, text) => t(`theme.${theme as Theme}.${text}`),
  task(puzzle, own = 0) {
    const { seat } = puzzle;
    const n = (turnsOf(puzzle) + 1) / 2 - own;
    if (n === 1) return t('task.last', { side: sideName(seat) });
    return t('task', { side: sideName(seat), other: sideName(other(seat)), n });
  },
  judge(puzzle, { value }: Proof, own) {
    if (value < leastValue(puzzle, own)) return 'wrong';
    return value === CAPTURED ? 'solved' : 'on';
  },
  wrong(puzzle, { value, reply }, own, after: ArmyAntsSnapshot) {
    if (value > 0) return t('slow');
    const told = t(turnsOf(puzzle) - 2 * own > FULLY_PROVED ? 'wrong.threats' : 'wrong');
    return inTurn(reply === null ? '' : possibleMove(reply, after), told);
  },
  solved: () => t('right'),
};
