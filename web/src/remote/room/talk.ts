// The messages between two devices in one room over their channel, as values: where each stands in a match, and what the other lacks. A
// message of a match is the same text as in a link, and is taken by the same code (incoming_message.ts).

import { linesOf, type RemoteMatch } from '../../model/remote_match';
import { newestOf } from '../link';

/** A device's place in a match. */
interface SyncState {
  id: string;
  /** The number of its last message; -1: it does not know the match. */
  number: number;
  /** The t= of that; "" for none. */
  seal: string;
}

const AT = /^at ([0-9a-f]{32}) (-1|\d{1,4}) ([0-9a-f]{32}|-)$/;
/** Characters in one piece: every browser sends as many. */
const PIECE = 16_000;
/** Pieces of the longest transcript. */
const MOST_PIECES = 80;

const sealOf = (line: string): string => / t=([0-9a-f]{32})$/.exec(line)?.[1] ?? '';

export function syncStateIn(match: RemoteMatch | null, id: string): SyncState {
  const lines = linesOf(match?.text ?? '');
  return { id, number: lines.length - 1, seal: sealOf(lines.at(-1) ?? '') };
}
export const writeSyncState = ({ id, number, seal }: SyncState): string => `at ${id} ${number} ${seal || '-'}`;
/** null: this is a message of a match, or nothing at all. */
export function readSyncState(text: string): SyncState | null {
  const [, id, number, seal] = AT.exec(text) ?? [];
  return id === undefined ? null : { id, number: Number(number), seal: seal === '-' ? '' : (seal ?? '') };
}

/**
 * This device's reply to another one that stands there; null: none, because both have the same messages. It is the whole match if
 * more than one message is missing or the two have different ones, which the other device then shows as a conflict.
 */
export function replyTo(other: SyncState, match: RemoteMatch | null): string | null {
  const own = syncStateIn(match, other.id);
  if (own.number < other.number || !match) return own.number < other.number ? writeSyncState(own) : null;
  const lines = linesOf(match.text);
  if (other.number >= 0 && sealOf(lines[other.number] ?? '') !== other.seal) return match.text;
  if (own.number === other.number) return null;
  return own.number === other.number + 1 && other.number >= 0 ? newestOf(match) : match.text;
}

/** Pieces of a text, each with a sign that says whether more of it follows. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < text.length || at === 0; at += PIECE) pieces.push(text.slice(at, at + PIECE));
  return pieces.map((piece, index) => (index < pieces.length - 1 ? '+' : '.') + piece);
}
/** Puts pieces together again. */
export class Joiner {
  private pieces: string[] = [];
  /** The whole text with its last piece; null before that, and for a text that no device of ours sends. */
  take(piece: string): string | null {
    this.pieces.push(piece.slice(1));
    if (piece.startsWith('+') && this.pieces.length < MOST_PIECES) return null;
    const text = this.pieces.join('');
    this.pieces = [];
    return piece.startsWith('.') ? text : null;
  }
}
