// A game before it is fetched: what the start screen offers, and where the rest of it comes from. In games/NAME/card.ts of each game. Its
// texts are in card_en.ts beside it.

import type { TemplateResult } from 'lit';
import type { GameId } from '../model/game_id';
import type { GamePage } from './game_page';

export interface GameCard {
  readonly id: GameId;
  readonly text: (key: 'name' | 'goal' | 'facts' | 'twist' | 'credits') => string;
  /** How long the lesson takes, in minutes, as tests/measure/teaching.md has it. */
  readonly lessonMinutes: number;
  /** The board in small, 96 by 56, made of drawings that are on the page anyway. */
  readonly emblem: TemplateResult;
  readonly load: () => Promise<GamePage>;
}
