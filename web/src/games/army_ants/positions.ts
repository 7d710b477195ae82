// Positions of Army Ants being set up: two decks, the stage of the game, and what the rules object to. How they are written is told in
// src/games/army_ants/notation.h.

import { html, nothing, type TemplateResult } from 'lit';
import { sources } from 'translations:army_ants/positions';
import { ruleArtSprite } from '../../art/rule_art';
import type { ChangePosition, PositionPage } from '../../contract/position_page';
import { sideName } from '../../i18n/labels';
import { translator } from '../../i18n/translate';
import { EMPTY, fieldOf, withCell, withFields, type PositionText, spacesOf } from '../../model/position_text';
import type { SeatName } from '../../model/snapshot';
import { numberChooser } from '../../ui/chooser';
import { segmented } from '../../ui/segmented';
import { cardName, antsOf, RALLY_TURNS } from './labels';
import { chosenVariant, dealOptionsOf } from './options';
import { en } from './positions_en';
import { AGGRESSION_OFF } from './variants';
import { t as ofGame } from './en';

/** In the rally nothing is captured. A 9 falls only to a 9, and takes it along. */
type Obstacle = 'rally' | 'nines';

const ALL = 38;
const OF_SIDE = { red: 'hd', black: 'sc' } as const;

/** Whatever falls below a 9 can fall to a 9, and 9s only in pairs: more the missing cards do not tell. */
export function obstacle(position: PositionText): Obstacle | null {
  const cards = (spacesOf(position)?.cells ?? []).filter((cell) => /^[A2-9Q][hdsc]$/.test(cell));
  if (fieldOf(position, 'phase') === 'rally') return cards.length === ALL ? null : 'rally';
  const nines = (side: keyof typeof OF_SIDE): number =>
    cards.filter((card) => card.startsWith('9') && OF_SIDE[side].includes(card.charAt(1))).length;
  return nines('red') === nines('black') ? null : 'nines';
}

const t = translator(en, sources);

const PHASES = ['battle', 'rally'] as const;
const EDITIONS = ['2008', '2020', 'community'] as const;

const DECKS = [[...antsOf('h'), 'Qh'], antsOf('d'), [...antsOf('s'), 'Qs'], antsOf('c')];

const turnsLeft = (position: PositionText): [red: number, black: number] => {
  const [red, black] = fieldOf(position, 'rally', '5,5').split(',').map(Number);
  return [red ?? 0, black ?? 0];
};

/** In the battle neither side has rally turns left. */
const inPhase = (position: PositionText, phase: string): PositionText =>
  withFields(position, { phase, rally: phase === 'rally' ? `${RALLY_TURNS},${RALLY_TURNS}` : '0,0' });

const inEdition = (position: PositionText, edition: string): PositionText =>
  withFields(position, { edition, aggression: null });

function questions(position: PositionText, change: ChangePosition): TemplateResult {
  const phase = fieldOf(position, 'phase');
  const [red, black] = turnsLeft(position);
  return html`${segmented(
    'position-phase',
    t('phase'),
    PHASES.map((value) => ({ value, text: t(`phase.${value}`) })),
    phase as (typeof PHASES)[number],
    (value) => change(inPhase(position, value)),
  )}
  ${
    phase === 'rally'
      ? html`<div class="numbers">
          ${numberChooser(t('rally.red'), [0, RALLY_TURNS], red, (n) => change(withFields(position, { rally: `${n},${black}` })))}
          ${numberChooser(t('rally.black'), [0, RALLY_TURNS], black, (n) => change(withFields(position, { rally: `${red},${n}` })))}
        </div>`
      : nothing
  }
  ${segmented(
    'position-edition',
    t('edition'),
    EDITIONS.map((value) => ({ value, text: ofGame(`start.edition.${value}`) })),
    fieldOf(position, 'edition', '2020') as (typeof EDITIONS)[number],
    (edition) => change(inEdition(position, edition)),
  )}`;
}

function problem(error: string): string {
  if (error.startsWith('board ') && error.endsWith('expected Qh, Qs or both')) return t('problem.queens');
  const twice = /^card '(..)': expected it once, found on (\w+) and (\w+)$/.exec(error);
  if (twice) {
    const [, card = '', first = '', second = ''] = twice;
    return t('problem.twice', { card: cardName(card), first, second });
  }
  const outside = /^card '(..)': on (\w+) stands outside its territory/.exec(error);
  if (outside) return t('problem.outside', { card: cardName(outside[1] ?? ''), cell: outside[2] ?? '' });
  const turns = /^rally '.*': (red|black) is to move in the rally/.exec(error);
  return turns ? t('problem.turns', { side: sideName(turns[1] as SeatName) }) : '';
}

export const positions: PositionPage = {
  empty(settings) {
    const variant = chosenVariant(settings);
    const aggression = variant.endsWith(AGGRESSION_OFF) ? ` ${AGGRESSION_OFF}` : '';
    const edition = variant.split(' ')[0] ?? '';
    const board = Array.from({ length: 8 }, () => '..........').join('/');
    return `army-ants edition=${edition} setup=random${aggression} board=${board} turn=red phase=battle rally=0,0`;
  },
  dealt: (settings) => dealOptionsOf(chosenVariant(settings), 'random'),
  begun: (dealt) => dealt,
  cards: {
    palette: () => DECKS,
    count: () => 1,
    name: cardName,
    drawings: ruleArtSprite,
    anthills: [2, 37],
    isShapeFree: false,
    border: 4,
    put: withCell,
    take: (position, cell) => withCell(position, cell, EMPTY),
  },
  questions,
  unreachable(position) {
    const found = obstacle(position);
    return found ? t(`unreachable.${found}`) : '';
  },
  problem,
};
