// What has to outlive a reload of the page where nothing can be stored: it goes with the entry of the browser's history, which is no
// storage and is never denied.

import * as v from 'valibot';

const KEY = 'anthill';

const schema = v.object({
  /** The settings as text, where they could not be stored. */
  settings: v.fallback(v.nullable(v.string()), null),
  /** The game being played as text, where no place takes it. */
  game: v.fallback(v.nullable(v.string()), null),
  /** Progress as texts by game, where it could not be stored. */
  progress: v.fallback(v.nullable(v.record(v.string(), v.string())), null),
  /** What the library has to tell after the reload. */
  report: v.fallback(v.unknown(), null),
});
type CarriedOver = v.InferOutput<typeof schema>;

export const NOTHING: CarriedOver = { settings: null, game: null, progress: null, report: null };

const state = (): Record<string, unknown> => {
  const known: unknown = typeof history === 'undefined' ? null : history.state;
  return typeof known === 'object' && known !== null ? (known as Record<string, unknown>) : {};
};

export function carriedOver(): CarriedOver {
  const read = v.safeParse(schema, state()[KEY]);
  return read.success ? read.output : NOTHING;
}

/** Settings or progress have found no place: they end with this page. */
export const unstored = (): boolean => {
  const { settings, progress } = carriedOver();
  return settings !== null || progress !== null;
};

/** False where it is too much for the browser. */
export function carryOver(change: Partial<CarriedOver>): boolean {
  try {
    history.replaceState({ ...state(), [KEY]: { ...carriedOver(), ...change } }, '');
    return true;
  } catch {
    return false;
  }
}
