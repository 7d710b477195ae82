// A match that is over as a game of the library: its record carries the whole transcript, a note for each message, so that any reader of
// the record can check it.

import type { Saves } from '../storage/saves';
import { withNote, readRecordText, writeRecordText } from '../model/record_text';
import { linesOf, type RemoteMatch } from '../model/remote_match';
import { pictureOf } from '../model/thumbnail';
import { randomUint32 } from '../model/random';
import type { SavedGame } from '../model/saved_game';
import { SEATS, type SeatName } from '../model/snapshot';
import type { MatchProtocol } from './match_protocol';
import type { MatchPlay, PlayedSession } from './match_play';

/** A record has so many notes at most (src/match/record.h), and some are for names and date. */
const MOST_LINES = 500;
const keyOf = (number: number): string => `message-${number}`;

/** The transcript that a record carries; "" for none. */
export function transcriptIn(record: string): string {
  const notes = readRecordText(record)?.notes;
  const lines: string[] = [];
  for (let line = notes?.get(keyOf(0)); line !== undefined; line = notes?.get(keyOf(lines.length)))
    lines.push(`${line}\n`);
  return lines.join('');
}

function withTranscript(record: string, transcript: string): string {
  const read = readRecordText(record);
  const lines = linesOf(transcript);
  if (!read || lines.length > MOST_LINES) return record;
  for (const [number, line] of lines.entries()) read.notes.set(keyOf(number), line);
  return writeRecordText(read);
}

/** By the seats in which the players began: player 1 has the red one. */
function resultOf(result: string): SavedGame['result'] {
  if (result.startsWith('draw')) return 'draw';
  return /^won (?:red|player 1) /.test(result) ? 'red' : 'black';
}

/** The id of the game that a match has become. */
export const archivedId = ({ id }: Pick<RemoteMatch, 'id'>): string => `link-${id.slice(0, 24)}`;

/** False where it could not be kept, or was given up before anything could be seen. */
export async function archiveMatch(
  saves: Pick<Saves, 'put'>,
  { match, facts }: MatchPlay,
  protocol: MatchProtocol,
  { state }: Pick<PlayedSession, 'state'>,
): Promise<boolean> {
  protocol.open(match.text);
  const record = protocol.record;
  if (record === '' || !state.match || !facts.game) return false;
  const { snapshot, game } = state.match;
  const { names, red } = facts;
  const host: SeatName = red === 'guest' ? 'black' : 'red';
  const named = (seat: SeatName) => ({ kind: 'person', name: names[seat === host ? 'host' : 'guest'] }) as const;
  const players = { red: named('red'), black: named('black') };
  const signed = SEATS.reduce(
    (text, seat) => withNote(text, seat, `human ${players[seat].name}`.trim()),
    withNote(record, 'date', new Date(match.time).toISOString().slice(0, 10)),
  );
  const whole = withTranscript(signed, match.text);
  const saved: SavedGame = {
    id: archivedId(match),
    stamp: 0,
    time: match.time,
    game: facts.game,
    players,
    played: game.play.countAt(snapshot, snapshot.ply),
    over: true,
    hints: 0,
    result: resultOf(facts.result),
    // Without its messages it could not be checked again.
    link: whole === signed ? 'unverified' : 'verified',
    picture: pictureOf(snapshot),
    seed: randomUint32(),
    record: whole,
    deploy: null,
    clock: undefined,
    review: undefined,
    ply: readRecordText(whole)?.moves.length ?? 0,
    secret: false,
  };
  return saves.put(saved).catch(() => false);
}
