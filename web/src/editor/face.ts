// A card as it lies on a board that is being set up: its rank and suit, in the shape and colours of its side.

import { html, type TemplateResult } from 'lit';
import type { CardsOnSpaces } from '../contract/position_page';

/** Signs stay letters where a device would make pictures of them. */
const asLetters = (text: string): string => text.replace(/[\u2665\u2666\u2660\u2663\u2605]/gu, '$&\uFE0E');

export function cardFace(cards: CardsOnSpaces, card: string): TemplateResult {
  const { text, seat } = cards.face(card);
  return html`<span class="card-face ${seat ?? 'neither'}" aria-hidden="true">${asLetters(text)}</span>`;
}
