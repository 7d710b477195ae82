import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entitled, GAME, MemoryStore } from '../testing/saved_games';
import { carriedOver, carryOver, NOTHING, unstored } from './carry_over';
import { Saves } from './saves';
import { DEFAULT_SETTINGS, loadSettings, saveSettings } from './settings';

const entry = { state: null as unknown, full: false };

beforeEach(() => {
  entry.state = null;
  entry.full = false;
  vi.stubGlobal('history', {
    get state() {
      return entry.state;
    },
    replaceState(state: unknown) {
      if (entry.full) throw new DOMException('by the test', 'QuotaExceededError');
      entry.state = structuredClone(state);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const denied = {
  get localStorage(): never {
    throw new DOMException('by the test', 'SecurityError');
  },
};

test('nothing is carried at first, nor what somebody else has put there', () => {
  expect(carriedOver()).toEqual(NOTHING);
  entry.state = 'theirs';
  expect(carriedOver()).toEqual(NOTHING);
  entry.state = { anthill: { settings: 7, game: {} } };
  expect(carriedOver()).toEqual(NOTHING);
});

test('one thing after the other, beside what is there', () => {
  entry.state = { theirs: 1 };
  expect(carryOver({ settings: 'a' })).toBe(true);
  expect(carryOver({ report: { added: ['x'] } })).toBe(true);
  expect(carriedOver()).toEqual({ ...NOTHING, settings: 'a', report: { added: ['x'] } });
  expect(entry.state).toMatchObject({ theirs: 1 });
  entry.full = true;
  expect(carryOver({ game: 'too long' })).toBe(false);
});

test('settings that cannot be stored are there after a reload; once they can be, the stored ones count', () => {
  vi.stubGlobal('window', denied);
  const chosen = { ...DEFAULT_SETTINGS, language: 'de' as const };
  expect(saveSettings({ language: 'de' }, DEFAULT_SETTINGS)).toBe(true);
  expect(loadSettings()).toEqual(chosen);
  expect(unstored()).toBe(true);
  vi.stubGlobal('window', { localStorage: new MemoryStore() });
  expect(saveSettings({ language: 'fr' }, chosen)).toBe(true);
  expect(carriedOver().settings).toBeNull();
  expect(unstored()).toBe(false);
  expect(loadSettings().language).toBe('fr');
});

test('so is the game that no place takes', async () => {
  const nowhere = (): Promise<never> => Promise.reject(new DOMException('by the test', 'SecurityError'));
  const saves = new Saves(null, nowhere);
  expect(saves.unsaved).toBeNull();
  expect(await saves.save({ ...GAME, record: entitled('unsaved') }, 0, true)).toBe('nowhere');
  carryOver({ game: saves.unsaved });
  const again = new Saves(null, nowhere, carriedOver().game);
  expect((await again.load())?.record).toBe(entitled('unsaved'));
});
