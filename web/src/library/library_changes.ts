// What has last happened to the library, as long as the page lives: dialogs change it, the library's screen tells it and can take a
// deletion back.

import type { SavedGame } from '../model/saved_game';
import type { PageContext } from '../ui/element';
import type { TakenIn } from './import_games';

export interface Taken extends TakenIn {
  settings: boolean;
}

class Changes {
  deleted: SavedGame | null = null;
  taken: Taken | null = null;
  /** Why a link could not be opened. */
  refusal = '';
  private readonly listeners = new Set<() => void>();

  listen(listener: () => void): void {
    this.listeners.add(listener);
  }
  forget(listener: () => void): void {
    this.listeners.delete(listener);
  }
  clear(): void {
    this.deleted = this.taken = null;
    this.refusal = '';
  }
  /** Something came in, or was named. */
  tell(taken: Taken | null): void {
    this.clear();
    this.taken = taken;
    for (const listener of this.listeners) listener();
  }

  refuse(why: string): void {
    this.tell(null);
    this.refusal = why;
  }

  async delete(page: PageContext, game: SavedGame): Promise<void> {
    if (page.session.id === game.id) page.session.forget();
    await page.saves.remove(game.id);
    this.tell(null);
    this.deleted = game;
  }
  async undelete(page: PageContext): Promise<void> {
    const { deleted } = this;
    if (deleted) await page.saves.put(deleted);
    this.tell(null);
  }
}

export const LibraryChanges = new Changes();
