// What is being set up or tried out, a text for each game: it outlives a reload of the page, not its tab.

import type { GameId } from '../model/game_id';
import { LocalStore, type TextStore } from './local_store';

/** What a text is: the position being set up, the tree of an analysis, the puzzle that is open. */
const KINDS = ['position', 'analysis', 'puzzle'] as const;

const prefixOf = (kind: (typeof KINDS)[number]): string => `anthill.${kind}.`;

/** Asking for it may already throw. */
function tabStorage(): TextStore | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

export class Drafts {
  private readonly store: LocalStore;
  constructor(
    private readonly kind: (typeof KINDS)[number],
    store: TextStore | null = tabStorage(),
  ) {
    this.store = new LocalStore(store);
  }

  read(game: GameId): string | null {
    return this.store.read(prefixOf(this.kind) + game);
  }
  /** False where it could not be kept. */
  write(game: GameId, text: string): boolean {
    return this.store.write(prefixOf(this.kind) + game, text);
  }
  clear(): void {
    for (const key of this.store.keys(prefixOf(this.kind))) this.store.remove(key);
  }
}

export function clearDrafts(store: TextStore | null = tabStorage()): void {
  for (const kind of KINDS) new Drafts(kind, store).clear();
}
