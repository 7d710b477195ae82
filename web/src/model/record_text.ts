// A record (src/match/record.h) as far as the page reads it without the board: its parts, not its rules. Only the board says whether a
// record can be replayed; this is for lists, for notes, and for what a text may be.

import type { SeatName } from './snapshot';
import { readComputer, type Player } from './player';
import { cleanLine } from './clean_text';
import { LONGEST_NAME, LONGEST_TITLE } from './limits';

const FORMAT = 'anthill-game';
const VERSION = 1;

/** The note of a game that began with a position set up by hand: it is not counted in the statistics. */
export const GIVEN_NOTE = 'given';
export const beganAtGiven = (notes: Notes): boolean => notes.get(GIVEN_NOTE) === 'yes';

/** The facts of a record besides the moves. */
export type Notes = ReadonlyMap<string, string>;

/** The notes alone, without reading the moves. */
export const notesIn = (record: string): Notes =>
  new Map([...record.matchAll(/^note (\S+) (.*)$/gm)].map(([, key = '', value = '']) => [key, value.trim()]));

export interface RecordText {
  /** The position before the first move, its game's name first. */
  start: string;
  notes: Map<string, string>;
  moves: string[];
  /** "playing", "won red queen", ... as the record has it. */
  result: string;
  /** How many of the moves stand. */
  ply: number;
}

/** The version that a record says it is of; null when this is no record. */
export function recordVersion(text: string): number | null {
  const [, version] = /^\uFEFF?\s*(?:#[^\n]*\n\s*)*anthill-game +(\d{1,9})\s*(?:\n|$)/.exec(text) ?? [];
  return version === undefined ? null : Number(version);
}

/** null: no record, or one of another version. */
export function readRecordText(text: string): RecordText | null {
  if (recordVersion(text) !== VERSION) return null;
  const record: RecordText = { start: '', notes: new Map(), moves: [], result: '', ply: 0 };
  let moving = false;
  let ply: number | null = null;
  for (const whole of text.split('\n')) {
    const line = whole.trim();
    const [word = ''] = line.split(' ', 1);
    if (line === '' || line.startsWith('#') || (word.endsWith(FORMAT) && !moving)) continue;
    const rest = line.slice(word.length).trim();
    if (word === 'start' && !moving) record.start = rest;
    else if (word === 'note' && !moving) {
      const [key = ''] = rest.split(' ', 1);
      record.notes.set(key, rest.slice(key.length).trim());
    } else if (line === 'moves') moving = true;
    else if (word === 'result') record.result = rest;
    else if (word === 'ply') ply = Number(rest);
    else if (moving && record.result === '') record.moves.push(line);
  }
  if (record.start === '' || record.result === '') return null;
  record.ply = Math.min(record.moves.length, ply ?? record.moves.length);
  return record;
}

export function writeRecordText({ start, notes, moves, result, ply }: RecordText): string {
  const lines = [`${FORMAT} ${VERSION}`, `start ${start}`];
  for (const [key, value] of notes) lines.push(`note ${key} ${value}`);
  lines.push('moves', ...moves, `result ${result}`);
  if (ply < moves.length) lines.push(`ply ${ply}`);
  return `${lines.join('\n')}\n`;
}

/** The same record with that note; without it when the value is empty. A text that is no record comes back as it is. */
export function withNote(text: string, key: string, value: string): string {
  const record = readRecordText(text);
  if (!record) return text;
  if (value === '') record.notes.delete(key);
  else record.notes.set(key, value);
  return writeRecordText(record);
}

/** "army-ants". */
export const gameOf = ({ start }: RecordText): string => start.split(' ', 1)[0] ?? '';

export const titleOf = ({ notes }: RecordText): string => cleanLine(notes.get('title') ?? '', LONGEST_TITLE);

/** A player whom the notes do not name is a person without a name. */
export function playersOf({ notes }: RecordText): Record<SeatName, Player> {
  const player = (seat: SeatName): Player => {
    const note = notes.get(seat) ?? '';
    const computer = readComputer(note);
    if (computer) return computer;
    const [kind = '', ...words] = note.split(' ');
    return { kind: 'person', name: kind === 'human' ? cleanLine(words.join(' '), LONGEST_NAME) : '' };
  };
  return { red: player('red'), black: player('black') };
}

/** A position, "army-ants board=... turn=...", as a record to play on from, after those moves. The board finds out whether it is one. */
export const recordOfPosition = (position: string, moves: readonly string[] = []): string =>
  [
    `${FORMAT} ${VERSION}`,
    `start ${position.replace(/\s+/g, ' ').trim()}`,
    'moves',
    ...moves,
    'result unknown',
    '',
  ].join('\n');
