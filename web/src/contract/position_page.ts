// How positions of a game are set up: what can be laid where, what else there is to be asked, and what the rules object to in words of
// the page. In games/NAME/positions.ts of each game, fetched with the screen that sets them up.

import type { TemplateResult } from 'lit';
import type { PositionText } from '../model/position_text';
import type { Settings } from '../storage/settings';

export type ChangePosition = (position: PositionText) => void;

/** The cards on spaces, in a game that is played so. */
export interface CardsOnSpaces {
  /** The cards to choose from, in lines that belong together. */
  palette(position: PositionText): readonly (readonly string[])[];
  /** How many of a card there are. */
  count(position: PositionText, card: string): number;
  name(card: string): string;
  /** The drawings that these cards are made of, to be on the page once. */
  drawings(): unknown;
  /** Cells with an anthill. */
  readonly anthills: readonly number[];
  /** The board can have any size and shape. */
  readonly isShapeFree: boolean;
  /** A line is drawn above this row, counted from 1; 0: none. */
  readonly border: number;
  /** How many cards lie below the one on top; where cards are laid on cards. */
  under?(position: PositionText, cell: number): number;
  put(position: PositionText, cell: number, card: string, onTop: boolean): PositionText;
  take(position: PositionText, cell: number): PositionText;
}

export interface PositionPage {
  /** Nothing lies there yet, by the rules that were last chosen. */
  empty(settings: Settings): string;
  /** The options of the deal, as the board reads them: all cards open. */
  dealt(settings: Settings): string;
  /** The position dealt without what comes before the play. */
  begun(dealt: PositionText): PositionText;
  readonly cards: CardsOnSpaces | null;
  /** The questions besides the places of the cards. */
  questions(position: PositionText, change: ChangePosition): TemplateResult;
  /** Why no game can have led to a position that the rules take; "" where nothing shows that. */
  unreachable?(position: PositionText): string;
  /** The rules' objection in words; "" if the page has no words of its own for it. @param error as the board module writes it */
  problem(error: string): string;
}
