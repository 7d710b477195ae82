// Matches as they begin on this device: by an invitation, by its acceptance, or by watching.

import type { GameId } from '../model/game_id';
import type { RemoteMatch } from '../model/remote_match';
import { MatchProtocol, factsOf } from './match_protocol';
import type { RemoteMatches } from '../storage/remote_matches';
import type { InvitedSeat } from './invite_form';
import type { IncomingMessage, IncomingProblem } from './link';
import { joinedWith, problemOf, receiveMessage, type Received } from './incoming_message';

const NEW_MATCH = { secret: '', draft: [], setup: null, conflict: null, left: false, archived: false } as const;

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A text: the reason why there is none. */
export async function newInvitation(
  game: GameId,
  options: string,
  seat: InvitedSeat,
  name: string,
  after: string,
): Promise<RemoteMatch | string> {
  const [id, root] = [randomHex(16), randomHex(32)];
  const protocol = await MatchProtocol.forGame(game);
  const error = protocol.invite(id, root, game, options, seat, name, after);
  return error || { ...NEW_MATCH, id, side: 'host', root, text: protocol.text, time: Date.now() };
}

/** The invitation with its acceptance; a text: the reason why it cannot be accepted. */
export async function acceptedMatch(invitation: string, name: string): Promise<RemoteMatch | string> {
  const root = randomHex(32);
  const protocol = await MatchProtocol.forMatch(invitation);
  const error = protocol.open(invitation) || protocol.accept(root, name);
  return error || { ...NEW_MATCH, id: protocol.facts.id, side: 'guest', root, text: protocol.text, time: Date.now() };
}

/** A match of two other people. */
export const watchedMatch = (id: string, text: string): RemoteMatch => ({
  ...NEW_MATCH,
  id,
  side: 'host',
  root: null,
  text,
  time: Date.now(),
});

/** An incoming message, and what it has changed is kept. Where another tab was faster, the match as that has kept it. */
export async function takenIn(
  store: Pick<RemoteMatches, 'find' | 'put' | 'keepConflict'>,
  incoming: IncomingMessage | IncomingProblem,
): Promise<Received> {
  const known = typeof incoming === 'string' ? null : await store.find(incoming.id);
  const whole = typeof incoming !== 'string' && incoming.kind === 'whole' ? incoming.text : (known?.text ?? '');
  const arrived = receiveMessage(incoming, known, await MatchProtocol.forMatch(whole));
  if (arrived.kind === 'refused' && arrived.problem === 'fork' && arrived.match)
    await store.keepConflict(arrived.match);
  if (arrived.kind !== 'gone-on' || (await store.put(arrived.match))) return arrived;
  return { kind: 'known', match: (await store.find(arrived.match.id)) ?? arrived.match };
}

/** A match of one's own from another device, which watches from now on, as it goes on here; or why it does not. */
export async function takenAlong(
  store: Pick<RemoteMatches, 'find' | 'take'>,
  moved: RemoteMatch,
): Promise<RemoteMatch | { problem: 'version' | 'misfit'; error: string }> {
  const protocol = await MatchProtocol.forMatch(moved.text);
  const error = protocol.open(moved.text) || (protocol.facts.id === moved.id ? '' : 'of another match');
  const known = await store.find(moved.id);
  const joined = joinedWith(moved, known);
  if (error || !joined) return { problem: error ? problemOf(error) : 'misfit', error };
  if (joined !== known) await store.take(joined);
  return (await store.find(moved.id)) ?? joined;
}

/** The terms of a rematch: who played Red invites as Black, as between rounds. */
export async function rematchOf(
  match: RemoteMatch,
): Promise<{ game: GameId; options: string; seat: InvitedSeat } | null> {
  const { game, options, red } = await factsOf(match.text);
  return game && { game, options, seat: red === match.side ? 'black' : 'red' };
}
