// Ant War on paper: its cards. Its board is made of them.

import { html, type TemplateResult } from 'lit';
import { cardPicture } from '../../art/art';
import { ruleArtSprite } from '../../art/rule_art';
import { t } from '../../i18n/later_en';
import { antWarSprite } from './art';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
const CARDS = [...['h', 'd', 's', 'c'].flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`)), '**', '**'];
// A sheet has room for so many.
const ON_SHEET = 25;

export const sheets = (): TemplateResult =>
  html`${ruleArtSprite()}${antWarSprite()}
  ${Array.from(
    { length: Math.ceil(CARDS.length / ON_SHEET) },
    (_, sheet) =>
      html`<section class="page">
        <p>${t('print.cards')}</p>
        <div class="printed-cards">${CARDS.slice(sheet * ON_SHEET, (sheet + 1) * ON_SHEET).map(cardPicture)}</div>
      </section>`,
  )}`;
