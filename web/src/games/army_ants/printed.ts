// Army Ants on paper: the board in two halves, and the cards of both sides.

import { html, svg, type TemplateResult } from 'lit';
import { cardPicture } from '../../art/art';
import { ruleArtSprite } from '../../art/rule_art';
import { t } from '../../i18n/later_en';
import { armyOf } from './labels';

const COLUMNS = 5;
const HALF = 4;
// The size of a space, in millimetres: a card of 35 by 50 with a finger's room about it.
const SPACE = { width: 36, height: 57 };
const EDGE = 4;

/** One half; its back row, with the anthill in its middle, is the lower one. */
function half(): TemplateResult {
  const { width, height } = SPACE;
  const [w, h] = [2 * EDGE + COLUMNS * width, 2 * EDGE + HALF * height];
  const place = (column: number, row: number): TemplateResult => {
    const [x, y] = [EDGE + column * width, EDGE + row * height];
    const isAnthill = row === HALF - 1 && column === Math.floor(COLUMNS / 2);
    const [cx, cy] = [x + width / 2, y + height / 2];
    return svg`<rect class="space" x=${x + 0.5} y=${y + 0.5} width=${width - 1} height=${height - 1} rx="2" />
      ${isAnthill ? svg`<ellipse class="hill" cx=${cx} cy=${cy} rx="14" ry="11" /><ellipse class="hole" cx=${cx} cy=${cy} rx="4" ry="2.500" />` : ''}`;
  };
  return html`<svg class="printed-board" viewBox="0 0 ${w} ${h}" aria-hidden="true">
    <rect class="sheet" width=${w} height=${h} />
    ${Array.from({ length: HALF * COLUMNS }, (_, at) => place(at % COLUMNS, Math.floor(at / COLUMNS)))}
    ${svg`<path class="fold" d=${`M0 0.500H${w}`} />`}
  </svg>`;
}

export const sheets = (): TemplateResult =>
  html`${ruleArtSprite()}
  ${[1, 2].map(
    () =>
      html`<section class="page">
        <p>${t('print.halves')}</p>
        ${half()}
      </section>`,
  )}
  ${['hd', 'sc'].map(armyOf).map(
    (cards) =>
      html`<section class="page">
        <p>${t('print.cards')}</p>
        <div class="printed-cards">${cards.map(cardPicture)}</div>
      </section>`,
  )}`;
