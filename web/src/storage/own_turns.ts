// The matches by link that go on here, told at once: the start screen leaves room for them before the database is open.

import { browserStorage, LocalStore } from './local_store';
import { keyOf } from './place';

const KEY = keyOf('remote.awaited');
const local = new LocalStore(browserStorage());

/** The ids of those in which it is this device's turn, with a blank between them; null: no match goes on. */
export const ownTurnIds = (): string | null => local.read(KEY);

export function keepOwnTurnIds(ids: string | null): void {
  if (ids === null) local.remove(KEY);
  else local.write(KEY, ids);
}
