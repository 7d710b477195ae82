import 'fake-indexeddb/auto';
import { describe, expect, test, vi } from 'vitest';
import { watching, type RemoteMatch } from '../model/remote_match';
import { MATCH } from '../testing/saved_games';
import { openDatabase, type StorageError } from './database';
import { RemoteMatches } from './remote_matches';
import { keepUnsent } from './unsent';

vi.mock('./unsent', () => ({ keepUnsent: vi.fn() }));

const match = (id: string, text: string, time = 1): RemoteMatch => ({
  ...MATCH,
  ...{ id: id.repeat(32), side: 'guest', secret: 'cards:..', text, time },
});

describe('matches by link', () => {
  test('are kept with their secrets, the latest first, and go', async () => {
    const store = new RemoteMatches();
    expect(await store.add(match('a', 'one\n', 1))).toBe(true);
    expect(await store.add(match('b', 'one\n', 2))).toBe(true);
    expect((await store.all()).map(({ id }) => id[0])).toEqual(['b', 'a']);
    expect(await new RemoteMatches().find('a'.repeat(32))).toEqual(match('a', 'one\n', 1));
    await store.remove('b'.repeat(32));
    expect(await store.all()).toHaveLength(1);
    expect(keepUnsent).toHaveBeenCalledExactlyOnceWith('b'.repeat(32), false);
  });

  test('never lose a message that another window has added', async () => {
    const store = new RemoteMatches();
    await store.add(match('c', 'one\ntwo\n'));
    expect(await store.put(match('c', 'one\nother\n'))).toBe(false);
    expect(await store.put(match('c', 'one\n'))).toBe(false);
    expect((await store.find('c'.repeat(32)))?.text).toBe('one\ntwo\n');
    expect(await store.put(match('c', 'one\ntwo\nthree\n'))).toBe(true);
  });

  test('a page that is left in the middle of writing does not keep the database; back again, it writes', async () => {
    let opened = 0;
    let isLeft = false;
    const page = new (class extends EventTarget {
      // Left as soon as a transaction has begun, once.
      override addEventListener(kind: string, heard: EventListener): void {
        super.addEventListener(kind, heard);
        if (isLeft) return;
        isLeft = true;
        this.dispatchEvent(new Event(kind));
      }
    })();
    const store = new RemoteMatches((lost) => {
      opened += 1;
      return openDatabase(lost);
    }, page);
    expect(await store.add(match('f', 'one\n'))).toBe(true);
    expect(opened).toBe(2);
    expect(await store.find('f'.repeat(32))).toEqual(match('f', 'one\n'));
    // Nothing listens any longer.
    page.dispatchEvent(new Event('pagehide'));
  });

  test('say that there is no room for them', async () => {
    const store = new RemoteMatches();
    await store.add(match('7', 'one\n'));
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await expect(store.change(match('7', 'one\n'), (kept) => kept)).rejects.toMatchObject({ problem: 'full' });
    put.mockRestore();
    expect(await store.find('7'.repeat(32))).toEqual(match('7', 'one\n'));
  });

  test('are not waited for where the database does not open', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const store = new RemoteMatches(() => new Promise(() => undefined));
    const asked = [
      store.all(),
      store.find('f'.repeat(32)),
      store.add(match('f', 'one\n')),
      store.remove('f'.repeat(32)),
    ];
    const problems = asked.map((each) => each.catch((error: unknown) => (error as StorageError).problem));
    await vi.advanceTimersByTimeAsync(6000);
    vi.useRealTimers();
    expect(await Promise.all(problems)).toEqual(['slow', 'slow', 'slow', 'slow']);
  });

  test('come back from a backup where they are new or have gone on', async () => {
    const store = new RemoteMatches();
    await store.add(match('d', 'one\ntwo\n'));
    const matches = [match('d', 'one\n'), match('d', 'one\ntwo\nthree\n'), match('e', 'one\n')];
    expect(await store.putAll(matches)).toEqual({ taken: 2, full: false });
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    const more = [match('8', 'one\n'), match('9', 'one\n')];
    expect(await store.putAll(more)).toEqual({ taken: 1, full: true });
    put.mockRestore();
    expect(await store.putAll(more)).toEqual({ taken: 1, full: false });
  });

  test('another tab hears of every change', async () => {
    vi.resetModules();
    // The same code loaded once more is another tab.
    const { RemoteMatches: OtherTab } = await import('./remote_matches');
    const store = new RemoteMatches();
    const heard: string[] = [];
    const own: string[] = [];
    const ends = [new OtherTab().onOtherTab((id) => heard.push(id)), store.onOtherTab((id) => own.push(id))];
    await store.add(match('1', 'one\n'));
    await store.put(match('1', 'other\n'));
    await store.add(match('2', 'one\n'));
    await store.remove('2'.repeat(32));
    await vi.waitFor(() => expect(heard.map(([first]) => first)).toEqual(['1', '2', '2']));
    expect(own).toEqual([]);
    for (const end of ends) end();
  });

  test('that were deleted do not come back from a tab that has them open', async () => {
    const store = new RemoteMatches();
    expect(await store.put(match('5', 'one\n'))).toBe(false);
    await store.add(match('5', 'one\n'));
    await store.remove('5'.repeat(32));
    expect(await store.put(match('5', 'one\ntwo\n'))).toBe(false);
    expect(await store.find('5'.repeat(32))).toBeNull();
  });

  test('that have moved to another device are not gone on with by a tab that had them open', async () => {
    const store = new RemoteMatches();
    await store.add(match('3', 'one\n'));
    await store.change(match('3', 'one\n'), watching);
    expect(await store.put(match('3', 'one\ntwo\n'))).toBe(false);
    expect(await store.put(watching(match('3', 'one\ntwo\n')))).toBe(true);
    expect(await store.take(match('3', 'one\ntwo\n'))).toBe(true);
    expect((await store.find('3'.repeat(32)))?.root).not.toBeNull();
  });

  test('keep a draft beside the message that it answers, and change nothing else', async () => {
    const store = new RemoteMatches();
    await store.add({ ...match('6', 'one\n'), left: true });
    await store.keepDraft({ ...match('6', 'one\n'), draft: ['move:a', 'offer-draw'] });
    expect(await store.find('6'.repeat(32))).toMatchObject({ left: true, draft: ['move:a', 'offer-draw'] });
    await store.put(match('6', 'one\ntwo\n'));
    await store.keepDraft({ ...match('6', 'one\n'), draft: ['move:b'] });
    await store.change(match('6', 'one\ntwo\n'), watching);
    await store.keepDraft({ ...match('6', 'one\ntwo\n'), draft: ['move:b'] });
    expect((await store.find('6'.repeat(32)))?.draft).toEqual([]);
  });

  test('keep a draft that is made while something else of the match is changed, or its messages come once more', async () => {
    const store = new RemoteMatches();
    const before = match('7', 'one\n');
    await store.add(before);
    const draft = ['move:a'];
    await store.keepDraft({ ...before, draft });
    // All of these were read before the draft was made.
    expect(await store.put({ ...before, time: 9 })).toBe(true);
    expect(await store.keepConflict({ ...before, conflict: 'other\n' })).toBe(true);
    expect(await store.change(before, (kept) => ({ ...kept, left: true }))).toBe(true);
    expect(await store.find(before.id)).toMatchObject({ draft, conflict: 'other\n', left: true });
    await store.put(match('7', 'one\ntwo\n'));
    expect(await store.change(before, (kept) => ({ ...kept, left: true }))).toBe(false);
    expect(await store.find(before.id)).toMatchObject({ draft: [], left: false });
  });

  test('that have moved to another device keep nothing secret', () => {
    const begun = { ...match('f', 'one\n'), draft: ['move:commit:1'] };
    expect(watching(begun)).toMatchObject({ root: null, secret: '', draft: [] });
  });

  test('one that cannot be read is set aside, not lost', async () => {
    const database = await openDatabase(() => undefined);
    const store = new RemoteMatches();
    for (const [id, text] of [
      ['8', 'rubbish of 8'],
      ['9', '{"format":"anthill-remote 2"}'],
    ] as const)
      await database.put('remote', text, id.repeat(32));
    expect(await store.add(match('8', 'one\n'))).toBe(true);
    expect(await store.find('8'.repeat(32))).toEqual(match('8', 'one\n'));
    expect(await database.getAll('aside')).toEqual(['rubbish of 8']);
    expect((await store.all()).map(({ id }) => id[0])).not.toContain('9');
    expect(await database.getAll('aside')).toEqual(['rubbish of 8', '{"format":"anthill-remote 2"}']);
    expect(await database.get('remote', '9'.repeat(32))).toBeUndefined();
    database.close();
  });
});
