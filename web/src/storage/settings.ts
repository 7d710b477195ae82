// What the player prefers, on this device: survives games, is not part of any. A setting is a row of the table, its texts and whoever
// asks for it: type, default, reader and the form of the settings dialog follow from the row.

import * as v from 'valibot';
import { GAME_IDS, type GameId } from '../model/game_id';
import { cleanLine } from '../model/clean_text';
import { LONGEST_NAME } from '../model/limits';
import { LANGUAGES } from '../model/language';
import { LEVELS, PATIENT, SECONDS, type Seconds, type Strength } from '../model/levels';
import { puzzleRecordSchema } from '../model/puzzle_record';
import { timeSchema } from '../model/saved_game';
import { carriedOver, carryOver } from './carry_over';

interface Row<Value> {
  schema: v.GenericSchema<unknown, Value>;
  initial: Value;
  /** What it was called in earlier versions. */
  formerly?: string;
}
interface Choice<Value> extends Row<Value> {
  values: readonly Value[];
}

const row = <Value>(schema: v.GenericSchema<unknown, Value>, initial: NoInfer<Value>): Row<Value> => ({
  schema,
  initial,
});
/** One of some values; the first one unless it is told otherwise. */
const choice = <const Value extends string>(
  values: readonly [Value, ...Value[]],
  { initial = values[0], formerly }: { initial?: NoInfer<Value>; formerly?: string } = {},
): Choice<Value> => ({ schema: v.picklist(values), initial, values, ...(formerly === undefined ? {} : { formerly }) });

/** One that the settings dialog asks for, by the texts settings.KEY and settings.KEY.VALUE; `offered` where the device can. */
const asked = <const Value extends string>(
  values: readonly [Value, ...Value[]],
  { formerly, offered = () => true }: { formerly?: string; offered?: () => boolean } = {},
): Choice<Value> & { offered: () => boolean } => ({
  ...choice(values, formerly === undefined ? {} : { formerly }),
  offered,
});

const name = row(
  v.pipe(
    v.unknown(),
    v.string(),
    v.transform((text) => cleanLine(text, LONGEST_NAME)),
  ),
  '',
);
const level = row<Strength>(v.pipe(v.unknown(), v.picklist([...LEVELS, PATIENT])), 1);
const answers = v.pipe(
  v.unknown(),
  v.record(v.string(), v.fallback(v.nullable(v.string()), null)),
  v.transform((all): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null)),
  ),
);

/** One for each game. What is not understood is left out. */
const byGame = <Value>(schema: v.GenericSchema<unknown, Value>) =>
  v.pipe(
    v.unknown(),
    v.record(v.string(), v.unknown()),
    v.transform((all): Partial<Record<GameId, Value>> =>
      Object.fromEntries(
        GAME_IDS.flatMap((game) => {
          const read = v.safeParse(schema, all[game]);
          return read.success ? [[game, read.output]] : [];
        }),
      ),
    ),
  );

/** In `lessons`: the game's lesson has been gone through. */
export const LEARNT = 'learnt';

export const SETTINGS = {
  language: choice(['system', ...LANGUAGES]),
  theme: asked(['system', 'light', 'dark', 'contrast']),
  motion: asked(['system', 'slow', 'brisk', 'off']),
  cards: asked(['automatic', 'portrait', 'landscape']),
  hand: asked(['right', 'left']),
  /** Two people at one screen: it is passed on, or lies between them. */
  sitting: choice(['beside', 'facing']),
  /** For whom the cards lie upright when two people sit face to face. */
  upright: asked(['mover', 'owner', 'near']),
  hints: asked(['on', 'off']),
  /** Whose moves are shown and asked about before they count. */
  confirm: asked(['off', 'both', 'red', 'black']),
  /** A move may be chosen while the computer thinks: a premove. */
  premove: asked(['off', 'on']),
  /** A field for typed moves. */
  typing: asked(['off', 'on']),
  /** In which games players are helped: told what can be taken, warned of a move that gives something away. */
  help: asked(['learning', 'always', 'off'], { formerly: 'warnings' }),
  /** Letters that press the tools of a game. */
  shortcuts: choice(['on', 'off']),
  sound: asked(['on', 'off']),
  /** What is heard is also written, for a moment. */
  captions: asked(['off', 'on']),
  /** A short buzz under the finger, where the device can. */
  haptics: asked(['on', 'off'], { formerly: 'touch', offered: () => 'vibrate' in navigator }),
  /** The screen stays lit while a game is played. */
  awake: asked(['on', 'off'], { offered: () => 'wakeLock' in navigator }),
  /** Nothing around the board but what play needs. */
  focus: choice(['off', 'on']),
  // The last choices on the start screen are the next proposal.
  game: choice(GAME_IDS),
  /** nobody: the computer plays both sides. */
  opponent: choice(['computer', 'friend', 'nobody']),
  side: choice(['red', 'black', 'chance']),
  level,
  /** Of the computer as Black, in a watched game. */
  levelBlack: level,
  /** Of the patient player, for each move. */
  seconds: row<Seconds>(v.pipe(v.unknown(), v.picklist(SECONDS)), 5),
  /** Of a watched game. */
  pace: choice(['slow', 'steady', 'fast'], { initial: 'steady' }),
  /** By which clock two people play: minutes, and seconds more with each turn. */
  clock: choice(['off', '3+2', '5+3', '10+5', '15+10', '30+0', '60+0']),
  nameRed: name,
  nameBlack: name,
  /** Games that ended earlier are no part of the statistics. */
  countedSince: row(v.pipe(v.unknown(), timeSchema), 0),
  /** The answers to each game's own questions; the game knows which are good, see chosenOf(). */
  chosen: row(byGame(answers), {}),
  /** The step of each game's lesson that comes next; LEARNT when there is none. */
  lessons: row(byGame(v.pipe(v.unknown(), v.string(), v.regex(/^[\w-]{1,40}$/))), {}),
  /** How somebody has done at each game's puzzles. */
  puzzles: row(byGame(v.pipe(v.unknown(), puzzleRecordSchema)), {}),
};

type Table = typeof SETTINGS;
export type Settings = { [Key in keyof Table]: Table[Key]['initial'] };

export type AskedKey = { [Key in keyof Table]: Table[Key] extends { offered: unknown } ? Key : never }[keyof Table];
/** What the settings dialog asks for, in its order. */
export const ASKED = Object.entries(SETTINGS).flatMap(([key, row]) =>
  'offered' in row ? [[key as AskedKey, row.values as readonly string[], row.offered] as const] : [],
);

const ROWS = Object.entries(SETTINGS) as [keyof Settings, Row<unknown>][];

export const DEFAULT_SETTINGS = Object.fromEntries(ROWS.map(([key, { initial }]) => [key, initial])) as Settings;

const KEY = 'anthill.settings';

/** Whatever is not understood falls back to its default, one by one. */
export function readSettings(text: string | null): Settings {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())), text ?? '');
  if (!stored.success) return { ...DEFAULT_SETTINGS };
  const values = stored.output;
  return Object.fromEntries(
    ROWS.map(([key, { schema, initial, formerly }]) => {
      const read = v.safeParse(schema, values[key] ?? (formerly === undefined ? undefined : values[formerly]));
      return [key, read.success ? read.output : initial];
    }),
  ) as Settings;
}

/** What was last answered to a game's own question, or the first of the answers. */
export function chosenOf<Value extends string>(
  settings: Settings,
  game: GameId,
  question: string,
  answers: readonly [Value, ...Value[]],
): Value {
  const last = settings.chosen[game]?.[question];
  return answers.find((answer) => answer === last) ?? answers[0];
}

export function loadSettings(): Settings {
  const carried = carriedOver().settings;
  if (carried !== null) return readSettings(carried);
  try {
    return readSettings(localStorage.getItem(KEY));
  } catch {
    return { ...DEFAULT_SETTINGS }; // storage switched off
  }
}

/** False when they hold only until the page closes. */
export function saveSettings(settings: Settings): boolean {
  const text = JSON.stringify(settings);
  try {
    localStorage.setItem(KEY, text);
    if (carriedOver().settings !== null) carryOver({ settings: null });
    return true;
  } catch {
    return carryOver({ settings: text });
  }
}
