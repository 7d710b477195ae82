// The rules engine's facts about moves and positions, in words: see src/games/NAME/reasons.h. Fetched when they are first needed.

import type { Players } from '../model/player';
import type { Snapshot } from '../model/snapshot';

/** A position by the moves that led to it. */
export type Played = Pick<Snapshot, 'start' | 'moves' | 'ply'>;

export interface Explanations {
  /**
   * The reasons for a move: the first facts, `most` of them; "" if there are none. `played`: the game, with the `ply` at which
   * the reasons were queried.
   */
  reason(facts: readonly string[], played: Played, most: number): string;
  /** A move that could be played in this position, in one sentence. */
  sentence(move: string, before: Snapshot, players: Players): string;
  /** The danger that a move allows; "" if there is none. */
  warning(facts: readonly string[]): string;
  /** The most important of what can be taken now; "" for nothing. */
  danger(facts: readonly string[]): string;
  /** Those of the same facts that are marked on the board. */
  marked(facts: readonly string[]): readonly string[];
}

/** A fact of cards: what is said, and the cards with their cells, the one that acts first. */
export interface CardFact {
  kind: string;
  /** The card that acts; the same as the other if there is only one. */
  by: { cell: string; card: string };
  on: { cell: string; card: string };
}

/** "card:a4:7s:a1:9h" */
export function cardFact(fact: string): CardFact {
  const [kind = '', ...parts] = fact.split(':');
  const [cell = '', card = '', onCell = cell, onCard = card] = parts;
  return { kind, by: { cell, card }, on: { cell: onCell, card: onCard } };
}

/** True for cards that the player to move can take, false for those that can be taken from it. */
export const isChance = ({ kind }: Pick<CardFact, 'kind'>): boolean => kind.startsWith('take');
