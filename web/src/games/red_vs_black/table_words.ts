// The places, in pixels, of the words and numbers over the table: they cover no die, no anthill, and nothing of each other.

export interface Spot {
  readonly x: number;
  readonly y: number;
}

// Tiles from its middle: the Hill's ants are on the other side, and an anthill of 3.2 tiles is in the middle (src/view/sprites/table_layers.cpp).
const BESIDE_ANTHILL = 3.6;
const ANTHILL = 1.7;
// Tiles from its middle to shortly before the edge of the table.
const HALF_WIDTH = 5.35;
/** A name any smaller could not be read: it goes beyond the edge of the table. */
const SMALLEST = 0.8;

/** How far from the middle of a Hill the middle of its name is, and how large a name that is so long is written. */
export function hillName(length: number, tile: number): { aside: number; scale: number } {
  const scale = Math.min(1, Math.max(SMALLEST, ((HALF_WIDTH - ANTHILL) * tile) / length));
  const half = (length * scale) / 2;
  return { aside: Math.max(ANTHILL * tile + half, Math.min(BESIDE_ANTHILL * tile, HALF_WIDTH * tile - half)), scale };
}

// Tiles from the middle of a die to the number beside it, across and down; at this distance from another one it covers nothing of it.
const BESIDE_DIE = 0.55;
const CLEAR = 0.8;
/** At the upper right where nothing lies there. */
const CORNERS: readonly Spot[] = [
  { x: 1, y: -1 },
  { x: -1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
];

/** The places for the numbers of these dice: each at the corner of its die that is freest of the others and their numbers. */
export function tagPlaces(dice: readonly Spot[], others: readonly Spot[], tile: number): readonly Spot[] {
  const places: Spot[] = [];
  for (const die of dice) {
    const inTheWay = [...dice.filter((other) => other !== die), ...others, ...places];
    const room = ({ x, y }: Spot): number =>
      Math.min(CLEAR * tile, ...inTheWay.map((other) => Math.hypot(other.x - x, other.y - y)));
    const corners = CORNERS.map(({ x, y }) => ({
      x: die.x + x * BESIDE_DIE * tile,
      y: die.y + y * BESIDE_DIE * tile,
    }));
    places.push(corners.reduce((best, corner) => (room(corner) > room(best) ? corner : best)));
  }
  return places;
}
