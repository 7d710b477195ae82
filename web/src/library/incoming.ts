// Reads what comes in from outside, as file, link or text: finds out what it is and makes games for the library of it. Nothing is kept
// here.

import type { MatchPlay } from '../session/game_play';
import { setsUpInSecret, type Snapshot } from '../model/snapshot';
import { allHintsIn } from '../model/hint_count';
import { GAME_IDS, isGameId, type GameId } from '../model/game_id';
import { NAMELESS } from '../model/player';
import { randomUint32 } from '../model/random';
import { pictureOf } from '../model/thumbnail';
import { newGameName, type SavedGame } from '../model/saved_game';
import { readBackup, type Backup, type BackupProblem } from './backup';
import { LARGEST_FILE, MOST_MOVES } from '../model/limits';
import { readLink } from './link';
import { foundIn, matchLinkIn } from './mangled';
import {
  gameOf,
  notesIn,
  playersOf,
  readRecordText,
  recordOfPosition,
  recordVersion,
  withNote,
} from '../model/record_text';
import { readReviewNote, REVIEW_NOTE } from '../model/review_note';
import type { RecordReader } from './reader';

type Problem =
  | 'empty'
  | 'large'
  | 'long'
  | 'bytes'
  | 'unknown'
  | 'no-game'
  | 'match'
  | 'newer'
  | 'link'
  | 'record'
  | 'backup'
  | 'game'
  | 'secret';

export interface Refusal {
  problem: Problem | BackupProblem;
  /** The board's error about the record. */
  error?: string;
}

/** A backup, or one game with nothing else. */
export type Incoming = Backup;

const LINK = /(?:^|#)(g\d+\.[\w-]*)/;

/** The encoding that Windows assumes for a file that names none. */
const WINDOWS = 'windows-1252';
const encodingOf = ([first, second]: Uint8Array): string =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';

/** The text of a file: UTF-8, UTF-16 that says so, or a record in Windows' own encoding. */
export async function textOf(file: Blob): Promise<string | Refusal> {
  if (file.size > LARGEST_FILE) return { problem: 'large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder(WINDOWS).decode(bytes);
    return /anthill-(?:game|backup) \d/.test(text) ? text : { problem: 'bytes' };
  }
}

/** Tells how the moves of a game are counted. */
type Counting = (id: GameId) => Promise<Pick<MatchPlay<Snapshot>, 'countAt'>>;

type Reading = (game: GameId) => Promise<RecordReader>;

/** A file, a link or a text that was pasted. `reader` is for tests. */
export async function readIncoming(
  given: string,
  counting: Counting,
  // A second board: fetched only where something comes in.
  reader: Reading = async (game) => (await import('./reader')).openReader(game),
): Promise<Incoming | Refusal> {
  const text = given.replace(/^\uFEFF/, '').trim();
  if (text === '') return { problem: 'empty' };
  if (text.length > LARGEST_FILE) return { problem: 'large' };
  if (text.startsWith('{')) return readBackup(text);
  const read = async (record: string | Refusal): Promise<Incoming | Refusal> =>
    typeof record === 'string' ? readGame(record, reader, counting) : record;
  const first = await read(recordIn(text));
  if (!('problem' in first) || DECIDED.includes(first.problem)) return first;
  // Mends what mail or chat has done to it, only where it is not good as it is: notes may hold anything.
  const found = foundIn(text);
  const second = found === null || found.trim() === text ? first : await read(recordIn(found));
  if (!('problem' in second)) return second;
  if (GAMELESS.includes(first.problem) && holdsMatch(text)) return { problem: 'match' };
  return second.problem === 'unknown' ? first : second;
}

/** A link or the messages of a match between two devices, which is opened elsewhere. */
const holdsMatch = (text: string): boolean =>
  text.startsWith('anthill-match ') || matchLinkIn(text, () => true) !== null;

/** Problems of a text that was not meant to be a game. */
const GAMELESS: readonly Refusal['problem'][] = ['unknown', 'no-game'];

/** Problems that are the same however the text is written. */
const DECIDED: readonly Refusal['problem'][] = ['newer', 'long', 'game', 'secret'];

function recordIn(text: string): string | Refusal {
  const version = recordVersion(text);
  if (version === 1) return text;
  if (version !== null) return { problem: version > 1 ? 'newer' : 'unknown' };
  const [first = ''] = text.split(/\s/, 1);
  if (isGameId(first)) return recordOfPosition(text);
  const [, fragment] = LINK.exec(text) ?? [];
  if (fragment === undefined) return { problem: /https?:\/\/\S/.test(text) ? 'no-game' : 'unknown' };
  const read = readLink(fragment);
  if ('record' in read) return read.record;
  return { problem: read.problem === 'newer' ? 'newer' : 'link' };
}

async function readGame(text: string, reader: Reading, counting: Counting): Promise<Incoming | Refusal> {
  const parts = readRecordText(text);
  const id = parts && gameOf(parts);
  if (parts && !isGameId(id)) return { problem: 'game' };
  // Replaying more would keep the page busy for seconds.
  if (parts && parts.moves.length > MOST_MOVES) return { problem: 'long' };
  // A text that is not a record belongs to no game, so any game's reader can reject it.
  const read = await reader(isGameId(id) ? id : GAME_IDS[0]);
  const replayed = read(text);
  if ('error' in replayed) return { problem: 'record', error: replayed.error };
  const { record, snapshot } = replayed;
  if (setsUpInSecret(snapshot)) return { problem: 'secret' };
  const game = await gameFrom(record, snapshot, counting);
  return { games: [game], settings: null, progress: {}, setups: [], unreadable: [] };
}

async function gameFrom(noted: string, snapshot: Snapshot, counting: Counting): Promise<SavedGame> {
  const game: GameId = snapshot.game;
  const parts = readRecordText(noted);
  const note = parts?.notes.get(REVIEW_NOTE);
  const review = readReviewNote(note ?? '');
  // The review is kept beside the record: with or without it, it is the same game.
  const record = note === undefined ? noted : withNote(noted, REVIEW_NOTE, '');
  return {
    id: newGameName(),
    stamp: 0,
    time: Date.now(),
    game,
    players: parts ? playersOf(parts) : NAMELESS,
    seed: randomUint32(),
    record,
    deploy: null,
    ply: snapshot.ply,
    played: (await counting(game)).countAt(snapshot, snapshot.ply),
    over: snapshot.status.kind !== 'playing',
    hints: allHintsIn(notesIn(record)),
    result: null, // played elsewhere: no part of this device's statistics
    picture: pictureOf(snapshot),
    secret: snapshot.secret,
    ...(review ? { review } : {}),
  };
}
