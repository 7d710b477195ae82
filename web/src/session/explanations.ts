// What the rules engine proves of moves and positions, in words: see src/games/NAME/reasons.h. Fetched when there is something to be said.

import type { Snapshot } from '../model/snapshot';

export interface Explanations {
  /** What speaks for a move: the first facts, `most` of them; "" where there is none. `snapshot`: as the move was asked about. */
  reason(facts: readonly string[], snapshot: Snapshot, most: number): string;
  /** What a move lets the other side do; "" for nothing. */
  warning(facts: readonly string[]): string;
  /** The most important of what can be taken now; "" for nothing. */
  danger(facts: readonly string[]): string;
}

/** A fact of cards: what is said, and the cards with their cells, the one that acts first. */
export interface CardFact {
  kind: string;
  /** Of the card that acts; the same as the other where there is one card alone. */
  by: { cell: string; card: string };
  on: { cell: string; card: string };
}

/** "card:a4:7s:a1:9h" */
export function cardFact(fact: string): CardFact {
  const [kind = '', ...parts] = fact.split(':');
  const [cell = '', card = '', onCell = cell, onCard = card] = parts;
  return { kind, by: { cell, card }, on: { cell: onCell, card: onCard } };
}

/** What the player to move can take, not what can be taken from it. */
export const isChance = ({ kind }: Pick<CardFact, 'kind'>): boolean => kind.startsWith('take');
