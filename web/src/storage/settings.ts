// What the player prefers, on this device: survives games, is not part of any.

import { isLevel, type Level } from '../thinker/levels';

export interface Settings {
  theme: 'system' | 'light' | 'dark' | 'contrast';
  motion: 'system' | 'slow' | 'brisk' | 'off';
  cards: 'automatic' | 'portrait' | 'landscape';
  hand: 'right' | 'left';
  hints: 'on' | 'off';
  // The last choices on the start screen are the next proposal.
  opponent: 'computer' | 'friend';
  side: 'red' | 'black' | 'chance';
  edition: '2008' | '2020' | 'community';
  setup: 'random' | 'minor' | 'total';
  level: Level;
  nameRed: string;
  nameBlack: string;
}

export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  motion: 'system',
  cards: 'automatic',
  hand: 'right',
  hints: 'on',
  opponent: 'computer',
  side: 'red',
  edition: '2020',
  setup: 'random',
  level: 1,
  nameRed: '',
  nameBlack: '',
};

type Question = 'theme' | 'motion' | 'cards' | 'hand' | 'hints' | 'opponent' | 'side' | 'edition' | 'setup';

export const CHOICES: { readonly [Key in Question]: readonly Settings[Key][] } = {
  theme: ['system', 'light', 'dark', 'contrast'],
  motion: ['system', 'slow', 'brisk', 'off'],
  cards: ['automatic', 'portrait', 'landscape'],
  hand: ['right', 'left'],
  hints: ['on', 'off'],
  opponent: ['computer', 'friend'],
  side: ['red', 'black', 'chance'],
  edition: ['2008', '2020', 'community'],
  setup: ['random', 'minor', 'total'],
};

export const LONGEST_NAME = 20;

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
  if (isLevel(values['level'])) settings.level = values['level'];
  for (const key of ['nameRed', 'nameBlack'] as const) {
    const name = values[key];
    if (typeof name === 'string') settings[key] = name.slice(0, LONGEST_NAME);
  }
  return settings;
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
