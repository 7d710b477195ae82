// Puzzles of Ants: Red vs. Black: both throws lie there, and one tactic wins most often. src/lab/red_vs_black_puzzles.h

import { html } from 'lit';
import { sources } from 'translations:red_vs_black/puzzles';
import { readPuzzles, type Puzzle, type Puzzles } from '../../contract/puzzle';
import { sideName } from '../../i18n/labels';
import { translator } from '../../i18n/translate';
import { other } from '../../model/snapshot';
import { moveText } from './labels';
import lines from './puzzles.txt?raw';
import { en } from './puzzles_en';
import { themeOf, THEMES, type Theme } from './themes';
import './puzzles.css';

const t = translator(en, sources);

// The engine counts in hundredths of a per cent (src/players/red_vs_black/proof.h).
/** To a tenth of a per cent. */
const percent = (value: number): string => t('percent', { n: Math.round(value / 10) / 10 });

interface Chance {
  move: string;
  value: number;
}

/** The worth of the best tactics, the best first. */
const chancesOf = ({ facts }: Puzzle): Chance[] =>
  (facts.get('chances') ?? '').split(';').map((chance) => {
    const [move = '', value = ''] = chance.split('=');
    return { move, value: Number(value) };
  });

export const puzzles: Puzzles = {
  // Red chooses first: where its tactic stands there, Black is to choose.
  all: readPuzzles(lines, 'red-vs-black', (start) => (start.includes(' red-tactic=') ? 'black' : 'red')),
  // Results are chances here.
  certified: false,
  plates: true,
  themes: THEMES,
  themeOf,
  themeText: (theme, text) => t(`theme.${theme as Theme}.${text}`),
  task: ({ seat }) => t('task', { side: sideName(seat) }),
  judge: () => 'wrong',
  wrong: ({ seat }, { value }) =>
    t('wrong', { side: sideName(seat), other: sideName(other(seat)), chance: percent(value) }),
  solved(puzzle) {
    const chances = chancesOf(puzzle);
    return html`${t('right', { side: sideName(puzzle.seat), chance: percent(chances[0]?.value ?? 0) })}
      <span class="puzzle-chances" role="list">
        ${chances.map(
          ({ move, value }) => html`<span role="listitem">${moveText({ text: move })} <b>${percent(value)}</b></span>`,
        )}
      </span>`;
  },
};
