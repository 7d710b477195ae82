// A small picture for each game, for the choice on the start screen: made of the drawings that are on the page anyway.

import { html, svg, type TemplateResult } from 'lit';
import type { GameId } from '../model/game_id';

const ant = (seat: string, x: number, y: number, turn: number): TemplateResult =>
  svg`<use class=${`loose ${seat}`} href=${`#art-ant-${seat}`} x="-20" y="-24" width="40" height="48"
    transform=${`translate(${x} ${y}) rotate(${turn})`} />`;

const queen = (seat: string, x: number): TemplateResult =>
  svg`<use class=${`loose ${seat}`} href=${`#art-queen-${seat}`} x=${x} y="4" width="48" height="48" />`;

const die = (seat: string, x: number, turn: number): TemplateResult =>
  svg`<g class=${`die ${seat}`} transform=${`translate(${x} 28) rotate(${turn})`}>
    <path d="M-20 -8 0 -21 20 -8 20 8 0 21 -20 8Z" /><path class="ridge" d="M-20 8 -13 0 0 -21 13 0 20 8M-13 0 0 13 13 0M0 13V21" />
  </g>`;

const EMBLEMS: Readonly<Record<GameId, TemplateResult>> = {
  'army-ants': svg`${queen('black', 0)}${queen('red', 48)}`,
  'ant-war': svg`${ant('black', 40, 30, 62)}${ant('red', 56, 26, -58)}`,
  'red-vs-black': svg`${die('black', 26, -14)}${die('red', 70, 10)}`,
};

export const emblem = (game: GameId): TemplateResult =>
  html`<svg class="emblem" viewBox="0 0 96 56" aria-hidden="true">${EMBLEMS[game]}</svg>`;
