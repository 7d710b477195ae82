// The set-ups that players have saved, each as a text of its own: a damaged one does not affect others, and stays until a player deletes
// it. They are few and small, so they are kept in localStorage.

import { readSavedSetup, writeSavedSetup, type SavedSetup } from '../model/saved_setup';
import { MOST_SETUPS } from '../model/limits';
import { browserStorage, LocalStore, type TextStore } from './local_store';
import { keyOf } from './place';

const PREFIX = keyOf('setup.');

interface DamagedSetup {
  key: string;
  text: string;
}

const DAY_MILLISECONDS = 86_400_000;

/**
 * True if both players may see a set-up that was saved in some game, at any time. It may not be seen as long as that game sets up in
 * secret. If that game is not in the library, it may be played in another tab, or its deletion may be taken back: then the set-up is
 * hidden for a day.
 * @param games null until they are known
 */
export function isOpenSetup(
  { from, time }: Pick<SavedSetup, 'from' | 'time'>,
  games: readonly { id: string; secret: boolean }[] | null,
  now: number,
): boolean {
  if (from === null) return true;
  if (games === null) return false;
  const game = games.find(({ id }) => id === from.game);
  return game ? !game.secret : Math.abs(now - time) > DAY_MILLISECONDS;
}

export class KeptSetups {
  private readonly local: LocalStore;
  constructor(store: TextStore | null = browserStorage()) {
    this.local = new LocalStore(store);
  }

  /** All of them, the latest first. */
  all(): SavedSetup[] {
    return this.texts()
      .flatMap(({ text }) => readSavedSetup(text) ?? [])
      .sort((a, b) => b.time - a.time);
  }

  /** The set-ups that are there, but cannot be read. */
  damaged(): DamagedSetup[] {
    return this.texts().filter(({ text }) => readSavedSetup(text) === null);
  }

  /** No more are kept. */
  get isFull(): boolean {
    return this.local.keys(PREFIX).length >= MOST_SETUPS;
  }
  /** In the place of the one of the same id. False when there is no room. */
  put(setup: SavedSetup): boolean {
    if (this.isFull && this.local.read(PREFIX + setup.id) === null) return false;
    return this.local.write(PREFIX + setup.id, writeSavedSetup(setup));
  }
  remove(id: string): void {
    this.local.remove(PREFIX + id);
  }
  removeDamaged({ key }: DamagedSetup): void {
    this.local.remove(key);
  }

  private texts(): DamagedSetup[] {
    return this.local.keys(PREFIX).map((key) => ({ key, text: this.local.read(key) ?? '' }));
  }
}
