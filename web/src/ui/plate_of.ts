// A player's nameplate: colour by shape and letter, name, rally turns left, and the enemy cards this side has captured.

import { html, nothing, type TemplateResult } from 'lit';
import { other, type SeatName, type Snapshot } from '../board/snapshot';
import type { Players } from '../session_types';
import { cardName, sideName } from '../words/labels';
import { playerName } from '../words/result';
import { listOf, t } from '../words/words';

const RALLY_TURNS = 5;
const RANKS = 'QA23456789';

export const badge = (seat: SeatName): TemplateResult =>
  html`<span class="badge ${seat}" aria-hidden="true">${t(`side.${seat}.letter`)}</span>`;

function capturedCards(snapshot: Snapshot, seat: SeatName): TemplateResult | typeof nothing {
  const victim = other(seat);
  const cards = [...snapshot.captured[victim]].sort((a, b) => RANKS.indexOf(b.charAt(0)) - RANKS.indexOf(a.charAt(0)));
  if (cards.length === 0) return nothing;
  const label = t('game.captured', { side: sideName(seat), cards: listOf(cards.map(cardName)) });
  return html`<div class="captured ${victim}" role="img" aria-label=${label}>
    ${cards.map((card) => html`<span class="chip">${card.charAt(0)}</span>`)}
  </div>`;
}

function rallyTurns(snapshot: Snapshot, seat: SeatName): TemplateResult | typeof nothing {
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

export function plateOf(snapshot: Snapshot, players: Players, seat: SeatName, thinking: boolean): TemplateResult {
  const active = snapshot.status.kind === 'playing' && snapshot.turn === seat;
  const won = snapshot.status.kind === 'won' && snapshot.status.winner === seat;
  const name = playerName(players[seat]);
  return html`<section class="plate-of ${active ? 'active' : ''} ${won ? 'won' : ''}" aria-label=${sideName(seat)}>
    ${badge(seat)}
    <span class="who"><b>${sideName(seat)}</b>${name ? html`<span>${name}</span>` : nothing}</span>
    ${active && thinking ? html`<span class="thinking" aria-hidden="true"><i></i><i></i><i></i></span>` : nothing}
    ${rallyTurns(snapshot, seat)} ${capturedCards(snapshot, seat)}
  </section>`;
}
