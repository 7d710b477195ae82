// The latest change of the library, as long as the page lives: dialogs change it, and the library's screen shows it and can take a
// deletion back.

import { Observable } from '../model/observable';
import type { SavedGame } from '../model/saved_game';
import type { PageContext } from '../contract/page_context';
import type { ImportReport } from './import_games';
import { storageProblem } from './storage_problem';
import { t } from './en';

/** The report of the latest import. */
export interface LibraryReport extends ImportReport {
  /** How many matches by link came too. */
  readonly matches?: number;
  /** How many saved set-ups came too. */
  readonly setups: number;
  /** How many set-ups are more than are kept. */
  readonly setupsLeft: number;
  /** There was something new in the progress. */
  readonly progress: boolean;
  /** The settings came too. */
  readonly settings: boolean;
}

class Changes extends Observable {
  deleted: SavedGame | null = null;
  imported: LibraryReport | null = null;
  /** Why something could not be done. */
  refusal = '';
  clear(): void {
    this.deleted = this.imported = null;
    this.refusal = '';
  }
  /** Something came in, or was named. */
  tell(imported: LibraryReport | null): void {
    this.clear();
    this.imported = imported;
    this.notify();
  }

  refuse(why: string): void {
    this.tell(null);
    this.refusal = why;
  }

  async delete(page: PageContext, game: SavedGame): Promise<void> {
    // First, or a computer that answers meanwhile would save the game again.
    if (page.session.id === game.id) page.session.forget();
    try {
      await page.saves.remove(game.id);
    } catch (error) {
      this.refuse(storageProblem(error));
      return;
    }
    this.tell(null);
    this.deleted = game;
  }
  async undelete(page: PageContext): Promise<void> {
    const { deleted } = this;
    // Another tab may have saved it again, and a later move with it.
    const { saves } = page;
    const isBack = deleted === null || (await saves.put(deleted)) || (await saves.find(deleted.id)) !== null;
    if (isBack) this.tell(null);
    else this.refuse(t('library.full'));
  }
}

export const LibraryChanges = new Changes();
