// Two clocks, one for each player, as a value: events in, the next value out. Time comes with the events, in milliseconds of any steady
// clock, and seats are those in which the players began the match.
//
// What a player has left belongs to a position: who takes a move back has the time again that was left when that position arose.

import * as v from 'valibot';
import { checked } from '../../model/checked';
import type { SeatName } from '../../model/snapshot';

interface Rules {
  /** Milliseconds for the whole game. */
  total: number;
  /** More with each turn. */
  increment: number;
}

export type Remaining = Readonly<Record<SeatName, number>>;

export interface Clock {
  rules: Rules;
  /** When `since` was. */
  left: Remaining;
  /** The side that is thinking; null: the clocks are stopped. */
  running: SeatName | null;
  since: number;
  /** How many moves stand. */
  ply: number;
  /** The times left when the position after so many moves arose. */
  remainingAtPly: readonly Remaining[];
}

export type ClockEvent =
  /** Another side thinks from now on; null: neither. */
  | { kind: 'runs'; seat: SeatName | null; now: number }
  /** A move was made. `ends`: it ended the mover's turn. */
  | { kind: 'moved'; ply: number; ends: boolean; now: number }
  /** The game is over without another move. */
  | { kind: 'ended'; now: number }
  /** Moves were taken back or made again. */
  | { kind: 'jumped'; ply: number; now: number }
  /** The page did not run from `from` until now: that time is not thought. */
  | { kind: 'slept'; from: number; now: number };

/** "10+5": minutes, and seconds more with each turn; null: none of that kind. */
export function readRules(text: unknown): Rules | null {
  const [, minutes, seconds] = /^(\d{1,3})\+(\d{1,2})$/.exec(typeof text === 'string' ? text : '') ?? [];
  const total = Number(minutes) * 60_000;
  return total > 0 ? { total, increment: Number(seconds) * 1000 } : null;
}

export function startClock(rules: Rules, ply: number): Clock {
  const left = { red: rules.total, black: rules.total };
  return { rules, left, running: null, since: 0, ply, remainingAtPly: [] };
}

/** The time that each side has left at this moment; never below 0. */
export function leftAt({ left, running, since }: Clock, now: number): Remaining {
  if (running === null) return left;
  return { ...left, [running]: Math.max(0, left[running] - Math.max(0, now - since)) };
}

/** The side whose time is over; null: neither. */
export function fallenAt(clock: Clock, now: number): SeatName | null {
  const left = leftAt(clock, now);
  return clock.running !== null && left[clock.running] <= 0 ? clock.running : null;
}

/** In this position there was so much left, and in no later one anything yet. */
function recorded(remainingAtPly: readonly Remaining[], ply: number, left: Remaining): Remaining[] {
  const known = remainingAtPly.slice(0, ply);
  while (known.length < ply) known.push(known.at(-1) ?? left);
  return [...known, left];
}

export function reduce(clock: Clock, event: ClockEvent): Clock {
  const { now } = event;
  const left = leftAt(clock, event.kind === 'slept' ? event.from : now);
  switch (event.kind) {
    case 'runs':
      return { ...clock, left, running: event.seat, since: now };
    case 'moved': {
      const { running, rules } = clock;
      const gains = running !== null && event.ends && left[running] > 0;
      const after = gains ? { ...left, [running]: left[running] + rules.increment } : left;
      const before =
        clock.remainingAtPly.length > clock.ply
          ? clock.remainingAtPly
          : recorded(clock.remainingAtPly, clock.ply, clock.left);
      return { ...clock, left: after, since: now, ply: event.ply, remainingAtPly: recorded(before, event.ply, after) };
    }
    case 'ended':
      return {
        ...clock,
        left,
        running: null,
        since: now,
        remainingAtPly: recorded(clock.remainingAtPly, clock.ply, left),
      };
    case 'jumped':
      return { ...clock, left: clock.remainingAtPly[event.ply] ?? left, since: now, ply: event.ply };
    case 'slept':
      return { ...clock, left, since: now };
  }
}

// --- as it is kept -------------------------------------------------------------------------------------------------------------

const milliseconds = v.pipe(v.number(), v.minValue(0));
const pair = v.tuple([milliseconds, milliseconds]);
const keptSchema = v.object({
  rules: v.string(),
  ply: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  left: pair,
  remainingAtPly: v.array(pair),
});
type Kept = v.InferOutput<typeof keptSchema>;

const pairOf = ({ red, black }: Remaining): [number, number] => [Math.round(red), Math.round(black)];
const leftOf = ([red, black]: readonly [number, number]): Remaining => ({ red, black });

export function writeClock(clock: Clock, now: number): Kept {
  const { total, increment } = clock.rules;
  return {
    rules: `${total / 60_000}+${increment / 1000}`,
    ply: clock.ply,
    left: pairOf(leftAt(clock, now)),
    remainingAtPly: clock.remainingAtPly.map(pairOf),
  };
}

/** As it was when it was kept: it stands. In a new match, and if it cannot be read, it has yet to start. */
export function readClock(kept: unknown, ply: number): Clock | null {
  const rules = readRules(checked(v.object({ rules: v.string() }), kept)?.rules ?? '');
  if (!rules) return null;
  const read = checked(keptSchema, kept);
  if (read?.ply !== ply) return startClock(rules, ply);
  const { left, remainingAtPly } = read;
  return { ...startClock(rules, ply), left: leftOf(left), remainingAtPly: remainingAtPly.map(leftOf) };
}

// --- as it is shown --------------------------------------------------------------------------------------------------------------

/** Seconds below which every tenth counts, and below which it is said. */
export const LAST_SECONDS = 10;
export const LOW_SECONDS = 60;

/** "4:07", "1:00:00", and at the end "9.3". Rounded up: only 0 is shown as 0. */
export function clockText(left: number): string {
  if (left > 0 && left < LAST_SECONDS * 1000) return (Math.ceil(left / 100) / 10).toFixed(1);
  const seconds = Math.ceil(left / 1000);
  const two = (value: number): string => `${value}`.padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
