// Everything that this device keeps, as one file: games, saved set-ups, what was set aside, settings. JSON with a format of its own:
//
//     { "format": "anthill-backup 1", "date": "2026-11-21T12:00:00.000Z", "settings": {...}, "games": [...], "setups": [...], "aside": ["..."] }
//
// where each game is as model/saved_game.ts writes it, and each set-up as model/saved_setup.ts does. Later versions may add keys; this one ignores what it does not know.

import { readSavedGame, writeSavedGame, type SavedGame } from '../model/saved_game';
import { readSavedSetup, writeSavedSetup, type SavedSetup } from '../model/saved_setup';
import { readSettings, type Settings } from '../storage/settings';
import { MOST_GAMES, MOST_MOVES } from '../model/limits';
import { readRecordText } from '../model/record_text';

const FORMAT = 'anthill-backup';
const VERSION = 1;

export interface Backup {
  settings: Settings | null;
  games: SavedGame[];
  setups: SavedSetup[];
  /** What was in quarantine, and whatever of the games this version cannot read. */
  unreadable: string[];
}

export function writeBackup({ settings, games, setups, unreadable }: Backup, date: Date): string {
  const texts = games.map((game) => JSON.parse(writeSavedGame(game)) as unknown);
  const kept = setups.map((setup) => JSON.parse(writeSavedSetup(setup)) as unknown);
  const whole = {
    format: `${FORMAT} ${VERSION}`,
    date: date.toISOString(),
    settings,
    games: texts,
    setups: kept,
    aside: unreadable,
  };
  return `${JSON.stringify(whole, null, 1)}\n`;
}

/** Whether the board has it within a second. */
const isReplayable = ({ record }: SavedGame): boolean => (readRecordText(record)?.moves.length ?? 0) <= MOST_MOVES;

export type BackupProblem = 'newer' | 'backup' | 'unknown';

export function readBackup(text: string): Backup | { problem: BackupProblem } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: text.includes(FORMAT) ? 'backup' : 'unknown' };
  }
  if (typeof value !== 'object' || value === null) return { problem: 'unknown' };
  const { format, settings, games, setups, aside } = value as Record<string, unknown>;
  const [, version] = (typeof format === 'string' && /^anthill-backup (\d{1,9})$/.exec(format)) || [];
  if (version === undefined) return { problem: 'unknown' };
  if (Number(version) > VERSION) return { problem: 'newer' };
  if (!Array.isArray(games) || games.length > MOST_GAMES) return { problem: 'backup' };
  const backup: Backup = { settings: null, games: [], setups: [], unreadable: [] };
  if (typeof settings === 'object' && settings !== null) backup.settings = readSettings(JSON.stringify(settings));
  if (Array.isArray(aside)) backup.unreadable = aside.filter((each) => typeof each === 'string').slice(0, MOST_GAMES);
  for (const each of games as unknown[]) {
    const game = readSavedGame(JSON.stringify(each));
    if (game && isReplayable(game)) backup.games.push(game);
    else backup.unreadable.push(JSON.stringify(each));
  }
  // Backups of earlier versions have none.
  for (const each of Array.isArray(setups) ? (setups.slice(0, MOST_GAMES) as unknown[]) : []) {
    const setup = readSavedSetup(JSON.stringify(each));
    if (setup) backup.setups.push(setup);
    else backup.unreadable.push(JSON.stringify(each));
  }
  return backup;
}
