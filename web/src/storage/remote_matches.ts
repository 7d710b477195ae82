// The matches between two devices, each as a text under its id. The root of a match is in it: who loses that cannot go on.

import { readRemoteMatch, writeRemoteMatch, type RemoteMatch } from '../model/remote_match';
import { Connection, openDatabase, type OpenDatabase } from './database';

const DURABLE = { durability: 'strict' } as const;

export class RemoteMatches {
  private readonly connection: Connection;

  constructor(open: OpenDatabase = openDatabase) {
    this.connection = new Connection(open, () => Promise.resolve());
  }

  /** The latest first. Throws a StorageError where they cannot be read. */
  async all(): Promise<RemoteMatch[]> {
    const texts = await this.connection.run((database) => database.getAll('remote'));
    return texts.flatMap((text) => readRemoteMatch(text) ?? []).sort((a, b) => b.time - a.time);
  }
  async find(id: string): Promise<RemoteMatch | null> {
    const text = await this.connection.run((database) => database.get('remote', id));
    return text === undefined ? null : readRemoteMatch(text);
  }
  /**
   * Resolves when it is on the disk. Messages that another tab has added meanwhile stay: returns false and writes nothing if the new
   * transcript does not continue the one that is kept.
   */
  put(match: RemoteMatch): Promise<boolean> {
    return this.connection.run(async (database) => {
      const transaction = database.transaction('remote', 'readwrite', DURABLE);
      const kept = await transaction.store.get(match.id);
      const before = kept === undefined ? null : readRemoteMatch(kept);
      const fits = before === null || match.text.startsWith(before.text);
      if (fits) await transaction.store.put(writeRemoteMatch(match), match.id);
      await transaction.done;
      return fits;
    });
  }
  /** Those that are new here, or have gone on. How many. */
  async putAll(matches: readonly RemoteMatch[]): Promise<number> {
    let taken = 0;
    for (const match of matches) {
      const kept = await this.find(match.id).catch(() => null);
      if (kept && kept.text.length >= match.text.length) continue;
      if (await this.put(match).catch(() => false)) taken += 1;
    }
    return taken;
  }
  async remove(id: string): Promise<void> {
    await this.connection.run((database) => database.delete('remote', id));
  }
}
