// The player's preferences on this device: they outlive games and belong to none. A new setting needs a row of the table, its texts
// and the code that reads it: type, default, reader and its place in the settings dialog follow from the row.

import * as v from 'valibot';
import { checkedText } from '../model/checked';
import { GAME_IDS, isGameId, type GameId } from '../model/game_id';
import { cleanLine } from '../model/clean_text';
import { LONGEST_NAME } from '../model/limits';
import { LANGUAGES } from '../model/language';
import { LEVELS, ELDER, SECONDS, type Seconds, type Strength } from '../model/levels';
import { timeSchema } from '../model/saved_game';
import { tabStorage } from './drafts';
import { quarantine } from './damaged';
import { browserStorage, LocalStore } from './local_store';
import { keyOf } from './place';

interface Row<Value> {
  schema: v.GenericSchema<unknown, Value>;
  initial: Value;
}
interface Choice<Value> extends Row<Value> {
  values: readonly Value[];
}

const row = <Value>(schema: v.GenericSchema<unknown, Value>, initial: NoInfer<Value>): Row<Value> => ({
  schema,
  initial,
});
/** One of some values; the first one by default. */
const choice = <const Value extends string>(
  values: readonly [Value, ...Value[]],
  { initial = values[0] }: { initial?: NoInfer<Value> } = {},
): Choice<Value> => ({ schema: v.picklist(values), initial, values });

export type SettingGroup = 'looks' | 'play' | 'help' | 'sound' | 'keys';

/** One that the settings dialog asks for in this group, by the texts settings.KEY and settings.KEY.VALUE; `offered` where the device can. */
const asked = <Kind extends Row<unknown>>(
  group: SettingGroup,
  kind: Kind,
  offered = (): boolean => true,
): Kind & { group: SettingGroup; offered: () => boolean } => ({ ...kind, group, offered });

const name = row(
  v.pipe(
    v.unknown(),
    v.string(),
    v.transform((text) => cleanLine(text, LONGEST_NAME)),
  ),
  '',
);
const level = row<Strength>(v.pipe(v.unknown(), v.picklist([...LEVELS, ELDER])), 1);
const answers = v.pipe(
  v.unknown(),
  v.record(v.string(), v.fallback(v.nullable(v.string()), null)),
  v.transform((all): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null)),
  ),
);

/** One for each game. Unknown values are left out. */
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

/** Those of the settings dialog come first, in its order. */
export const SETTINGS = {
  language: asked('looks', choice(['system', ...LANGUAGES])),
  theme: asked('looks', choice(['system', 'light', 'dark', 'contrast', 'meadow', 'dusk'])),
  cards: asked('looks', choice(['automatic', 'portrait', 'landscape'])),
  motion: asked('looks', choice(['system', 'slow', 'brisk', 'off'])),
  /** Two people at one screen: it is passed on, or lies between them. */
  seating: asked('play', choice(['beside', 'facing'])),
  /** For whom the cards lie upright when two people sit face to face. */
  upright: asked('play', choice(['mover', 'owner', 'near'])),
  hand: asked('play', choice(['right', 'left'])),
  /** With what a pointer moves cards and dice. Buttons and keys do as well, whatever this says. */
  gestures: asked('play', choice(['both', 'tap', 'drag'])),
  /** Whose moves are shown and asked about before they count. */
  confirm: asked('play', choice(['off', 'both', 'red', 'black'])),
  /** A move may be chosen while the computer thinks: a premove. */
  premove: asked('play', choice(['off', 'on'])),
  /** How the list of moves tells them. */
  moves: asked('play', choice(['notation', 'words'])),
  /** The screen stays lit while a game is played. */
  wakeLock: asked('play', choice(['on', 'off']), () => 'wakeLock' in navigator),
  hints: asked('help', choice(['on', 'off'])),
  /** In which games players are helped: told what can be taken, warned of a move that gives something away. */
  help: asked('help', choice(['learning', 'always', 'off'])),
  sound: asked('sound', choice(['on', 'off'])),
  /** In percent of the loudest. */
  volume: asked('sound', row(v.pipe(v.unknown(), v.number(), v.minValue(0), v.maxValue(100)), 70)),
  sounds: asked('sound', choice(['wood', 'bells'])),
  /** Sounds are also written, for a moment. */
  captions: asked('sound', choice(['off', 'on'])),
  /** A short buzz under the finger, where the device can. */
  haptics: asked('sound', choice(['on', 'off']), () => 'vibrate' in navigator),
  /** A field for typed moves. */
  typing: asked('keys', choice(['off', 'on'])),
  /** Letters that press the tools of a game. */
  shortcuts: asked('keys', choice(['on', 'off'])),
  /** Nothing around the board but what play needs. */
  focus: choice(['off', 'on']),
  // The last choices on the start screen are the next proposal.
  game: choice(GAME_IDS),
  /** With the last choice the computer plays both sides. */
  opponent: choice(['computer', 'friend', 'nobody']),
  side: choice(['red', 'black', 'chance']),
  level,
  /** The computer's level as Black, in a watched game. */
  levelBlack: level,
  /** The Elder's seconds for each move. */
  seconds: row<Seconds>(v.pipe(v.unknown(), v.picklist(SECONDS)), 5),
  /** The speed of a watched game. */
  pace: choice(['slow', 'steady', 'fast'], { initial: 'steady' }),
  /** By which clock two people play: minutes, and seconds more with each turn. */
  clock: choice(['off', '3+2', '5+3', '10+5', '15+10', '30+0', '60+0']),
  nameRed: name,
  nameBlack: name,
  /** Games that ended earlier are no part of the statistics. */
  countedSince: row(v.pipe(v.unknown(), timeSchema), 0),
  /** The answers to each game's own questions; the game knows which are good, see chosenOf(). */
  chosen: row(byGame(answers), {}),
};

type Table = typeof SETTINGS;
export type Settings = { [Key in keyof Table]: Table[Key]['initial'] };

export type AskedKey = { [Key in keyof Table]: Table[Key] extends { group: unknown } ? Key : never }[keyof Table];
/** The settings in the dialog, in its order. */
export const ASKED = (Object.keys(SETTINGS) as (keyof Settings)[]).filter(
  (key): key is AskedKey => 'group' in SETTINGS[key],
);

const ROWS = Object.entries(SETTINGS) as [keyof Settings, Row<unknown>][];

export const DEFAULT_SETTINGS = Object.fromEntries(ROWS.map(([key, { initial }]) => [key, initial])) as Settings;

const KEY = keyOf('settings');
/** The game that this tab shows, in sessionStorage: another tab may show another one. */
const GAME_KEY = keyOf('tab.game');

type Values = Readonly<Record<string, unknown>>;
const valuesIn = (text: string | null): Values | null => checkedText(v.record(v.string(), v.unknown()), text);

/** Those that a text has, as far as they are understood. */
export function someSettings(text: string | null): Partial<Settings> {
  const values = valuesIn(text) ?? {};
  return Object.fromEntries(
    ROWS.flatMap(([key, { schema }]) => {
      const read = v.safeParse(schema, values[key]);
      return key in values && read.success ? [[key, read.output]] : [];
    }),
  );
}

/** Whatever is not understood falls back to its default, one by one. */
export const readSettings = (text: string | null): Settings => ({ ...DEFAULT_SETTINGS, ...someSettings(text) });

/** The last answer to a game's own question, or the first of the possible answers. */
export function chosenOf<Value extends string>(
  settings: Settings,
  game: GameId,
  question: string,
  answers: readonly [Value, ...Value[]],
): Value {
  const last = settings.chosen[game]?.[question];
  return answers.find((answer) => answer === last) ?? answers[0];
}

/** Null: what is stored cannot be read, and there is no other place for it. */
function storedValues(local: LocalStore): Values | null {
  const text = local.read(KEY);
  const values = text === null ? {} : valuesIn(text);
  return values ?? (quarantine(local, KEY, { kind: 'settings' }) ? {} : null);
}

export function loadSettings(): Settings {
  const local = new LocalStore(browserStorage());
  storedValues(local);
  const settings = readSettings(local.read(KEY));
  const shown = new LocalStore(tabStorage()).read(GAME_KEY);
  const game = isGameId(shown) ? shown : settings.game;
  // A clock that was ahead when the statistics were begun again: no game would count until that day has come.
  const countedSince = Math.min(settings.countedSince, Date.now());
  if (countedSince < settings.countedSince) saveSettings({ countedSince });
  return { ...settings, game, countedSince };
}

/**
 * Writes those that have changed over what is stored now: whatever another tab has changed meanwhile stays. False when they hold only until
 * the page closes.
 */
export function saveSettings(change: Partial<Settings>): boolean {
  if (change.game) new LocalStore(tabStorage()).write(GAME_KEY, change.game);
  const local = new LocalStore(browserStorage());
  const values = storedValues(local);
  return values !== null && local.write(KEY, JSON.stringify({ ...values, ...change }));
}

/** Calls back when another tab has changed some. A page that comes back from the browser's memory has not heard of it. */
export function watchSettings(heard: (settings: Settings) => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) heard(loadSettings());
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) heard(loadSettings());
  });
}
