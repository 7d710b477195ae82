// Positions of Ants: Red vs. Black being set up, at the beginning of a turn: armies and Tactic Points. What else a turn may have come to
// can be written; how is told in src/games/red_vs_black/notation.h.

import { html, type TemplateResult } from 'lit';
import { sources } from 'translations:red_vs_black/positions';
import type { ChangePosition, PositionPage } from '../../contract/position_page';
import { translator } from '../../i18n/translate';
import { fieldOf, withFields, type PositionText } from '../../model/position_text';
import { SEATS, type SeatName } from '../../model/snapshot';
import { numberChooser } from '../../ui/chooser';
import { STATES, unitFace } from './army';
import { dealOptions } from './options';
import { en } from './positions_en';

const t = translator(en, sources);

const MOST_POINTS = 3;
/** As the notation writes a unit: unwounded, wounded, removed. */
const SIGNS = '01x';

function pointsOf(position: PositionText): Record<SeatName, number> {
  const [red, black] = fieldOf(position, 'tactics', '3,3').split(',').map(Number);
  return { red: red ?? 0, black: black ?? 0 };
}

function army(position: PositionText, seat: SeatName, change: ChangePosition): TemplateResult {
  const units = fieldOf(position, seat).match(/./g) ?? [];
  const turned = (at: number): string =>
    units.map((unit, i) => (i === at ? (SIGNS[(SIGNS.indexOf(unit) + 1) % SIGNS.length] ?? '0') : unit)).join('');
  return html`<fieldset class="set-army">
    <legend>${t(`army.${seat}`)}</legend>
    <div class="army ${seat} by-hand">
      ${units.map((unit, at) => {
        const state = Math.max(0, SIGNS.indexOf(unit));
        return html`<button
          type="button"
          class="unit ${STATES[state] ?? ''}"
          aria-label=${t(`unit.${state as 0 | 1 | 2}`, { n: at + 1 })}
          @click=${() => change(withFields(position, { [seat]: turned(at) }))}
        >
          ${unitFace(seat, at + 1)}
        </button>`;
      })}
    </div>
  </fieldset>`;
}

function questions(position: PositionText, change: ChangePosition): TemplateResult {
  const points = pointsOf(position);
  return html`<p class="position-hint">${t('hint')}</p>
    ${SEATS.map((seat) => army(position, seat, change))}
    <div class="numbers">
      ${SEATS.map((seat) =>
        numberChooser(t(`points.${seat}`), [0, MOST_POINTS], points[seat], (n) => {
          const { red, black }: typeof points = { ...points, [seat]: n };
          change(withFields(position, { tactics: `${red},${black}` }));
        }),
      )}
    </div>`;
}

export const positions: PositionPage = {
  empty: (settings) =>
    ['red-vs-black', dealOptions(settings), 'red=0000000000 black=0000000000 tactics=3,3 phase=commit turn=1']
      .filter(Boolean)
      .join(' '),
  dealt: dealOptions,
  begun: (dealt) => dealt,
  cards: null,
  questions,
  problem: (error) => (error.endsWith('an army has two units or fewer') ? t('problem.over') : ''),
};
