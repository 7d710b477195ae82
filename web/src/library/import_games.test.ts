import { describe, expect, test } from 'vitest';
import { readRecordText, withNote } from '../model/record_text';
import { NO_PROGRESS } from '../model/progress';
import { MOST_GAMES } from '../model/limits';
import { REVIEW_NOTE, writeReviewNote } from '../model/review_note';
import type { SavedGame } from '../model/saved_game';
import { DEFAULT_SETTINGS } from '../storage/settings';
import { snapshotOf } from '../testing/fake_board';
import { GAME as SAVED } from '../testing/saved_games';
import { readBackup, writeBackup, type Backup } from './backup';
import { readIncoming, textOf } from './incoming';
import { writeLink } from './link';
import { qrCode } from './code_picture';
import type { RecordReader } from './reader';
import { importGames, type Library } from './import_games';

const GAME: SavedGame = {
  ...SAVED,
  ...{ id: 'one', ply: 1, played: 1, picture: null, secret: true },
  record: 'anthill-game 1\nstart army-ants x\nnote red human Anna\nmoves\na1-b1\nresult playing\n',
};

const writeLinkAddress = (record: string): string => `https://x.org/y/#${writeLink(record)}`;
const empty = { settings: null, progress: {}, games: [], setups: [], unreadable: [] };

class Shelf implements Library {
  readonly kept = new Map<string, SavedGame>();
  readonly damaged: string[] = [];
  room = 10;
  games = (): Promise<SavedGame[]> => Promise.resolve([...this.kept.values()]);
  putAll(games: readonly SavedGame[]): Promise<Set<string>> {
    const done = new Set<string>();
    for (const game of games) {
      if (!this.kept.has(game.id) && this.kept.size >= this.room) break;
      this.kept.set(game.id, game);
      done.add(game.id);
    }
    return Promise.resolve(done);
  }
  moves(): Record<string, string> {
    return Object.fromEntries(
      [...this.kept].map(([id, { record }]) => [id, readRecordText(record)?.moves.join(' ') ?? '']),
    );
  }
  quarantine(text: string): Promise<boolean> {
    this.damaged.push(text);
    return Promise.resolve(true);
  }
  quarantined(): Promise<{ id: number; text: string }[]> {
    return Promise.resolve(this.damaged.map((text, id) => ({ id, text })));
  }
}

describe('a backup', () => {
  test('comes back as it went', () => {
    const backup = {
      settings: { ...DEFAULT_SETTINGS, theme: 'dark' as const },
      progress: { 'army-ants': { ...NO_PROGRESS, rating: 1620, solved: ['a1'] } },
      games: [GAME],
      setups: [],
      unreadable: ['rubbish'],
    };
    expect(readBackup(writeBackup(backup, new Date(0)))).toEqual(backup);
  });

  test('with a game that this version cannot read has all the others, and that one as it is', () => {
    const text = writeBackup({ ...empty, games: [GAME, { ...GAME, id: 'two' }] }, new Date(0)).replace(
      '"id": "two"',
      '"id": "two", "format": "anthill-game 9"',
    );
    const read = readBackup(text.replace(/"format": "anthill-game 1"(?=[^{}]*"id": "two")/, '"old": 1'));
    if ('problem' in read) throw new Error(read.problem);
    expect(read.games.map(({ id }) => id)).toEqual(['one']);
    expect(read.unreadable).toHaveLength(1);
  });

  test('keeps apart what would hang the page, what belongs to another game, and moves that are not there', () => {
    const endless = { ...GAME, id: 'endless', record: GAME.record.replace('a1-b1', 'a1-b1\n'.repeat(5001).trim()) };
    const games = [GAME, endless, { ...GAME, id: 'other', game: 'ant-war' as const }, { ...GAME, id: 'far', ply: 2 }];
    const read = readBackup(writeBackup({ ...empty, games }, new Date(0)));
    if ('problem' in read) throw new Error(read.problem);
    expect(read.games.map(({ id }) => id)).toEqual(['one']);
    expect(read.unreadable.map((text) => (JSON.parse(text) as SavedGame).id)).toEqual(['endless', 'other', 'far']);
  });

  test.each([
    ['of a later version', '{"format":"anthill-backup 2","games":[]}', 'newer'],
    ['without games', '{"format":"anthill-backup 1"}', 'backup'],
    ['cut off', '{"format":"anthill-backup 1","games":[', 'backup'],
    ['of another kind', '{"format":"chess"}', 'unknown'],
    ['that is a list', '[]', 'unknown'],
  ])('%s is refused', (_what, text, problem) => expect(readBackup(text)).toEqual({ problem }));
});

test('a backup with more games than are taken in is too large, not damaged', () => {
  const games = Array.from({ length: MOST_GAMES + 1 }, () => 7);
  const text = (whole: object): string => JSON.stringify({ format: 'anthill-backup 1', ...whole });
  expect(readBackup(text({ games }))).toEqual({ problem: 'games' });
  expect(readBackup(text({ games: games.slice(2), aside: ['x', 'y'] }))).toEqual({ problem: 'games' });
  expect(readBackup(text({ games: games.slice(1) }))).not.toHaveProperty('problem');
});

test('a backup changes only the settings that it has, and has progress only of games that are here', () => {
  const text = JSON.stringify({
    format: 'anthill-backup 1',
    games: [],
    settings: { theme: 'dark' },
    progress: { chess: { rating: 2000 }, 'ant-war': { rating: 'high', solved: ['a'] } },
  });
  expect(readBackup(text)).toMatchObject({ settings: { theme: 'dark' } });
  expect(readBackup(text)).toHaveProperty('progress', { 'ant-war': { ...NO_PROGRESS, solved: ['a'] } });
  expect(Object.keys((readBackup(text) as Backup).settings ?? {})).toEqual(['theme']);
});

describe('taking in', () => {
  const recordOf = (moves: string, result = 'playing'): string =>
    `anthill-game 1\nstart army-ants x\nmoves\n${moves.split(' ').join('\n')}\nresult ${result}\n`;
  const played = (moves: string, change: Partial<SavedGame> = {}, result?: string): SavedGame => ({
    ...GAME,
    record: recordOf(moves, result),
    ...change,
  });
  const taking = async (there: SavedGame[], incoming: SavedGame[], onBoard = '') => {
    const shelf = new Shelf();
    await shelf.putAll(there);
    const report = await importGames({ ...empty, games: incoming }, shelf, onBoard);
    return { report, shelf, moves: shelf.moves() };
  };

  test('replaces a game only where its own moves go on from the stored ones', async () => {
    const { report, moves, shelf } = await taking([played('a b')], [played('a b c', { stamp: 99, time: 5 })]);
    expect(report).toMatchObject({ added: [], updated: ['one'], known: [], beside: 0 });
    expect(moves).toEqual({ one: 'a b c' });
    expect(shelf.kept.get('one')?.stamp).toBe(GAME.stamp);
  });
  test('never takes moves away, however late the copy says it is', async () => {
    const { report, moves } = await taking([played('a b c')], [played('a b', { time: 10_000 })]);
    expect(report).toMatchObject({ added: [], updated: [], known: ['one'] });
    expect(moves).toEqual({ one: 'a b c' });
  });
  test('lets a game that went on differently in beside the stored one, once', async () => {
    const won = played('a b c d e', { over: true, result: 'red' }, 'won red resigned');
    const other = played('a x', { time: 10_000 });
    const { report, moves, shelf } = await taking([won], [other, other]);
    expect(report).toMatchObject({ added: ['one--2'], known: ['one--2'], beside: 1, updated: [] });
    expect(moves).toEqual({ one: 'a b c d e', 'one--2': 'a x' });
    const further = await taking([...shelf.kept.values()], [other, played('a x y')]);
    expect(further.report).toMatchObject({ added: [], known: ['one--2'], updated: ['one--2'], beside: 0 });
    expect(further.moves).toEqual({ one: 'a b c d e', 'one--2': 'a x y' });
  });
  test('takes an end for a part of the course', async () => {
    const won = played('a b', { over: true }, 'won red resigned');
    expect((await taking([won], [played('a b', { time: 99 })])).moves).toEqual({ one: 'a b' });
    expect((await taking([won], [played('a b', { time: 99 })])).report.known).toEqual(['one']);
    expect((await taking([won], [played('a b c')])).moves).toEqual({ one: 'a b', 'one--2': 'a b c' });
    expect((await taking([played('a b')], [won])).report.updated).toEqual(['one']);
  });
  test('of the same moves the later title and comments stay', async () => {
    const titled = (title: string, time: number): SavedGame => ({
      ...GAME,
      time,
      record: withNote(GAME.record, 'title', title),
    });
    const titleIn = async (there: SavedGame, incoming: SavedGame): Promise<string | undefined> => {
      const { shelf } = await taking([there], [incoming]);
      return readRecordText(shelf.kept.get('one')?.record ?? '')?.notes.get('title');
    };
    expect(await titleIn(titled('early', 1), titled('late', 2))).toBe('late');
    expect(await titleIn(titled('late', 2), titled('early', 1))).toBe('late');
  });
  test('lets different games of one id in, each of them', async () => {
    const games = ['a b', 'x y', 'p q r'].map((moves) => played(moves));
    const { report, moves } = await taking([], games);
    expect(report).toMatchObject({ added: ['one', 'one--2', 'one--3'], known: [] });
    expect(Object.values(moves)).toEqual(['a b', 'x y', 'p q r']);
    const again = await taking(games.slice(0, 1), games);
    expect(again.report).toMatchObject({ added: ['one--2', 'one--3'], known: ['one'], beside: 2 });
  });
  test('leaves the game on the board alone: what goes on from it comes in as a copy', async () => {
    const { report, moves } = await taking([played('a')], [played('a b')], 'one');
    expect(report).toMatchObject({ added: ['one--2'], beside: 1 });
    expect(moves).toEqual({ one: 'a', 'one--2': 'a b' });
  });

  test('adds what is new, and nothing twice', async () => {
    const shelf = new Shelf();
    const incoming = { ...empty, games: [GAME, { ...GAME, id: 'same record' }], unreadable: ['rubbish'] };
    expect(await importGames(incoming, shelf, '')).toEqual({
      added: ['one'],
      updated: [],
      known: ['one'],
      beside: 0,
      quarantined: 1,
      full: false,
    });
    expect(await importGames(incoming, shelf, '')).toMatchObject({
      known: ['one', 'one'],
      quarantined: 0,
      full: false,
    });
    expect(shelf.damaged).toEqual(['rubbish']);
  });

  test('says when there is no room', async () => {
    const shelf = new Shelf();
    shelf.room = 1;
    const games = ['a', 'b'].map((id) => ({ ...GAME, id, record: id }));
    expect(await importGames({ ...empty, games }, shelf, '')).toMatchObject({ added: ['a'], full: true });
  });
});

describe('what comes in', () => {
  const counting = () => Promise.resolve({ countAt: (_snapshot: unknown, ply: number) => ply });
  const asked: string[] = [];
  const reader = (): Promise<RecordReader> =>
    Promise.resolve((record) => {
      asked.push(record);
      if (record.includes('zz')) return { error: "line 5: move 'zz'" };
      return { record, snapshot: snapshotOf({ ply: 1, length: 1 }) };
    });
  const take = (text: string) => readIncoming(text, counting, reader);

  test('as a record, a link or a position is a game of the library', async () => {
    for (const text of [GAME.record, `\uFEFF\r\n${GAME.record}`, `https://x.org/y/#${writeLink(GAME.record)}`]) {
      const incoming = await take(text);
      if ('problem' in incoming) throw new Error(incoming.problem);
      expect(incoming.games[0]).toMatchObject({ game: 'army-ants', ply: 1, over: false });
      expect(incoming.games[0]?.players.red).toEqual({ kind: 'person', name: 'Anna' });
    }
    await take('army-ants board=x turn=red');
    expect(asked.at(-1)).toBe('anthill-game 1\nstart army-ants board=x turn=red\nmoves\nresult unknown\n');
  });

  test('brings what its review has found out, and is the same game without', async () => {
    const review = { version: 1, of: 'x', evaluations: [{ ply: 0, score: 3, exact: false }], judgements: [] };
    const incoming = await take(writeLinkAddress(withNote(GAME.record, REVIEW_NOTE, writeReviewNote(review))));
    if ('problem' in incoming) throw new Error(incoming.problem);
    expect(incoming.games[0]).toMatchObject({ record: GAME.record, review });
  });

  test.each([
    ['nothing', ' \n', 'empty'],
    ['prose', 'Dear Anna', 'unknown'],
    ['a later record', GAME.record.replace('game 1', 'game 2'), 'newer'],
    ['a later link', 'https://x.org/#g2.abc', 'newer'],
    ['a damaged link', 'https://x.org/#g1.abc', 'link'],
    ['more moves than any game has', GAME.record.replace('a1-b1', 'a1-b1\n'.repeat(5001).trim()), 'long'],
    [
      'a link to as many',
      `https://x.org/#${writeLink(GAME.record.replace('a1-b1', 'a1-b1\n'.repeat(60_000).trim()))}`,
      'long',
    ],
    ['a game that is not here', GAME.record.replace('army-ants', 'chess'), 'game'],
    ['a move that the board refuses', GAME.record.replace('a1-b1', 'zz'), 'record'],
    ['JSON of something else', '{}', 'unknown'],
  ])('as %s is refused', async (_what, text, problem) => {
    asked.length = 0;
    expect(await take(text)).toMatchObject({ problem });
    // The board is asked only where nothing else tells.
    expect(asked).toHaveLength(problem === 'record' ? 1 : 0);
  });

  test('as a file: text of some size', async () => {
    expect(await textOf(new Blob(['ä']))).toBe('ä');
    expect(await textOf(new Blob([Uint8Array.of(0x61, 0xff)]))).toEqual({ problem: 'bytes' });
    expect(await textOf({ size: 1 << 27 } as Blob)).toEqual({ problem: 'large' });
  });
});

describe('a QR code', () => {
  test('is dark where it should be: three corners, and a quiet zone around', () => {
    const code = qrCode('https://example.org/#g1.abc');
    expect(code?.size).toBeGreaterThan(25);
    expect(code?.path.startsWith('M4 4h7v1h-7z')).toBe(true);
  });
  test('is not made of more than telephones read', () => expect(qrCode('x'.repeat(1800)) === null).toBe(true));
  test('is made of a link of 1,700 characters', () => expect(qrCode('x'.repeat(1700)) === null).toBe(false));
});
