// The transactions of the database: a game and its summary are written, and go, together.

import type { IDBPTransaction } from 'idb';
import { newGameName, readSavedGame, readStamp, type SavedGame } from '../model/saved_game';
import { readSummary, summaryOf, writeSummary, type GameSummary } from '../model/game_summary';
import type { Database, Schema } from './database';

export interface Places {
  /** Under which key it is kept as the game being played; null where it is not. */
  current: 'current' | null;
  library: boolean;
}

type Change = IDBPTransaction<Schema, ('games' | 'library' | 'summaries')[], 'readwrite'>;

/** In the store of the games being played: another text after every change of the library, whichever tab made it. */
const CHANGES = 'library-changes';

/** A transaction that is on the disk when it is done. */
const change = (database: Database): Change =>
  database.transaction(['games', 'library', 'summaries'], 'readwrite', { durability: 'strict' });

const markChanged = (change: Change): Promise<unknown> => change.objectStore('games').put(newGameName(), CHANGES);

/** A game as it is to be kept. */
interface Kept {
  game: SavedGame;
  text: string;
}

const putGame = (change: Change, { game, text }: Kept): Promise<unknown>[] => [
  change.objectStore('library').put(text, game.id),
  change.objectStore('summaries').put(writeSummary(summaryOf(game)), game.id),
];

/** Nothing is written where a foreign copy lies, and no place is given an older copy than it has. */
export async function writeGame(
  database: Database,
  { game, text, isForeign }: Write,
  { current, library }: Places,
): Promise<'saved' | 'overtaken'> {
  const write = change(database);
  const games = write.objectStore('games');
  const [playing, kept] = await Promise.all([
    current === null ? undefined : games.get(current),
    library ? write.objectStore('library').get(game.id) : undefined,
  ]);
  if (isForeign(playing) || isForeign(kept)) return 'overtaken';
  // A write that is tried again may come after a later one.
  const isOlder = (stored: string | undefined): boolean =>
    stored ? (readStamp(stored)?.stamp ?? 0) <= game.stamp : true;
  await Promise.all([
    current !== null && isOlder(playing) ? games.put(text, current) : undefined,
    ...(library && isOlder(kept) ? [...putGame(write, { game, text }), markChanged(write)] : []),
    write.done,
  ]);
  return 'saved';
}

interface Write extends Kept {
  isForeign: (text: string | undefined) => boolean;
}

/** Many games in one transaction: a library of thousands is written in seconds. The ids of those that are in it now. */
export async function writeGames(database: Database, writes: readonly Write[]): Promise<string[]> {
  const write = change(database);
  const library = write.objectStore('library');
  const stored = await Promise.all(writes.map(({ game }) => library.get(game.id)));
  const good = writes.filter(({ isForeign }, index) => !isForeign(stored[index]));
  await Promise.all([...good.flatMap((each) => putGame(write, each)), markChanged(write), write.done]);
  return good.map(({ game }) => game.id);
}

/** Changes a game wherever it is kept. False if it is nowhere. @param edit gives the new text; null: another game, or none */
export async function rewriteGame(
  database: Database,
  id: string,
  edit: (text: string) => Kept | null,
): Promise<boolean> {
  const write = change(database);
  const games = write.objectStore('games');
  const [playing, kept] = (await Promise.all([games.get('current'), write.objectStore('library').get(id)])).map(
    (text) => (text === undefined ? null : edit(text)),
  );
  await Promise.all([
    playing ? games.put(playing.text, 'current') : undefined,
    ...(kept ? [...putGame(write, kept), markChanged(write)] : []),
    write.done,
  ]);
  return Boolean(playing ?? kept);
}

export async function removeFromLibrary(database: Database, id: string): Promise<void> {
  const write = change(database);
  await Promise.all([
    markChanged(write),
    write.objectStore('library').delete(id),
    write.objectStore('summaries').delete(id),
    write.done,
  ]);
}

/** The summaries last read, by their text: a library is read again with every dialog that counts it. */
let lastRead: ReadonlyMap<string, GameSummary> = new Map();

/** The summaries read over a connection, and after which change of the library. */
const lists = new WeakMap<Database, { changes: string; summaries: readonly GameSummary[] }>();

/** One for every game of the library. A game without a good summary gets one; a text that cannot be read goes to the quarantine. */
export async function readSummaries(database: Database): Promise<readonly GameSummary[]> {
  const look = database.transaction(['games', 'library', 'summaries']);
  const changes = await look.objectStore('games').get(CHANGES);
  const list = lists.get(database);
  if (list && list.changes === changes) return list.summaries;
  const [ids, texts] = await Promise.all([
    look.objectStore('library').getAllKeys(),
    look.objectStore('summaries').getAll(),
  ]);
  const read = new Map<string, GameSummary>();
  const known = new Map<string, GameSummary>();
  for (const text of texts) {
    const summary = lastRead.get(text) ?? readSummary(text);
    if (!summary) continue;
    read.set(text, summary);
    known.set(summary.id, summary);
  }
  lastRead = read;
  const summaries = ids.flatMap((id) => known.get(id) ?? []);
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length > 0) return [...summaries, ...(await summarize(database, missing))];
  if (changes !== undefined) lists.set(database, { changes, summaries });
  return summaries;
}

async function summarize(database: Database, ids: readonly string[]): Promise<GameSummary[]> {
  const transaction = database.transaction(['games', 'library', 'summaries', 'aside'], 'readwrite');
  const [library, kept] = [transaction.objectStore('library'), transaction.objectStore('summaries')];
  const summaries: GameSummary[] = [];
  const changes: Promise<unknown>[] = [transaction.objectStore('games').put(newGameName(), CHANGES)];
  for (const [index, text] of (await Promise.all(ids.map((id) => library.get(id)))).entries()) {
    const id = ids[index];
    if (text === undefined || id === undefined) continue; // removed meanwhile
    const game = readSavedGame(text);
    if (game) {
      const summary = summaryOf(game);
      summaries.push(summary);
      changes.push(kept.put(writeSummary(summary), id));
    } else {
      changes.push(transaction.objectStore('aside').add(text), library.delete(id), kept.delete(id));
    }
  }
  await Promise.all([...changes, transaction.done]);
  return summaries;
}

export async function clearStores(database: Database): Promise<void> {
  const stores = [...database.objectStoreNames];
  const transaction = database.transaction(stores, 'readwrite');
  await Promise.all(stores.map((name) => transaction.objectStore(name).clear()));
  await transaction.done;
}
