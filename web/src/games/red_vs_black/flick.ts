// The speed and direction that a hand gives the dice, and how they are read from the end of a drag.

/** Hundredths of tiles a second, hundredths of a degree to the right of straight ahead. */
export interface Aim {
  speed: number;
  direction: number;
}

/** As the engine answers: "1200 -600". */
export function readAim(text: string): Aim {
  const [speed = 0, direction = 0] = text.split(' ').map(Number);
  return { speed, direction };
}

// Those of src/games/red_vs_black/reach.h.
export const SLOWEST = 300;
export const FASTEST = 1250;
const WIDEST = 4500;
export const MIDDLE = 900;

export interface Sample {
  x: number;
  y: number;
  /** Milliseconds. */
  time: number;
}

const RECENT_MILLISECONDS = 80;
// An easy flick of a finger crosses about 36 tiles a second.
const FLICK = 0.25;
const LEAST = 100;

/**
 * Reads the aim from the end of a drag: `tile` in the samples' pixels, `ahead` points towards the far Hill. Null for a hand that does
 * not move towards it.
 */
export function aimOfFlick(samples: readonly Sample[], tile: number, ahead: { x: number; y: number }): Aim | null {
  const last = samples.at(-1);
  if (!last) return null;
  const recent = samples.filter(({ time }) => last.time - time <= RECENT_MILLISECONDS);
  const first = recent[0];
  const seconds = first ? (last.time - first.time) / 1000 : 0;
  if (!first || seconds <= 0) return null;
  const [x, y] = [(last.x - first.x) / tile / seconds, (last.y - first.y) / tile / seconds];
  const forwards = x * ahead.x + y * ahead.y;
  // To the right for a viewer looking ahead, on a screen whose y runs down.
  const aside = -x * ahead.y + y * ahead.x;
  const speed = Math.hypot(forwards, aside) * FLICK * 100;
  if (speed < LEAST || forwards <= 0) return null;
  const degrees = (Math.atan2(aside, forwards) * 180) / Math.PI;
  return {
    speed: Math.min(FASTEST, Math.max(SLOWEST, Math.round(speed))),
    direction: Math.min(WIDEST, Math.max(-WIDEST, Math.round(degrees * 100))),
  };
}
