// A match between two devices as this one keeps it: its transcript, and what only this device knows. The protocol's engine
// (src/remote) says what the transcript means; here it is a text.

import * as v from 'valibot';
import { checkedText } from './checked';
import { cleanLine } from './clean_text';
import { isGameId, type GameId } from './game_id';
import { secretSetupSchema, timeSchema } from './saved_game';

const FORMAT = 'anthill-remote 1';

export type MatchSide = 'host' | 'guest';

const HEXADECIMAL_16 = /^[0-9a-f]{32}$/;
const HEXADECIMAL_32 = /^[0-9a-f]{64}$/;
/** Bytes of a transcript: more than the messages of the longest match take together. */
export const LONGEST_TRANSCRIPT = 1 << 20;
const LONGEST_CHOICE = 200;

const text = v.pipe(v.string(), v.maxLength(LONGEST_TRANSCRIPT));

const choices = v.pipe(v.array(v.pipe(v.string(), v.maxLength(LONGEST_CHOICE))), v.readonly());

const matchSchema = v.pipe(
  v.object({
    format: v.literal(FORMAT),
    id: v.pipe(v.string(), v.regex(HEXADECIMAL_16)),
    side: v.picklist(['host', 'guest']),
    /** Null: this device watches. */
    root: v.nullable(v.pipe(v.string(), v.regex(HEXADECIMAL_32))),
    /** The secret behind the side's latest seal; "" if it never sealed anything. */
    secret: v.pipe(v.string(), v.maxLength(LONGEST_CHOICE)),
    /** The choices of the message that is being made: only this device knows them. */
    draft: v.fallback(choices, []),
    /** A set-up that has begun and is not among the choices yet: the moves of the rows that are done, and the row that isn't. */
    setup: v.fallback(v.nullable(v.object({ moves: choices, row: secretSetupSchema })), null),
    /** Whole lines, each with its line feed. */
    text,
    /** The time of the last change. */
    time: timeSchema,
    /** Another message with a number that this match has already: both cannot be. */
    conflict: v.fallback(v.nullable(text), null),
    /** Put away by its player before it was over. */
    left: v.fallback(v.boolean(), false),
    /** It is in the library too. */
    archived: v.fallback(v.boolean(), false),
  }),
  v.transform(({ format: _format, ...match }) => match),
);
export type RemoteMatch = v.InferOutput<typeof matchSchema>;

export const writeRemoteMatch = (match: RemoteMatch): string => JSON.stringify({ format: FORMAT, ...match });

/** null: damaged, or of a version that this one does not know. */
export const readRemoteMatch = (written: string): RemoteMatch | null => checkedText(matchSchema, written);

/** Without their line feeds. */
export const linesOf = (transcript: string): string[] => transcript.split('\n').slice(0, -1);

/** The game that the first message of a transcript names; null: none of ours. */
export function gameIn(transcript: string): GameId | null {
  const game = /^[^\n]*? game=([\w-]+)/.exec(transcript)?.[1];
  return isGameId(game) ? game : null;
}

/** Characters of a name from elsewhere: as many as a message may hold (src/remote/message.cpp). */
const LONGEST_READ_NAME = 96;

/** A stranger's name as it may be shown: one line, without characters that hide or turn others. One that cannot be seen is as it is written. */
export function readName(written: string): string {
  try {
    return cleanLine(decodeURIComponent(written), LONGEST_READ_NAME) || written;
  } catch {
    return written;
  }
}

/** The name of the other side; "" before there is one. */
export function otherNameIn({ side, text }: Pick<RemoteMatch, 'side' | 'text'>): string {
  const line = linesOf(text)[side === 'host' ? 1 : 0] ?? '';
  return readName(/ name=(\S+)/.exec(line)?.[1] ?? '');
}

/** True if the match has one message, which no one can have answered. */
export const isInvitation = ({ text }: Pick<RemoteMatch, 'text'>): boolean => linesOf(text).length < 2;
/** The match that it is a rematch of; "" for none. */
export const matchBefore = ({ text }: Pick<RemoteMatch, 'text'>): string =>
  /^[^\n]* after=([0-9a-f]{32}) /.exec(text)?.[1] ?? '';

/** A match that was given up before anything could be seen is no game. */
export const isOngoing = ({ archived, text }: RemoteMatch): boolean =>
  !archived && !/ (?:accept-draw|resign) t=\w+\n$/.test(text);

/** The next message of a match that goes on is this device's. An invitation is answered by another one. */
export function isNext({ side, text }: Pick<RemoteMatch, 'side' | 'text'>): boolean {
  const messages = linesOf(text).length;
  return messages > 1 && (messages % 2 === 0) === (side === 'host');
}

/** It goes on between this device and another one. */
export const isPlayed = (match: RemoteMatch): boolean => isOngoing(match) && !match.left && match.root !== null;
/** The player of this device is waited for. */
export const isOwnTurn = (match: RemoteMatch): boolean => isPlayed(match) && isNext(match);

/** The match on this device gives up its secret to another one: from now on it watches. */
export const watching = (match: RemoteMatch): RemoteMatch => ({
  ...match,
  root: null,
  secret: '',
  draft: [],
  setup: null,
});
