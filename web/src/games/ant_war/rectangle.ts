// Rectangles that a round can be dealt on. The bounds are those of Shape in src/games/ant_war/variants.h.

export interface Size {
  columns: number;
  rows: number;
}

export const LEAST_SIDE = 2;
export const MOST_SIDE = 10;
export const LEAST_SPACES = 9;
/** With their jokers. */
export const CARDS = { jokers: 54, plain: 52, analytical: 25 } as const;
export type DeckChoice = keyof typeof CARDS;

const FIRST: Size = { columns: 7, rows: 6 };

const isSide = (side: number): boolean => side >= LEAST_SIDE && side <= MOST_SIDE;

export const canBeDealt = ({ columns, rows }: Size, deck: DeckChoice): boolean =>
  isSide(columns) && isSide(rows) && columns * rows >= LEAST_SPACES && columns * rows <= CARDS[deck];

/** "7x6". */
export const sizeText = ({ columns, rows }: Size): string => `${columns}x${rows}`;

/** Reads a size; a text that is none gives the first one proposed. */
export function readSize(text: string): Size {
  const [, columns, rows] = /^([1-9]\d?)x([1-9]\d?)$/.exec(text) ?? [];
  return columns && rows ? { columns: Number(columns), rows: Number(rows) } : FIRST;
}

/** Made smaller until the deck can fill it, its longer side first. */
export function fitted(size: Size, deck: DeckChoice): Size {
  const least = { columns: Math.min(size.columns, MOST_SIDE), rows: Math.min(size.rows, MOST_SIDE) };
  while (least.columns * least.rows > CARDS[deck]) {
    if (least.columns >= least.rows) least.columns -= 1;
    else least.rows -= 1;
  }
  return canBeDealt(least, deck) ? least : fitted(FIRST, deck);
}
