// What has last happened to the library, as long as the page lives: dialogs change it, the library's screen tells it and can take a
// deletion back.

import * as v from 'valibot';
import type { SavedGame } from '../model/saved_game';
import type { PageContext } from '../contract/page_context';
import { carriedOver, carryOver } from '../storage/carry_over';
import { storageProblem } from './storage_problem';
import { t } from './words';

const reportSchema = v.object({
  added: v.array(v.string()),
  /** Further on than they were here. */
  updated: v.array(v.string()),
  known: v.array(v.string()),
  /** How many of the added ones are another course of a game that is here. */
  beside: v.number(),
  quarantined: v.number(),
  full: v.boolean(),
  /** How many saved set-ups came too. */
  setups: v.number(),
  /** How many set-ups are more than are kept. */
  setupsLeft: v.number(),
  /** There was something new in the progress. */
  progress: v.boolean(),
  /** The settings came too. */
  settings: v.boolean(),
});
/** What has just come in. */
export type LibraryReport = v.InferOutput<typeof reportSchema>;

class Changes {
  deleted: SavedGame | null = null;
  imported: LibraryReport | null = null;
  /** Why something could not be done. */
  refusal = '';
  constructor() {
    // The settings that came with the games have loaded the page anew.
    const read = v.safeParse(reportSchema, carriedOver().report);
    if (!read.success) return;
    this.imported = read.output;
    carryOver({ report: null });
  }

  private readonly listeners = new Set<() => void>();

  listen(listener: () => void): void {
    this.listeners.add(listener);
  }
  forget(listener: () => void): void {
    this.listeners.delete(listener);
  }
  clear(): void {
    this.deleted = this.imported = null;
    this.refusal = '';
  }
  /** Something came in, or was named. */
  tell(imported: LibraryReport | null): void {
    this.clear();
    this.imported = imported;
    for (const listener of this.listeners) listener();
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
    const isBack = deleted === null || (await page.saves.put(deleted));
    if (isBack) this.tell(null);
    else this.refuse(t('library.full'));
  }
}

export const LibraryChanges = new Changes();
