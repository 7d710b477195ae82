import { describe, expect, test } from 'vitest';
import { withNote } from '../model/record_text';
import { REVIEW_NOTE, writeReviewNote } from '../model/review_note';
import type { SavedGame } from '../model/saved_game';
import { DEFAULT_SETTINGS } from '../storage/settings';
import { snapshotOf } from '../testing/fake_board';
import { readBackup, writeBackup } from './backup';
import { readIncoming, textOf } from './incoming';
import { writeLink } from './link';
import { qrCode } from './qr';
import type { RecordReader } from './reader';
import { importGames, type Library } from './import_games';

const GAME: SavedGame = {
  id: 'one',
  stamp: 1,
  time: 10,
  game: 'army-ants',
  players: { red: { kind: 'person', name: 'Anna' }, black: { kind: 'computer', level: 2 } },
  seed: 7,
  record: 'anthill-game 1\nstart army-ants x\nnote red human Anna\nmoves\na1-b1\nresult playing\n',
  deploy: null,
  ply: 1,
  played: 1,
  over: false,
  hints: 0,
  result: null,
  picture: null,
  secret: true,
};

const writeLinkAddress = (record: string): string => `https://x.org/y/#${writeLink(record)}`;
const empty = { settings: null, games: [], setups: [], unreadable: [] };

class Shelf implements Library {
  readonly kept = new Map<string, SavedGame>();
  readonly damaged: string[] = [];
  room = 10;
  games = (): Promise<SavedGame[]> => Promise.resolve([...this.kept.values()]);
  put(game: SavedGame): Promise<boolean> {
    if (this.kept.size >= this.room) return Promise.resolve(false);
    this.kept.set(game.id, game);
    return Promise.resolve(true);
  }
  quarantine(text: string): Promise<boolean> {
    this.damaged.push(text);
    return Promise.resolve(true);
  }
}

describe('a backup', () => {
  test('comes back as it went', () => {
    const backup = {
      settings: { ...DEFAULT_SETTINGS, theme: 'dark' as const },
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

describe('taking in', () => {
  test('adds what is new, and nothing twice', async () => {
    const shelf = new Shelf();
    const incoming = { ...empty, games: [GAME, { ...GAME, id: 'same record' }], unreadable: ['rubbish'] };
    expect(await importGames(incoming, shelf, '')).toEqual({
      added: ['one'],
      known: ['one'],
      quarantined: 1,
      full: false,
    });
    expect(shelf.damaged).toEqual(['rubbish']);
  });

  test('overwrites only what is older, and never the game on the table', async () => {
    const shelf = new Shelf();
    await shelf.put(GAME);
    const older = { ...GAME, time: 5, record: 'older' };
    const newer = { ...GAME, time: 20, record: 'newer' };
    expect(await importGames({ ...empty, games: [older] }, shelf, '')).toMatchObject({ added: [], known: ['one'] });
    expect((await importGames({ ...empty, games: [newer] }, shelf, 'one')).added).not.toContain('one');
    expect(shelf.kept.get('one')?.record).toBe(GAME.record);
    await importGames({ ...empty, games: [{ ...newer, record: 'newest' }] }, shelf, '');
    expect(shelf.kept.get('one')?.record).toBe('newest');
  });

  test('says when there is no room', async () => {
    const shelf = new Shelf();
    shelf.room = 1;
    const games = ['a', 'b'].map((id) => ({ ...GAME, id, record: id }));
    expect(await importGames({ ...empty, games }, shelf, '')).toMatchObject({ added: ['a'], full: true });
  });
});

describe('what comes in', () => {
  const firstPly = (): Promise<number> => Promise.resolve(0);
  const asked: string[] = [];
  const reader = (): Promise<RecordReader> =>
    Promise.resolve((record) => {
      asked.push(record);
      if (record.includes('zz')) return { error: "line 5: move 'zz'" };
      return { record, snapshot: snapshotOf({ ply: 1, length: 1 }) };
    });
  const take = (text: string) => readIncoming(text, firstPly, reader);

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
