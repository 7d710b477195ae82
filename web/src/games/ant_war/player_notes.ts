// The points on a player's plate and in the result.

import { html, nothing, type TemplateResult } from 'lit';
import { SEATS, type SeatName } from '../../model/snapshot';
import type { Players } from '../../model/player';
import { personName } from './labels';
import type { AntWarSnapshot } from './snapshot';
import { t } from './en';
import './player_notes.css';

const chip = (text: string): TemplateResult => html`<span class="war-chip">${text}</span>`;

/** Points now, those of the round before, and whether this player deals or has just passed. */
export function playerNotes(snapshot: AntWarSnapshot, seat: SeatName): TemplateResult {
  const { points, total, coloured, phase, passed, turn, dealer, round, held, status } = snapshot;
  const playing = status.kind === 'playing' && !held;
  const before = total[seat];
  const now = points[seat];
  const second = round === 2;
  return html`<span class="war-notes">
    ${held ? html`<anthill-count-sum .snapshot=${snapshot} side=${seat}></anthill-count-sum>` : nothing}
    ${playing && !coloured && dealer === seat ? chip(t('notes.deals')) : nothing}
    ${playing && phase === 'play' && passed && turn !== seat ? chip(t('notes.passed')) : nothing}
    ${
      coloured && !held
        ? html`<span class="points"
              >${second ? html`<small aria-hidden="true">${t('notes.round')}</small>` : nothing}
              <b role="img" aria-label=${t('notes.points.label', { n: now })}>${now}</b></span
            >
            ${
              second
                ? html`<span class="points match"
                    ><small aria-hidden="true">${t('notes.match')}</small>
                    <b role="img" aria-label=${t('notes.total.label', { n: before, sum: before + now })}
                      >${before + now}</b
                    ></span
                  >`
                : nothing
            }`
        : second && !held
          ? html`<b role="img" aria-label=${t('notes.before.label', { n: before })}>${before}</b>`
          : nothing
    }
  </span>`;
}

/** Both rounds and their sum; in a match of one round, or one that ended early, just what there is. */
export function endingTable(snapshot: AntWarSnapshot, players: Players): TemplateResult {
  const { points, total, rounds, status } = snapshot;
  if (status.reason !== 'score') return html``;
  const row = (seat: SeatName): TemplateResult =>
    html`<tr>
      <th scope="row">${personName(snapshot, players, seat)}</th>
      ${rounds === 2 ? html`<td>${total[seat]}</td>` : nothing}
      <td>${points[seat]}</td>
      ${rounds === 2 ? html`<td><b>${total[seat] + points[seat]}</b></td>` : nothing}
    </tr>`;
  return html`<table class="war-result">
    <caption class="visually-hidden">
      ${t('end.caption')}
    </caption>
    <thead>
      <tr>
        <th scope="col">${t('end.player')}</th>
        <th scope="col">${t('end.round', { n: 1 })}</th>
        ${
          rounds === 2
            ? html`<th scope="col">${t('end.round', { n: 2 })}</th>
                <th scope="col">${t('end.sum')}</th>`
            : nothing
        }
      </tr>
    </thead>
    <tbody>
      ${SEATS.map(row)}
    </tbody>
  </table>`;
}
