// Stores the progress of the person at this device (model/progress.ts), a text for each game in localStorage: the start screen needs it at once.
// No copy lives in memory: every change reads what is stored now, whichever tab wrote it, and writes it back before anything else runs. So
// no tab writes an older copy over a newer one. Listeners hear of what this tab or another one has changed.

import { GAME_IDS, type GameId } from '../model/game_id';
import { isWhole, mergeProgress, NO_PROGRESS, readProgress, writeProgress, type Progress } from '../model/progress';
import { Observable } from '../model/observable';
import { quarantine } from './damaged';
import { browserStorage, LocalStore, type TextStore } from './local_store';
import { keyOf } from './place';

const PREFIX = keyOf('progress.');

export type AllProgress = Readonly<Partial<Record<GameId, Progress>>>;

export class ProgressStore extends Observable {
  private readonly local: LocalStore;
  /** Progress that found no place. It lasts until the page closes. */
  private readonly unstored = new Map<GameId, Progress>();
  /** Games whose stored progress cannot be read and has no other place: nothing is written over it. */
  private readonly stuck = new Set<GameId>();
  /** The text last read for each game. */
  private readonly read = new Map<GameId, { text: string | null; progress: Progress }>();

  constructor(store: TextStore | null = browserStorage()) {
    super();
    this.local = new LocalStore(store);
  }

  /** False while some of it lasts only until the page closes. */
  get isStored(): boolean {
    return this.unstored.size === 0;
  }

  of(game: GameId): Progress {
    const stored = this.stored(game);
    const unstored = this.unstored.get(game);
    return unstored ? mergeProgress(stored, unstored) : stored;
  }

  /** False if it lasts only until the page closes. */
  change(game: GameId, change: (progress: Progress) => Progress): boolean {
    const before = this.of(game);
    const after = change(before);
    if (after === before) return true;
    const isStored = !this.stuck.has(game) && this.local.write(PREFIX + game, writeProgress(after));
    if (isStored) this.unstored.delete(game);
    else this.unstored.set(game, after);
    this.notify();
    return isStored;
  }

  all(): AllProgress {
    return Object.fromEntries(
      GAME_IDS.map((game) => [game, this.of(game)] as const).filter(([, progress]) => progress !== NO_PROGRESS),
    );
  }

  /** Takes in the progress of a backup. Returns the result: nothing new, all stored, or not stored. */
  merge(all: AllProgress): 'known' | 'merged' | 'full' {
    let outcome: 'known' | 'merged' | 'full' = 'known';
    for (const game of GAME_IDS) {
      const [there, more] = [this.of(game), all[game]];
      const merged = more ? mergeProgress(there, more) : there;
      if (writeProgress(merged) === writeProgress(there)) continue;
      const isStored = this.change(game, () => merged);
      if (outcome !== 'full') outcome = isStored ? 'merged' : 'full';
    }
    return outcome;
  }

  /** Hears the other tabs from now on. */
  watching(): this {
    window.addEventListener('storage', ({ key }) => {
      if (key === null || key.startsWith(PREFIX)) this.notify();
    });
    // A page that comes back from the browser's memory has heard nothing meanwhile.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) this.notify();
    });
    return this;
  }

  private stored(game: GameId): Progress {
    const text = this.local.read(PREFIX + game);
    const last = this.read.get(game);
    if (last && last.text === text) return last.progress;
    const progress = readProgress(text);
    if (text === null || isWhole(text)) this.read.set(game, { text, progress });
    else this.replaceDamaged(game, progress);
    return progress;
  }
  private replaceDamaged(game: GameId, rest: Progress): void {
    const isQuarantined = quarantine(this.local, PREFIX + game, { kind: 'progress', game });
    if (isQuarantined) this.stuck.delete(game);
    else this.stuck.add(game);
    const text = writeProgress(rest);
    if (isQuarantined && text !== writeProgress(NO_PROGRESS)) this.local.write(PREFIX + game, text);
  }
}
