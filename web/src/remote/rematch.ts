// A rematch as both players may ask for it at once: of two invitations both devices take the same one.

import { isInvitation, isPlayed, matchBefore, type RemoteMatch } from '../model/remote_match';
import type { RemoteMatches } from '../storage/remote_matches';
import { isUnsent } from '../storage/unsent';
import { presence } from './room/presence';

type Store = Pick<RemoteMatches, 'all'>;
type Written = Pick<RemoteMatch, 'id' | 'text'>;

/** The rematch of that match which goes on here. */
export const rematchUnderWay = async (store: Store, id: string): Promise<RemoteMatch | undefined> =>
  (await store.all()).find((each) => isPlayed(each) && matchBefore(each) === id);

/** The rematch of this device that an invitation to the same one meets. */
async function crossedBy(store: Store, invitation: Written): Promise<RemoteMatch | undefined> {
  const before = matchBefore(invitation);
  const begun = before === '' ? undefined : await rematchUnderWay(store, before);
  return begun?.id === invitation.id ? undefined : begun;
}

/**
 * `own`: a rematch that both have asked for; `counts`: rather than the invitation. The other device compares the same two. An own
 * invitation that has not left this device gives way, and so does one beside that of a device in the room.
 */
export async function crossing(
  store: Store,
  invitation: Written,
): Promise<{ own: RemoteMatch; counts: boolean } | null> {
  const own = await crossedBy(store, invitation);
  if (!own) return null;
  const isKnown = !isUnsent(own.id) && !presence.reaches(invitation.id);
  return { own, counts: !isInvitation(own) || (own.id < invitation.id && isKnown) };
}

/** An invitation of this device goes where the other side's to the same rematch is accepted. */
export async function giveWay(store: Pick<RemoteMatches, 'all' | 'remove'>, accepted: RemoteMatch): Promise<void> {
  const before = accepted.side === 'guest' ? matchBefore(accepted) : '';
  if (before === '') return;
  for (const each of await store.all())
    if (isInvitation(each) && each.side === 'host' && matchBefore(each) === before) await store.remove(each.id);
}
