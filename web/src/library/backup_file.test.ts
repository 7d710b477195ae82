import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageContext } from '../contract/page_context';
import type { SavedGame } from '../model/saved_game';
import { newSetup } from '../model/saved_setup';
import { KeptSetups } from '../storage/kept_setups';
import { GAME, MATCH, MemoryStore } from '../testing/saved_games';
import { StorageError } from '../storage/database';
import { DEFAULT_SETTINGS } from '../storage/settings';
import { RemoteMatches } from '../storage/remote_matches';
import { readBackup } from './backup';
import { backUp } from './backup_file';

const downloadText = vi.hoisted(() => vi.fn((_name: string, _text: string) => Promise.resolve(true)));
vi.mock('../ui/download', () => ({ downloadText }));

const game = (id: string, secret: boolean): SavedGame => ({ ...GAME, id, secret });

const pageWith = (games: () => Promise<SavedGame[]>): PageContext =>
  ({
    saves: { games, quarantined: () => Promise.resolve([]) },
    settings: DEFAULT_SETTINGS,
    progress: { all: () => ({}) },
  }) as unknown as PageContext;

beforeEach(() => {
  downloadText.mockClear();
  vi.stubGlobal('navigator', {});
});
afterEach(() => vi.unstubAllGlobals());

test('a game in the middle of a secret set-up stays out of the file, and that is said', async () => {
  const said = await backUp(pageWith(() => Promise.resolve([game('open', false), game('hidden', true)])));
  expect(said).toContain('1 game was left out: part of it is still secret.');
  const [, text] = downloadText.mock.calls[0] ?? ['', ''];
  expect(text).not.toContain('hidden');
  expect(readBackup(text)).toMatchObject({ games: [{ id: 'open' }] });
});

test('so does what was saved of it', async () => {
  const store = new MemoryStore();
  vi.stubGlobal('window', { localStorage: store });
  const kept = new KeptSetups();
  kept.put(newSetup('seen', 'army-ants 2020 total', ['Qh'], { game: 'open', seat: 'red' }));
  kept.put(newSetup('unseen', 'army-ants 2020 total', ['Qh'], { game: 'hidden', seat: 'red' }));
  store.setItem('anthill.setup.damaged', 'rubbish');
  await backUp(pageWith(() => Promise.resolve([game('open', false), game('hidden', true)])));
  const [, text] = downloadText.mock.calls[0] ?? ['', ''];
  expect(text).not.toContain('unseen');
  expect(readBackup(text)).toMatchObject({ setups: [{ name: 'seen' }], unreadable: ['rubbish'] });
});

test('nor what was saved in a game that has just been deleted: the deletion may be taken back', async () => {
  const store = new MemoryStore();
  vi.stubGlobal('window', { localStorage: store });
  const kept = new KeptSetups();
  const setup = newSetup('of the deleted', 'army-ants 2020 total', ['Qh'], { game: 'deleted', seat: 'red' });
  kept.put(setup);
  kept.put({ ...setup, id: 'old', name: 'of last week', time: Date.now() - 7 * 86_400_000 });
  await backUp(pageWith(() => Promise.resolve([])));
  const [, text] = downloadText.mock.calls[0] as [string, string];
  expect(readBackup(text)).toMatchObject({ setups: [{ name: 'of last week' }] });
});

test('a storage that has not opened in time is said to be slow', async () => {
  const slow = new StorageError('slow', null);
  expect(await backUp(pageWith(() => Promise.reject(slow)))).toContain('slow to open its storage');
  expect(downloadText).not.toHaveBeenCalled();
});

test('a library that cannot be read leaves no half file', async () => {
  expect(await backUp(pageWith(() => Promise.reject(new Error('closed'))))).toContain('storage isn’t responding');
  expect(downloadText).not.toHaveBeenCalled();
});

test('matches by link are in the file, with what only this device knows, and come back from it', async () => {
  const match = { ...MATCH, side: 'guest' as const, secret: 'commit:1' };
  const store = new RemoteMatches();
  await store.add(match);
  await backUp(pageWith(() => Promise.resolve([])));
  const [, text] = downloadText.mock.calls[0] ?? ['', ''];
  await store.remove(match.id);
  const read = readBackup(text);
  expect(read).toMatchObject({ matches: [match] });
  expect('matches' in read && (await store.putAll(read.matches ?? []))).toEqual({ taken: 1, full: false });
  expect(await store.find(match.id)).toEqual(match);
});

test('a match of a backup that cannot be read is kept apart, not dropped', () => {
  const whole = { format: 'anthill-backup 1', games: [], matches: [{ format: 'anthill-remote 2', id: 'later' }] };
  const read = readBackup(JSON.stringify(whole));
  expect(read).toMatchObject({ unreadable: ['{"format":"anthill-remote 2","id":"later"}'] });
  expect('matches' in read).toBe(false);
});
