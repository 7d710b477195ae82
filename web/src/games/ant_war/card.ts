// Ant War as the start screen offers it.

import { svg, type TemplateResult } from 'lit';
import type { GameCard } from '../../contract/game_card';
import { t } from './card_words';

const ant = (seat: string, x: number, y: number, turn: number): TemplateResult =>
  svg`<use class=${`loose ${seat}`} href=${`#art-ant-${seat}`} x="-20" y="-24" width="40" height="48"
    transform=${`translate(${x} ${y}) rotate(${turn})`} />`;

export const card: GameCard = {
  id: 'ant-war',
  text: (key) => t(key),
  emblem: svg`${ant('black', 40, 30, 62)}${ant('red', 56, 26, -58)}`,
  load: async () => (await import('./ant_war')).antWar,
};
