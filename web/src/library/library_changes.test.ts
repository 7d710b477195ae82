import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageContext } from '../contract/page_context';
import type { SavedGame } from '../model/saved_game';
import { carryOver } from '../storage/carry_over';

const REPORT = {
  added: ['one', 'two'],
  updated: [],
  known: ['three'],
  beside: 0,
  quarantined: 0,
  full: false,
  setups: 1,
  setupsLeft: 0,
  progress: false,
  settings: true,
};

/** As the page finds it after it has been loaded anew. */
async function loaded(): Promise<unknown> {
  vi.resetModules();
  return (await import('./library_changes')).LibraryChanges.imported;
}

beforeEach(() => {
  const entry = { state: null as unknown };
  vi.stubGlobal('history', {
    get state() {
      return entry.state;
    },
    replaceState(state: unknown) {
      entry.state = structuredClone(state);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what came in is told once more after settings of another language have loaded the page anew', async () => {
  carryOver({ report: REPORT });
  expect(await loaded()).toEqual(REPORT);
  expect(await loaded()).toBeNull();
});

test('the session has forgotten a game before it is deleted: nothing that still goes on saves it again', async () => {
  const { LibraryChanges } = await import('./library_changes');
  const order: string[] = [];
  const game = { id: 'mine' } as SavedGame;
  const page = {
    session: { id: 'mine', forget: () => order.push('forgotten') },
    saves: { remove: (id: string) => Promise.resolve(void order.push(`removed ${id}`)) },
  } as unknown as PageContext;
  await LibraryChanges.delete(page, game);
  expect(order).toEqual(['forgotten', 'removed mine']);
  expect(LibraryChanges.deleted).toBe(game);
  await LibraryChanges.delete(page, { id: 'another' } as SavedGame);
  expect(order).toEqual(['forgotten', 'removed mine', 'removed another']);
});

test('what was carried over by another version, or by hand, tells nothing', async () => {
  carryOver({ report: { ...REPORT, added: 'one' } });
  expect(await loaded()).toBeNull();
});
