// A person's progress in one game: puzzles, lessons, beaten levels. Two copies of it (of two tabs, devices or backups) are merged, so
// that neither loses anything: whatever has been solved in one of them has been solved.

import * as v from 'valibot';
import { checkedText } from './checked';
import type { GameSummary } from './game_summary';
import { strengthsOf, type Strength } from './levels';
import { strengthOf } from './player';

// A file that was made to fill the storage is cut to this when it is read; no person comes near it.
const [MOST_NAMES, MOST_DAYS, MOST_WINS] = [3000, 4000, 500];

const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const count = v.fallback(wholeNumber, 0);
const canonical = (texts: Iterable<string>): string[] => [...new Set(texts)].sort();
const names = (pattern: RegExp, most: number) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((all) =>
        canonical(all.filter((each): each is string => typeof each === 'string' && pattern.test(each))).slice(0, most),
      ),
    ),
    [],
  );
const PUZZLE_NAME = /^\w{1,8}$/;
const puzzleNames = names(PUZZLE_NAME, MOST_NAMES);

/** A puzzle that comes back, see repetition.ts. */
export interface Repetition {
  readonly last: number;
  readonly step: number;
}
const dayNumbers = v.fallback(
  v.pipe(
    v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
    v.transform((days) => inOrder(days).slice(-MOST_DAYS)),
  ),
  [],
);

const fields = v.object({
  /** On the scale of the puzzles' grades. */
  rating: v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(9999)), 800),
  /** Puzzles that have counted for it. */
  rated: count,
  /** Solved one after the other without help or a wrong try, and the most there have been. */
  row: count,
  bestRow: count,
  /** The most puzzles that were solved in a rush. */
  bestRush: count,
  /** The days whose puzzle was solved, as puzzles/progress.ts counts them. */
  days: dayNumbers,
  /** The days whose deal was won against the computer. */
  deals: dayNumbers,
  /** Which puzzles have been solved, by whatever means. */
  solved: puzzleNames,
  /** Which have counted for the rating without being solved: none counts twice. */
  missed: puzzleNames,
  /** Missed puzzles that come back: the day of the latest first try, and how many have been solved since one was missed. */
  again: v.fallback(
    v.pipe(
      v.record(v.string(), v.object({ last: wholeNumber, step: wholeNumber })),
      v.transform((all): Readonly<Record<string, Repetition>> =>
        Object.fromEntries(
          Object.entries(all)
            .filter(([name]) => PUZZLE_NAME.test(name))
            .slice(0, MOST_NAMES),
        ),
      ),
    ),
    {},
  ),
  /** Which puzzles from the person's own games have been solved. */
  own: puzzleNames,
  /** Which steps of the lesson have been solved. */
  steps: names(/^[\w-]{1,40}$/, MOST_NAMES),
  /** The lesson has been gone through to its end. */
  learnt: v.fallback(v.boolean(), false),
  /** By level, the games in which it was beaten without a hint. */
  beaten: v.fallback(
    v.pipe(
      v.record(v.string(), names(/^[\w-]{1,40}$/, MOST_WINS)),
      v.transform((all): Readonly<Record<string, readonly string[]>> =>
        Object.fromEntries(Object.entries(all).filter(([level, games]) => /^\w{1,8}$/.test(level) && games.length > 0)),
      ),
    ),
    {},
  ),
});
type Fields = v.InferOutput<typeof fields>;
export type Progress = {
  readonly [Key in keyof Fields]: Fields[Key] extends (infer Item)[] ? readonly Item[] : Fields[Key];
};
const progressSchema = v.pipe(
  fields,
  v.transform((progress): Progress => normal(progress)),
);

export const NO_PROGRESS: Progress = v.parse(progressSchema, {});

/** Falls back field by field to nothing achieved. */
export const readProgress = (text: string | null): Progress => checkedText(progressSchema, text) ?? NO_PROGRESS;
/** False: something in it comes to nothing when it is read. Fields that this version does not know do not count. */
export function isWhole(text: string): boolean {
  const value = checkedText(v.record(v.string(), v.unknown()), text);
  const read = v.safeParse(fields, value);
  if (value === null || !read.success) return false;
  return Object.entries(NO_PROGRESS).every(([key, none]) => {
    const [given, taken, nothing] = [value[key], read.output[key as keyof Progress], none].map((each) =>
      JSON.stringify(each),
    );
    return given === undefined || given === nothing || taken !== nothing;
  });
}
export const writeProgress = (progress: Progress): string => JSON.stringify(progress);

function inOrder(days: Iterable<number>): number[] {
  return [...new Set(days)].sort((a, b) => a - b);
}
/** A puzzle that has been solved is not missed any more. */
function normal(progress: Progress): Progress {
  const solved = new Set(progress.solved);
  return { ...progress, missed: progress.missed.filter((name) => !solved.has(name)) };
}

/** The rating after more puzzles counts, and goes with the row of that copy; of equally many the better one. */
function rated(a: Progress, b: Progress): Pick<Progress, 'rating' | 'rated' | 'row'> {
  const further = a.rated - b.rated || a.rating - b.rating || a.row - b.row;
  const { rating, rated: puzzles, row } = further < 0 ? b : a;
  return { rating, rated: puzzles, row };
}

/** The later try counts; of two on one day the one that leads back sooner. */
const laterOf = (a: Repetition | undefined, b: Repetition | undefined): Repetition | undefined => {
  if (!a || !b) return a ?? b;
  const later = a.last - b.last || b.step - a.step;
  return later < 0 ? b : a;
};

/**
 * Everything that either copy has. The order of the copies, and how often one of them is merged, change nothing: so tabs, imports and
 * restored backups may come in any order.
 */
export function mergeProgress(a: Progress, b: Progress): Progress {
  const union = (key: 'solved' | 'missed' | 'own' | 'steps'): string[] => canonical([...a[key], ...b[key]]);
  const levels = canonical([...Object.keys(a.beaten), ...Object.keys(b.beaten)]);
  return normal({
    ...rated(a, b),
    bestRow: Math.max(a.bestRow, b.bestRow),
    bestRush: Math.max(a.bestRush, b.bestRush),
    days: inOrder([...a.days, ...b.days]),
    deals: inOrder([...a.deals, ...b.deals]),
    solved: union('solved'),
    missed: union('missed'),
    again: Object.fromEntries(
      canonical([...Object.keys(a.again), ...Object.keys(b.again)]).flatMap((name) => {
        const later = laterOf(a.again[name], b.again[name]);
        return later ? [[name, later]] : [];
      }),
    ),
    own: union('own'),
    steps: union('steps'),
    learnt: a.learnt || b.learnt,
    beaten: Object.fromEntries(
      levels.map((level) => [level, canonical([...(a.beaten[level] ?? []), ...(b.beaten[level] ?? [])])]),
    ),
  });
}

/**
 * The level that a person has beaten in a finished game. Null for any other game. The one rule for the ladder, statistics and sentences: a win
 * with hints does not count as beaten.
 */
export function levelBeaten({
  game,
  players,
  over,
  result,
  hints,
}: Pick<GameSummary, 'game' | 'players' | 'over' | 'result' | 'hints'>): Strength | null {
  if (!over || hints > 0 || (result !== 'red' && result !== 'black')) return null;
  const [winner, loser] = [players[result], players[result === 'red' ? 'black' : 'red']];
  if (winner.kind !== 'person' || loser.kind !== 'computer') return null;
  const strength = strengthOf(loser);
  // A record from elsewhere may name patience where it changes nothing.
  return strengthsOf(game).includes(strength) ? strength : loser.level;
}

/** With these games counted among those in which a level was beaten; the same object if they change nothing. */
export function withWins(
  progress: Progress,
  games: readonly (Parameters<typeof levelBeaten>[0] & Pick<GameSummary, 'id'>)[],
): Progress {
  const beaten: Record<string, readonly string[]> = { ...progress.beaten };
  let isNew = false;
  for (const game of games) {
    const level = levelBeaten(game);
    if (level === null) continue;
    const known = beaten[level] ?? [];
    if (known.includes(game.id) || known.length >= MOST_WINS) continue;
    beaten[level] = canonical([...known, game.id]);
    isNew = true;
  }
  return isNew ? { ...progress, beaten } : progress;
}

export const winsAgainst = ({ beaten }: Progress, level: Strength): number => beaten[level]?.length ?? 0;

/** With a solved step of the lesson. @param isLast it is the end of the lesson */
export function learntStep(progress: Progress, step: string, isLast: boolean): Progress {
  const { steps, learnt } = progress;
  if (steps.includes(step) && (learnt || !isLast)) return progress;
  return { ...progress, steps: steps.includes(step) ? steps : [...steps, step], learnt: learnt || isLast };
}
