// Matches as they begin on this device: by an invitation, by its acceptance, or by watching.

import type { GameId } from '../model/game_id';
import type { RemoteMatch } from '../model/remote_match';
import { Desk, factsOf } from './desk';
import type { InvitedSeat } from './invite_form';

const NEW_MATCH = { secret: '', draft: [], setup: null, conflict: null, left: false, shelved: false } as const;

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
  const desk = await Desk.forGame(game);
  const error = desk.invite(id, root, game, options, seat, name, after);
  return error || { ...NEW_MATCH, id, side: 'host', root, text: desk.text, time: Date.now() };
}

/** The invitation with its acceptance; a text: the reason why it cannot be accepted. */
export async function acceptedMatch(invitation: string, name: string): Promise<RemoteMatch | string> {
  const root = randomHex(32);
  const desk = await Desk.forMatch(invitation);
  const error = desk.open(invitation) || desk.accept(root, name);
  return error || { ...NEW_MATCH, id: desk.facts.id, side: 'guest', root, text: desk.text, time: Date.now() };
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

/** The terms of a rematch: who played Red invites as Black, as between rounds. */
export async function rematchOf(
  match: RemoteMatch,
): Promise<{ game: GameId; options: string; seat: InvitedSeat } | null> {
  const { game, options, seat, red } = await factsOf(match.text);
  if (!game) return null;
  return { game, options, seat: seat === 'random' ? seat : red === match.side ? 'black' : 'red' };
}
