// The set-ups that somebody has kept, each as a text of its own: a damaged one takes no other with it, and stays where it is until somebody
// deletes it. They are few and small, so they lie in localStorage.

import { readSavedSetup, writeSavedSetup, type SavedSetup } from '../model/saved_setup';
import { browserStorage, LocalStore, type TextStore } from './local_store';
import { keyOf } from './place';

const PREFIX = keyOf('setup.');

export interface DamagedSetup {
  key: string;
  text: string;
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

  /** What is there, but cannot be read. */
  damaged(): DamagedSetup[] {
    return this.texts().filter(({ text }) => readSavedSetup(text) === null);
  }

  /** In the place of the one of the same id. False when there is no room. */
  put(setup: SavedSetup): boolean {
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
