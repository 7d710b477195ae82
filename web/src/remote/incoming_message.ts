// Interprets an incoming message (a link, a file, a text) for this device: a message is taken whole or refused whole, and a refused one
// changes nothing. Values only; the engine decides what fits.

import { linesOf, type RemoteMatch } from '../model/remote_match';
import type { MatchProtocol } from './match_protocol';
import type { IncomingMessage, IncomingProblem } from './link';

/** The part of the engine that is asked. */
export type ReceivingProtocol = Pick<MatchProtocol, 'open' | 'add' | 'text' | 'facts'>;

/**
 * version: of other rules or dice; old: the match has gone on; taken: another device has accepted; fork: another message with the same
 * number; unknown: one message of a match that this device has never seen; gap: messages before it are missing; misfit: `error` says why;
 * unlike: so of one message alone, which may follow other messages than those that are here.
 */
type Problem = IncomingProblem | 'version' | 'old' | 'taken' | 'fork' | 'unknown' | 'gap' | 'misfit' | 'unlike';

export type Received =
  | { kind: 'invitation'; text: string }
  /** A match of two other people. */
  | { kind: 'foreign'; text: string }
  /** `match` is to be kept. */
  | { kind: 'gone-on'; match: RemoteMatch }
  | { kind: 'known'; match: RemoteMatch }
  /** `match`: the one that it is about; with a fork, to be kept with that. */
  | { kind: 'refused'; problem: Problem; error: string; match: RemoteMatch | null }
  /** It fits, as far as is known, and could not be looked at or kept: `failure` is what was thrown. */
  | { kind: 'unkept'; failure: unknown };

const refused = (problem: Problem, match: RemoteMatch | null = null, error = ''): Received => ({
  kind: 'refused',
  problem,
  error,
  match,
});

/** The engine's sentences about another protocol, other rules or other dice, or about anything else. */
export const problemOf = (error: string): 'version' | 'misfit' =>
  /^line 1: (field '(rules=\d+|\d+)'|dice )/.test(error) ? 'version' : 'misfit';

/** @param known the match of that id on this device */
export function receiveMessage(
  incoming: IncomingMessage | IncomingProblem,
  known: RemoteMatch | null,
  protocol: ReceivingProtocol,
): Received {
  if (typeof incoming === 'string') return refused(incoming);
  if (!known) {
    if (incoming.kind === 'part') return refused('unknown');
    const error = protocol.open(incoming.text);
    if (error) return refused(problemOf(error), null, error);
    return { kind: protocol.facts.messages === 1 ? 'invitation' : 'foreign', text: incoming.text };
  }
  const lines = linesOf(known.text);
  const others =
    incoming.kind === 'whole' ? linesOf(incoming.text) : [...lines.slice(0, numberOf(incoming.line)), incoming.line];
  if (incoming.kind === 'part' && numberOf(incoming.line) > lines.length) return refused('gap', known);
  const unlike = others.findIndex((line, index) => index < lines.length && line !== lines[index]);
  const misfit = incoming.kind === 'part' ? 'unlike' : 'misfit';
  if (unlike >= 0) return fork(known, others.slice(0, unlike + 1), protocol, misfit);
  if (others.length === lines.length) return { kind: 'known', match: known };
  if (others.length < lines.length) return refused('old', known);
  const outdated = protocol.open(known.text);
  if (outdated) return refused(problemOf(outdated), known, outdated);
  for (const line of others.slice(lines.length)) {
    const error = protocol.add(line);
    if (error) return refused(misfit, known, error);
  }
  return {
    kind: 'gone-on',
    match: { ...known, text: protocol.text, draft: [], setup: null, time: Date.now(), conflict: null, left: false },
  };
}

/** The first that came stands; the other one is kept beside it, if it would fit. */
function fork(
  known: RemoteMatch,
  others: readonly string[],
  protocol: ReceivingProtocol,
  misfit: 'misfit' | 'unlike',
): Received {
  const text = `${others.join('\n')}\n`;
  const error = protocol.open(text);
  if (error) return refused(misfit, known, error);
  if (others.length === 2) return refused('taken', known);
  return refused('fork', { ...known, conflict: text });
}

/**
 * One's own match from another device, with the messages that have come here meanwhile; null: the two do not belong together. `known` itself
 * stays where this device plays it, unless its own player has gone on with it elsewhere.
 */
export function joinedWith(moved: RemoteMatch, known: RemoteMatch | null): RemoteMatch | null {
  if (!known) return moved;
  const goesOn = moved.text.startsWith(known.text);
  if (!goesOn && !known.text.startsWith(moved.text)) return null;
  const hasMore = moved.text.length > known.text.length;
  if (known.root !== null && (!hasMore || moved.root !== known.root)) return known;
  return goesOn ? moved : { ...moved, text: known.text, draft: [], setup: null, left: false };
}

const numberOf = (line: string): number => Number(/^\d{1,4}(?= )/.exec(line)?.[0] ?? 0);
