// Cards under cards in a position's text: `under=b2:3h9c,c4:Ts` tells what lies below the card that the board shows, from the top down.

import { cellName } from '../../i18n/labels';
import {
  EMPTY,
  HOLE,
  fieldOf,
  isCard,
  withCell,
  spacesOf,
  withFields,
  type PositionText,
} from '../../model/position_text';

type Stacks = ReadonlyMap<string, readonly string[]>;

const stacksOf = (position: PositionText): Stacks =>
  new Map(
    fieldOf(position, 'under')
      .split(',')
      .flatMap((stack): [string, string[]][] => {
        const [, cell = '', cards = ''] = /^([a-j]\d+):((?:..)+)$/.exec(stack) ?? [];
        return cell ? [[cell, cards.match(/../g) ?? []]] : [];
      }),
  );

const nameOf = (position: PositionText, cell: number): string =>
  cellName(cell, { columns: spacesOf(position)?.columns ?? 1 });

/** The cards below the top card there, from the top down. */
export const coveredCards = (position: PositionText, cell: number): readonly string[] =>
  stacksOf(position).get(nameOf(position, cell)) ?? [];

function withUnder(position: PositionText, cell: number, cards: readonly string[]): PositionText {
  const stacks = new Map(stacksOf(position));
  if (cards.length > 0) stacks.set(nameOf(position, cell), cards);
  else stacks.delete(nameOf(position, cell));
  const text = [...stacks].map(([name, below]) => `${name}:${below.join('')}`).join(',');
  return withFields(position, { under: text || null });
}

/** As many cards as spaces, those under others too. */
export function isWhole(position: PositionText): boolean {
  const cells = (spacesOf(position)?.cells ?? []).filter((cell) => cell !== HOLE);
  const below = [...stacksOf(position).values()].reduce((sum, cards) => sum + cards.length, 0);
  return cells.filter(isCard).length + below === cells.length;
}

/** The card on top there is gone: what it covered is seen again. */
export function removeCard(position: PositionText, cell: number): PositionText {
  const [next = EMPTY, ...rest] = coveredCards(position, cell);
  return withUnder(withCell(position, cell, next), cell, rest);
}

/** `onTop`: it covers what lies there; else that is gone, with all that it covered. */
export function placeCard(position: PositionText, cell: number, card: string, onTop: boolean): PositionText {
  const there = spacesOf(position)?.cells[cell];
  const below = onTop && isCard(there) ? [there, ...coveredCards(position, cell)] : [];
  return withUnder(withCell(position, cell, card), cell, below);
}
