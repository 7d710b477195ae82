// The matches between two devices, each as a text under its id. The root of a match is in it: who loses that cannot go on.

import { randomUint32 } from '../model/random';
import { isOwnTurn, isPlayed, readRemoteMatch, writeRemoteMatch, type RemoteMatch } from '../model/remote_match';
import { ownTurnIds, keepOwnTurnIds } from './own_turns';
import { Connection, openDatabase, PATIENCE_MILLISECONDS, type Database, type OpenDatabase } from './database';
import { tabChannel } from './tab_channel';
import { keepUnsent } from './unsent';

const DURABLE = { durability: 'strict' } as const;
/** A draft need not wait for the disk: it can be made again. */
const SOON = { durability: 'relaxed' } as const;
const CHANNEL = 'anthill.remote';
/** This tab among those that hear each other. */
const TAB = randomUint32();

interface Changed {
  tab: number;
  id: string;
}

/** A device that watches gets no root by going on. */
const mayFollow = ({ root }: RemoteMatch, next: RemoteMatch): boolean => root !== null || next.root === null;
const goesOn = (before: RemoteMatch | null, next: RemoteMatch): boolean => next.text.startsWith(before?.text ?? '');

export class RemoteMatches {
  private readonly connection: Connection;

  /** @param page tells when it is left; there is none in tests */
  constructor(
    open: OpenDatabase = openDatabase,
    private readonly page: EventTarget | undefined = globalThis.window,
  ) {
    this.connection = new Connection(open, () => Promise.resolve());
  }

  /** Throws a StorageError where the database does not open in good time too: nothing is done then. */
  private run<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    return this.connection.run(work, PATIENCE_MILLISECONDS);
  }

  /** The latest first. A text that is none goes to where it is shown as such. Throws a StorageError where they cannot be read. */
  async all(): Promise<RemoteMatch[]> {
    const [ids, texts] = await this.run((database) =>
      Promise.all([database.getAllKeys('remote'), database.getAll('remote')]),
    );
    const read = texts.map(readRemoteMatch);
    for (const [index, id] of ids.entries())
      if (read[index] === null) await this.write(id, () => null).catch(() => false);
    const matches = read.flatMap((match) => match ?? []).sort((a, b) => b.time - a.time);
    const waiting = matches.filter(isOwnTurn).map(({ id }) => id);
    keepOwnTurnIds(matches.some(isPlayed) ? waiting.join(' ') : null);
    return matches;
  }
  async find(id: string): Promise<RemoteMatch | null> {
    const text = await this.run((database) => database.get('remote', id));
    return text === undefined ? null : readRemoteMatch(text);
  }
  /** Calls with the name of each match that another tab has changed. Returns the end of that. */
  onOtherTab(changed: (id: string) => void): () => void {
    const channel = tabChannel(CHANNEL);
    if (channel)
      channel.onmessage = ({ data }: MessageEvent<Changed>) => {
        if (data.tab !== TAB) changed(data.id);
      };
    return () => channel?.close();
  }
  private changed(id: string, waits: boolean): void {
    const others = (ownTurnIds() ?? '').split(' ').filter((each) => each !== '' && each !== id);
    keepOwnTurnIds([...others, ...(waits ? [id] : [])].join(' '));
    const channel = tabChannel(CHANNEL);
    channel?.postMessage({ tab: TAB, id } satisfies Changed);
    channel?.close();
  }

  /**
   * Keeps the match with its new messages. Resolves when it is on the disk. What another tab has done meanwhile stays: returns false and
   * writes nothing if the new transcript does not continue the one that is kept, or if that has moved to another device or was deleted.
   * If it has the same messages as the match that is kept, the draft that is kept stays.
   */
  put(match: RemoteMatch): Promise<boolean> {
    return this.write(match.id, (before) => {
      if (before === null || !mayFollow(before, match) || !goesOn(before, match)) return null;
      return before.text === match.text ? before : match;
    });
  }
  /** Changes what is kept beside the messages. Returns false and writes nothing where other messages are kept. */
  change(
    { id, text }: Pick<RemoteMatch, 'id' | 'text'>,
    changed: (kept: RemoteMatch) => RemoteMatch,
  ): Promise<boolean> {
    return this.write(id, (before) => (before?.text === text ? changed(before) : null));
  }
  /** The same of a match that may be new here. */
  add(match: RemoteMatch): Promise<boolean> {
    return this.write(match.id, (before) =>
      before === null || (mayFollow(before, match) && goesOn(before, match)) ? match : null,
    );
  }
  /** The same of a match that comes from another device, with its root: this device may have watched so far. */
  take(match: RemoteMatch): Promise<boolean> {
    return this.write(match.id, (before) => (goesOn(before, match) ? match : null));
  }
  keepConflict({ conflict, ...match }: Pick<RemoteMatch, 'id' | 'text' | 'conflict'>): Promise<boolean> {
    return this.change(match, (kept) => ({ ...kept, conflict }));
  }
  /** Only what the next message of that match will say, as long as this device makes it. */
  keepDraft({ id, text, draft, setup }: RemoteMatch): Promise<boolean> {
    return this.write(
      id,
      (before) =>
        before !== null && before.text === text && before.root !== null ? { ...before, draft, setup } : null,
      SOON,
    );
  }
  /**
   * Whatever lies in the place of the match and cannot be read is set aside.
   * @param next by what is kept; null: nothing is written
   */
  private async write(
    id: string,
    next: (before: RemoteMatch | null) => RemoteMatch | null,
    durability: IDBTransactionOptions = DURABLE,
  ): Promise<boolean> {
    const written = await this.run(async (database) => {
      const transaction = database.transaction(['remote', 'aside'], 'readwrite', durability);
      const store = transaction.objectStore('remote');
      // Safari would keep it open with the page that is left, and nothing could be read until that is forgotten.
      const abort = (): void => {
        try {
          transaction.abort();
        } catch {
          // It has just been done.
        }
      };
      this.page?.addEventListener('pagehide', abort);
      transaction.done.catch(() => undefined); // what is awaited below rejects too
      try {
        const kept = await store.get(id);
        const before = kept === undefined ? null : readRemoteMatch(kept);
        if (kept !== undefined && !before) {
          await transaction.objectStore('aside').add(kept);
          await store.delete(id);
        }
        const match = next(before);
        if (match) await store.put(writeRemoteMatch(match), id);
        await transaction.done;
        return match;
      } finally {
        this.page?.removeEventListener('pagehide', abort);
      }
    });
    if (written) this.changed(id, isOwnTurn(written));
    return written !== null;
  }
  /** Keeps those that are new here, or have gone on. Returns how many, and whether there was no room for one. */
  async putAll(matches: readonly RemoteMatch[]): Promise<{ taken: number; full: boolean }> {
    let taken = 0;
    let full = false;
    for (const match of matches) {
      const kept = await this.find(match.id).catch(() => null);
      if (kept && kept.text.length >= match.text.length) continue;
      try {
        if (await this.add(match)) taken += 1;
      } catch {
        full = true;
      }
    }
    return { taken, full };
  }
  async remove(id: string): Promise<void> {
    await this.run((database) => database.delete('remote', id));
    keepUnsent(id, false);
    this.changed(id, false);
  }
}
