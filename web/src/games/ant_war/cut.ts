// What a cut brings up.

import { newSeed } from '../../model/random';
import type { AntWarSnapshot } from './snapshot';

/** The same for every card of `cards`. */
const oneOf = (cards: readonly string[]): string => cards[Math.floor((newSeed() / 2 ** 32) * cards.length)] ?? '';

/** The move of a cut: one of the undealt cards, or where there are none a coin's side. */
export const cutMove = ({ undealt }: AntWarSnapshot): string =>
  `cut:${oneOf(undealt.length > 0 ? undealt : ['red', 'black'])}`;
