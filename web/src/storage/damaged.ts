// Settings and progress in localStorage that cannot be read wait among the damaged texts, with a line that says what they are, until their
// player has seen them (saves.ts). What is stored next takes their old place.

import { isGameId, type GameId } from '../model/game_id';
import { randomUint32 } from '../model/random';
import type { LocalStore } from './local_store';
import { keyOf } from './place';

export const QUARANTINE_KEY = keyOf('quarantine.');
const MARK = 'anthill-damaged ';

/** The part of the device's memory that a text was. */
export type Damaged = { kind: 'settings' } | { kind: 'progress'; game: GameId };

/** False where there is no room for it in another place: then it stays, and must not be written over. */
export function quarantine(local: LocalStore, key: string, what: Damaged): boolean {
  const name = what.kind === 'settings' ? what.kind : `${what.kind} ${what.game}`;
  const text = `${MARK}${name}\n${local.read(key) ?? ''}`;
  const isKept = local.keys(QUARANTINE_KEY).some((each) => local.read(each) === text);
  if (!isKept && !local.write(newDamagedKey(), text)) return false;
  local.remove(key);
  return true;
}
export const newDamagedKey = (): string => `${QUARANTINE_KEY}${Date.now().toString(36)}-${randomUint32().toString(36)}`;

/** Null: anything else, a game or a match. */
export function damagedIn(text: string): Damaged | null {
  const [, kind, game] = /^anthill-damaged (settings|progress ([\w-]+))\n/.exec(text) ?? [];
  if (kind === 'settings') return { kind };
  return isGameId(game) ? { kind: 'progress', game } : null;
}
