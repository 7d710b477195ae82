// Everything that this device keeps, as one file: games, saved set-ups, what was set aside, settings. JSON with a format of its own:
//
//     { "format": "anthill-backup 1", "date": "2026-11-21T12:00:00.000Z", "settings": {...}, "progress": { "army-ants": {...} }, "games": [...],
//       "setups": [...], "matches": [...], "aside": ["..."] }
//
// where each game is as model/saved_game.ts writes it, each set-up as model/saved_setup.ts does, and progress by game as model/progress.ts
// does. Later versions may add keys; this one ignores what it does not know.

import { readSavedGame, writeSavedGame, type SavedGame } from '../model/saved_game';
import { readRemoteMatch, writeRemoteMatch, type RemoteMatch } from '../model/remote_match';
import { readSavedSetup, writeSavedSetup, type SavedSetup } from '../model/saved_setup';
import { GAME_IDS } from '../model/game_id';
import { readProgress, writeProgress } from '../model/progress';
import type { AllProgress } from '../storage/progress_store';
import { someSettings, type Settings } from '../storage/settings';
import { MOST_GAMES, MOST_MOVES } from '../model/limits';
import { readRecordText } from '../model/record_text';

const FORMAT = 'anthill-backup';
const VERSION = 1;

export interface Backup {
  /** Those that the file has; null if it has none. */
  settings: Partial<Settings> | null;
  progress: AllProgress;
  games: SavedGame[];
  setups: SavedSetup[];
  /** Matches by link, with this device's secrets of them. */
  matches?: readonly RemoteMatch[];
  /** The texts from the quarantine, and all games that this version cannot read. */
  unreadable: string[];
}

export function writeBackup(
  { settings, progress, games, setups, matches = [], unreadable }: Backup,
  date: Date,
): string {
  const texts = games.map((game) => JSON.parse(writeSavedGame(game)) as unknown);
  const kept = setups.map((setup) => JSON.parse(writeSavedSetup(setup)) as unknown);
  const whole = {
    format: `${FORMAT} ${VERSION}`,
    date: date.toISOString(),
    settings,
    progress: Object.fromEntries(
      Object.entries(progress).map(([game, each]) => [game, JSON.parse(writeProgress(each))]),
    ) as unknown,
    games: texts,
    setups: kept,
    matches: matches.map((match) => JSON.parse(writeRemoteMatch(match)) as unknown),
    aside: unreadable,
  };
  return `${JSON.stringify(whole, null, 1)}\n`;
}

/** Whether the board has it within a second. */
const isReplayable = ({ record }: SavedGame): boolean => (readRecordText(record)?.moves.length ?? 0) <= MOST_MOVES;

/** games: there are more than are taken in at once. */
export type BackupProblem = 'newer' | 'backup' | 'unknown' | 'games';

function progressIn(progress: unknown): AllProgress {
  if (typeof progress !== 'object' || progress === null) return {};
  return Object.fromEntries(
    Object.entries(progress)
      .filter(([game]) => GAME_IDS.some((each) => each === game))
      .map(([game, each]) => [game, readProgress(JSON.stringify(each))]),
  );
}

export function readBackup(text: string): Backup | { problem: BackupProblem } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: text.includes(FORMAT) ? 'backup' : 'unknown' };
  }
  if (typeof value !== 'object' || value === null) return { problem: 'unknown' };
  const { format, settings, progress, games, setups, matches, aside } = value as Record<string, unknown>;
  const [, version] = (typeof format === 'string' && /^anthill-backup (\d{1,9})$/.exec(format)) || [];
  if (version === undefined) return { problem: 'unknown' };
  if (Number(version) > VERSION) return { problem: 'newer' };
  if (!Array.isArray(games)) return { problem: 'backup' };
  const damaged = Array.isArray(aside) ? aside.filter((each) => typeof each === 'string') : [];
  if (games.length + damaged.length > MOST_GAMES) return { problem: 'games' };
  const backup: Backup = { settings: null, progress: progressIn(progress), games: [], setups: [], unreadable: damaged };
  if (typeof settings === 'object' && settings !== null) backup.settings = someSettings(JSON.stringify(settings));
  for (const each of games as unknown[]) {
    const game = readSavedGame(JSON.stringify(each));
    if (game && isReplayable(game)) backup.games.push(game);
    else backup.unreadable.push(JSON.stringify(each));
  }
  for (const each of Array.isArray(setups) ? (setups.slice(0, MOST_GAMES) as unknown[]) : []) {
    const setup = readSavedSetup(JSON.stringify(each));
    if (setup) backup.setups.push(setup);
    else backup.unreadable.push(JSON.stringify(each));
  }
  const known: RemoteMatch[] = [];
  for (const each of Array.isArray(matches) ? (matches.slice(0, MOST_GAMES) as unknown[]) : []) {
    const match = readRemoteMatch(JSON.stringify(each));
    if (match) known.push(match);
    else backup.unreadable.push(JSON.stringify(each));
  }
  if (known.length > 0) backup.matches = known;
  return backup;
}
