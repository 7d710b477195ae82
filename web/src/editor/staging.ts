// The draft of a position: the text, and its last readable version, which is on the board. It becomes a game only when all of it is valid,
// and every change can be taken back. Pure.

import type { CardsOnSpaces } from '../contract/position_page';
import {
  HOLE,
  isCard,
  withCell,
  readPosition,
  spacesOf,
  writePosition,
  type PositionText,
} from '../model/position_text';

export interface Staging {
  /** As it is written: by hand, or from what lies there. */
  readonly text: string;
  readonly position: PositionText;
  /** A card to be laid, HOLE to make spaces or take them away; "": nothing. */
  readonly hand: string;
  /** The cards laid come to lie on what lies there, not in its place. */
  readonly onTop: boolean;
  /** The texts before, the latest last. */
  readonly past: readonly string[];
}

const MOST_STEPS = 200;

export const stagingOf = (position: PositionText): Staging => ({
  text: writePosition(position),
  position,
  hand: '',
  onTop: false,
  past: [],
});

const remembered = ({ past, text }: Staging): readonly string[] => [...past, text].slice(-MOST_STEPS);

/** Something else lies there, or is asked otherwise. */
export function changed(staging: Staging, position: PositionText): Staging {
  const text = writePosition(position);
  return text === staging.text ? staging : { ...staging, text, position, past: remembered(staging) };
}

/**
 * The readable part of a text is on the board; the rest waits in the field until it can be read. Letters typed in one go are
 * one step back.
 */
export function typed(staging: Staging, text: string, goesOn: boolean): Staging {
  const read = readPosition(text);
  const isKnown = read?.game === staging.position.game && (!read.fields.has('board') || spacesOf(read));
  const known = read && isKnown ? read : staging.position;
  return { ...staging, text, position: known, past: goesOn ? staging.past : remembered(staging) };
}

export function undone(staging: Staging): Staging {
  const text = staging.past.at(-1);
  if (text === undefined) return staging;
  return { ...typed(staging, text, true), hand: '', past: staging.past.slice(0, -1) };
}

/** Into the hand; what is in it already goes back. */
export const picked = (staging: Staging, what: string): Staging => ({
  ...staging,
  hand: staging.hand === what ? '' : what,
});

/** On how many spaces a card lies to be seen. */
export const lying = (position: PositionText, card: string): readonly number[] =>
  (spacesOf(position)?.cells ?? []).flatMap((there, cell) => (there === card ? [cell] : []));

/** Every card of that kind is on the board. */
export const isUsed = (position: PositionText, cards: CardsOnSpaces, card: string): boolean =>
  lying(position, card).length >= cards.count(position, card);

/** A tap on a space: what is in the hand comes to lie there; an empty hand takes up what lies there. */
export function tapped(staging: Staging, cell: number, cards: CardsOnSpaces): Staging {
  const { position, hand, onTop } = staging;
  const there = spacesOf(position)?.cells[cell];
  if (there === undefined) return staging;
  if (hand === HOLE) return changed(staging, withCell(position, cell, there === HOLE ? '..' : HOLE));
  if (hand === '') return isCard(there) ? { ...takenAway(staging, cell, cards), hand: there } : staging;
  if (there === HOLE || there === hand) return { ...staging, hand: '' };
  const [first] = lying(position, hand);
  // The last of its kind is moved there.
  const rest = first === undefined || lying(position, hand).length < cards.count(position, hand);
  const without = rest ? position : cards.take(position, first);
  return { ...changed(staging, cards.put(without, cell, hand, onTop)), hand: '' };
}

/** Takes the top card there from the board. */
export function takenAway(staging: Staging, cell: number, cards: CardsOnSpaces): Staging {
  const there = spacesOf(staging.position)?.cells[cell];
  return isCard(there) ? changed(staging, cards.take(staging.position, cell)) : staging;
}
