// A player's nameplate: colour by shape and letter, name, and whatever the game has to say of this player.

import { html, nothing, type TemplateResult } from 'lit';
import type { SeatName } from '../model/snapshot';
import { sideName } from '../i18n/labels';
import { playerName } from '../session/wording';
import { moverOf, type GamePage, type MatchView } from '../contract/game_page';
import { badge } from '../ui/badge';
import { lazy } from '../ui/lazy';
import './player_bar.css';

const fetchClock = (): Promise<unknown> => import('../accessories/clock/clock_face');

export function playerBar(game: GamePage, view: MatchView, seat: SeatName): TemplateResult {
  const { snapshot, players, state } = view;
  const asked = state.mode.kind === 'confirming';
  const active = (asked || snapshot.status.kind === 'playing') && moverOf(view) === seat;
  const won = !asked && !snapshot.held && snapshot.status.kind === 'won' && snapshot.status.winner === seat;
  const { colour, name } = game.words.barName?.(snapshot, players, seat) ?? {
    colour: true,
    name: [sideName(seat), playerName(players[seat])].filter(Boolean),
  };
  return html`<section
    class="player-bar ${active ? 'active' : ''} ${won ? 'won' : ''}"
    aria-label=${game.words.title(snapshot, players, seat)}
  >
    ${colour ? badge(seat) : nothing}
    <span class="who"
      >${name.map((part, index) => (index === 0 ? html`<b>${part}</b>` : html`<span>${part}</span>`))}</span
    >
    ${active && state.thinking ? html`<span class="thinking" aria-hidden="true"><i></i><i></i><i></i></span>` : nothing}
    ${game.table.playerNotes(snapshot, seat, players)}
    ${view.page.session.timing.kept ? lazy(fetchClock, () => html`<anthill-clock .seat=${seat}></anthill-clock>`) : nothing}
  </section>`;
}
