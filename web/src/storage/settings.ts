// What the player prefers, on this device: survives games, is not part of any.

import { GAME_IDS, type GameId } from '../model/game_id';
import { cleanLine } from '../model/clean_text';
import { LONGEST_NAME } from '../model/limits';
import { LANGUAGES, type Language } from '../model/language';
import { isLevel, type Level } from '../model/levels';

export interface Settings {
  language: 'system' | Language;
  theme: 'system' | 'light' | 'dark' | 'contrast';
  motion: 'system' | 'slow' | 'brisk' | 'off';
  cards: 'automatic' | 'portrait' | 'landscape';
  hand: 'right' | 'left';
  /** Two people at one screen: it is passed on, or lies between them. */
  sitting: 'beside' | 'facing';
  hints: 'on' | 'off';
  /** Letters that press the tools of a game. */
  shortcuts: 'on' | 'off';
  sound: 'on' | 'off';
  /** A short buzz under the finger, where the device can. */
  touch: 'on' | 'off';
  /** The screen stays lit while a game is played. */
  awake: 'on' | 'off';
  // The last choices on the start screen are the next proposal.
  game: GameId;
  /** nobody: the computer plays both sides. */
  opponent: 'computer' | 'friend' | 'nobody';
  side: 'red' | 'black' | 'chance';
  level: Level;
  /** Of the computer as Black, in a watched game. */
  levelBlack: Level;
  /** Of a watched game. */
  pace: 'slow' | 'steady' | 'fast';
  nameRed: string;
  nameBlack: string;
  /** Milliseconds since 1970: games that ended earlier are no part of the statistics. */
  countedSince: number;
  /** The answers to each game's own questions; the game knows which are good, see chosenOf(). */
  chosen: Partial<Record<GameId, Readonly<Record<string, string>>>>;
}

export const DEFAULT_SETTINGS: Settings = {
  language: 'system',
  theme: 'system',
  motion: 'system',
  cards: 'automatic',
  hand: 'right',
  sitting: 'beside',
  hints: 'on',
  shortcuts: 'on',
  sound: 'on',
  touch: 'on',
  awake: 'on',
  game: 'army-ants',
  opponent: 'computer',
  side: 'red',
  level: 1,
  levelBlack: 1,
  pace: 'steady',
  nameRed: '',
  nameBlack: '',
  countedSince: 0,
  chosen: {},
};

type Question =
  | 'language'
  | 'theme'
  | 'motion'
  | 'cards'
  | 'hand'
  | 'sitting'
  | 'hints'
  | 'shortcuts'
  | 'sound'
  | 'touch'
  | 'awake'
  | 'game'
  | 'opponent'
  | 'side'
  | 'pace';

export const CHOICES: { readonly [Key in Question]: readonly Settings[Key][] } = {
  language: ['system', ...LANGUAGES],
  theme: ['system', 'light', 'dark', 'contrast'],
  motion: ['system', 'slow', 'brisk', 'off'],
  cards: ['automatic', 'portrait', 'landscape'],
  hand: ['right', 'left'],
  sitting: ['beside', 'facing'],
  hints: ['on', 'off'],
  shortcuts: ['on', 'off'],
  sound: ['on', 'off'],
  touch: ['on', 'off'],
  awake: ['on', 'off'],
  game: GAME_IDS,
  opponent: ['computer', 'friend', 'nobody'],
  pace: ['slow', 'steady', 'fast'],
  side: ['red', 'black', 'chance'],
};

const KEY = 'anthill.settings';

/** Whatever is not understood falls back to its default, one by one. */
export function readSettings(text: string | null): Settings {
  const settings: Settings = { ...DEFAULT_SETTINGS };
  let stored: unknown = null;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return settings;
  }
  if (typeof stored !== 'object' || stored === null) return settings;
  const values = stored as Record<string, unknown>;
  for (const [key, choices] of Object.entries(CHOICES)) {
    const value = choices.find((choice) => choice === values[key]);
    if (value !== undefined) Object.assign(settings, { [key]: value });
  }
  for (const key of ['level', 'levelBlack'] as const) {
    const level = values[key];
    if (isLevel(level)) settings[key] = level;
  }
  for (const key of ['nameRed', 'nameBlack'] as const) {
    const name = values[key];
    if (typeof name === 'string') settings[key] = cleanLine(name, LONGEST_NAME);
  }
  const since = values['countedSince'];
  if (Number.isSafeInteger(since) && (since as number) >= 0) settings.countedSince = since as number;
  settings.chosen = readChosen(values['chosen']);
  return settings;
}

function readChosen(value: unknown): Settings['chosen'] {
  const chosen: Settings['chosen'] = {};
  if (typeof value !== 'object' || value === null) return chosen;
  for (const game of GAME_IDS) {
    const answers = (value as Record<string, unknown>)[game];
    if (typeof answers !== 'object' || answers === null) continue;
    chosen[game] = Object.fromEntries(
      Object.entries(answers).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  }
  return chosen;
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
  try {
    return readSettings(localStorage.getItem(KEY));
  } catch {
    return { ...DEFAULT_SETTINGS }; // storage switched off
  }
}

export function saveSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage the settings hold until the page closes.
  }
}
