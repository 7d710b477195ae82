// Drafts of positions and analyses, a text for each game: they outlive a reload of the page, not its tab.

import type { GameId } from '../model/game_id';
import { LocalStore, type TextStore } from './local_store';
import { ANY_KEY, keyOf } from './place';

/** The kinds of text: the position being set up, the tree of an analysis, the puzzle or review that is open. */
type Kind = 'position' | 'analysis' | 'puzzle' | 'review';

const prefixOf = (kind: Kind): string => keyOf(`${kind}.`);

/** Asking for it may already throw. */
export function tabStorage(): TextStore | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

export class Drafts {
  private readonly store: LocalStore;
  constructor(
    private readonly kind: Kind,
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
}

/** Everything that this tab keeps. */
export function clearTab(store: TextStore | null = tabStorage()): void {
  const tab = new LocalStore(store);
  for (const key of tab.keys(ANY_KEY)) tab.remove(key);
}
