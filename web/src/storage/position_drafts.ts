// The positions that are being set up, a text for each game: they outlive a reload of the page, not its tab.

import type { GameId } from '../model/game_id';
import { LocalStore, type TextStore } from './local_store';

const PREFIX = 'anthill.position.';

/** Asking for it may already throw. */
function tabStorage(): TextStore | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

export class PositionDrafts {
  private readonly store: LocalStore;
  constructor(store: TextStore | null = tabStorage()) {
    this.store = new LocalStore(store);
  }

  read(game: GameId): string | null {
    return this.store.read(PREFIX + game);
  }
  write(game: GameId, text: string): void {
    this.store.write(PREFIX + game, text);
  }
  clear(): void {
    for (const key of this.store.keys(PREFIX)) this.store.remove(key);
  }
}
