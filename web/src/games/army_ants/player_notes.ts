// The notes on a player's plate: the rally turns left, and the enemy cards this side has captured.

import { html, nothing, type TemplateResult } from 'lit';
import { other, type SeatName } from '../../model/snapshot';
import { seatOfCard, sideName } from '../../i18n/labels';
import { listOf } from '../../i18n/translate';
import { cardName } from './labels';
import type { ArmyAntsSnapshot } from './snapshot';
import { t } from './en';

const RALLY_TURNS = 5;
const RANKS = 'QA23456789';

function capturedCards(snapshot: ArmyAntsSnapshot, seat: SeatName): TemplateResult | typeof nothing {
  const victim = other(seat);
  const cards = snapshot.moves
    .slice(0, snapshot.ply)
    .flatMap(({ captured }) => captured.filter((card) => seatOfCard(card) === victim))
    .sort((a, b) => RANKS.indexOf(b.charAt(0)) - RANKS.indexOf(a.charAt(0)));
  if (cards.length === 0) return nothing;
  const label = t('game.captured', { side: sideName(seat), cards: listOf(cards.map(cardName)) });
  return html`<div class="captured ${victim}" role="img" aria-label=${label}>
    ${cards.map((card) => html`<span class="chip">${card.charAt(0)}</span>`)}
  </div>`;
}

function rallyTurns(snapshot: ArmyAntsSnapshot, seat: SeatName): TemplateResult | typeof nothing {
  if (snapshot.phase !== 'rally') return nothing;
  const n = snapshot.rally[seat === 'red' ? 0 : 1];
  return html`<span
    class="pips"
    role="img"
    aria-label=${t('game.rallyLeft', { n })}
    title=${t('game.rallyLeft', { n })}
  >
    ${Array.from({ length: RALLY_TURNS }, (_, turn) => html`<i class=${turn < n ? 'left' : 'gone'}></i>`)}
  </span>`;
}

export const playerNotes = (snapshot: ArmyAntsSnapshot, seat: SeatName): TemplateResult =>
  html`${rallyTurns(snapshot, seat)} ${capturedCards(snapshot, seat)}`;
