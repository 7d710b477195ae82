// A rush: as many puzzles as can be solved in three minutes, from easy to hard. Plain values: the clock is passed in.

import type { Puzzle } from '../contract/puzzle';
import type { Progress } from '../model/progress';

export const RUSH_MILLISECONDS = 180_000;
export const MOST_MISSES = 3;
/** The puzzles, sorted by grade, are cut into so many parts: each gives one. */
const PARTS = 60;
/** The time left is announced once when it has fallen to each of these, in seconds. */
const ANNOUNCED = [10, 30, 60] as const;

export interface Rush {
  /** Milliseconds that were left when the clock last started or stopped. */
  readonly left: number;
  /** When the clock started; null: it stands. */
  readonly since: number | null;
  readonly solved: number;
  /** By id, in their order. */
  readonly missed: readonly string[];
  /** The player has ended it. */
  readonly isGivenUp: boolean;
}
export const NEW_RUSH: Rush = { left: RUSH_MILLISECONDS, since: null, solved: 0, missed: [], isGivenUp: false };

export const leftAt = ({ left, since }: Rush, now: number): number =>
  since === null ? left : Math.max(0, left - Math.max(0, now - since));

export type RushEnd = 'time' | 'misses' | 'given up';
/** How it has ended; null: it has not. */
export function endOf(rush: Rush, now: number): RushEnd | null {
  if (rush.missed.length >= MOST_MISSES) return 'misses';
  if (rush.isGivenUp) return 'given up';
  return leftAt(rush, now) === 0 ? 'time' : null;
}

/** Starts or stops the clock. */
export function timed(rush: Rush, runs: boolean, now: number): Rush {
  if (runs === (rush.since !== null)) return rush;
  return { ...rush, left: leftAt(rush, now), since: runs && endOf(rush, now) === null ? now : null };
}

/** After the first try of a puzzle. One that comes after the end does not count. */
export function counted(rush: Rush, id: string, isSolved: boolean, now: number): Rush {
  if (endOf(rush, now) !== null) return rush;
  return isSolved ? { ...rush, solved: rush.solved + 1 } : { ...rush, missed: [...rush.missed, id] };
}

export const givenUp = (rush: Rush, now: number): Rush => ({ ...timed(rush, false, now), isGivenUp: true });

/** The seconds to announce; null while there is more time than that. */
export const announcedSeconds = (left: number): number | null =>
  ANNOUNCED.find((seconds) => left <= seconds * 1000) ?? null;

/**
 * From easy to hard, another choice each time; after the hardest come those that were not chosen, the hardest first.
 * @param known by id, chosen only where a part has no others
 */
export function rushOrder(all: readonly Puzzle[], known: ReadonlySet<string>, random: () => number): Puzzle[] {
  const sorted = [...all].sort((a, b) => a.grade - b.grade);
  const parts = Math.min(PARTS, sorted.length);
  const at = (part: number): number => Math.floor((part * sorted.length) / parts);
  const chosen = Array.from({ length: parts }, (_, part) => {
    const graded = sorted.slice(at(part), at(part + 1));
    const fresh = graded.filter(({ id }) => !known.has(id));
    const from = fresh.length > 0 ? fresh : graded;
    return from[Math.floor(random() * from.length)];
  }).filter((puzzle) => puzzle !== undefined);
  const taken = new Set(chosen);
  return [...chosen, ...sorted.reverse().filter((puzzle) => !taken.has(puzzle))];
}

export const withBestRush = (record: Progress, solved: number): Progress =>
  solved > record.bestRush ? { ...record, bestRush: solved } : record;
