// The curve of a game in shares of its box: 0 to 100 from left to right and from the top down.

import type { AdvicePage } from '../../contract/game_page';
import type { Point } from './standing';

// A game of few points is not drawn as one of many.
const LEAST_POINTS = 10;

export interface Scale {
  /** The first and the last ply. */
  readonly first: number;
  readonly last: number;
  /** The values at the lower and the upper edge. */
  readonly low: number;
  readonly high: number;
}

/** Chances have their ends; points reach as far as they came, as far on both sides. */
export function scaleOf(measure: AdvicePage['measure'], points: readonly Point[], first: number, last: number): Scale {
  if (measure === 'chances') return { first, last, low: 0, high: 100 };
  const most = Math.max(LEAST_POINTS, ...points.map(({ standing }) => Math.abs(standing)));
  return { first, last, low: -most, high: most };
}

export const xOf = ({ first, last }: Scale, ply: number): number =>
  last > first ? (100 * (ply - first)) / (last - first) : 0;

export const yOf = ({ low, high }: Scale, standing: number): number =>
  100 - (100 * (Math.min(high, Math.max(low, standing)) - low)) / (high - low);

const tenths = (number: number): number => Math.round(number * 10) / 10;
const at = (scale: Scale, { ply, standing }: Point): string =>
  `${tenths(xOf(scale, ply))} ${tenths(yOf(scale, standing))}`;

/** A line from point to point; unknown values are skipped. "" if there is nothing to draw. */
export const linePath = (scale: Scale, points: readonly Point[]): string =>
  points.map((point, index) => `${index === 0 ? 'M' : 'L'}${at(scale, point)}`).join('');

/** The area between the line and the middle, where neither side stands better. */
export function areaPath(scale: Scale, points: readonly Point[]): string {
  const [begin, end] = [points[0], points.at(-1)];
  if (!begin || !end) return '';
  return `${linePath(scale, points)}V50H${tenths(xOf(scale, begin.ply))}Z`;
}

/** The ply under the pointer. @param share from the left edge, 0 to 1 */
export const plyAt = ({ first, last }: Scale, share: number): number =>
  Math.round(first + Math.min(1, Math.max(0, share)) * (last - first));

/** The ply to which a key of a slider leads; null for any other key. */
export function plyAfterKey(key: string, ply: number, { first, last }: Scale): number | null {
  const within = (to: number): number => Math.min(last, Math.max(first, to));
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return within(ply - 1);
    case 'ArrowRight':
    case 'ArrowUp':
      return within(ply + 1);
    case 'PageDown':
      return within(ply - 10);
    case 'PageUp':
      return within(ply + 10);
    case 'Home':
      return first;
    case 'End':
      return last;
    default:
      return null;
  }
}
