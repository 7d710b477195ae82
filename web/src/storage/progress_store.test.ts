import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NO_PROGRESS, type Progress } from '../model/progress';
import { MemoryStore } from '../testing/saved_games';
import { ProgressStore } from './progress_store';

const solving =
  (name: string) =>
  (progress: Progress): Progress => ({ ...progress, solved: [...progress.solved, name] });

let store: MemoryStore;
beforeEach(() => {
  store = new MemoryStore();
});

test('it is there after a reload, game by game', () => {
  expect(new ProgressStore(store).change('army-ants', solving('a'))).toBe(true);
  const again = new ProgressStore(store);
  expect(again.of('army-ants').solved).toEqual(['a']);
  expect(again.of('ant-war')).toBe(NO_PROGRESS);
  expect(Object.keys(again.all())).toEqual(['army-ants']);
});

test('a tab that was open before never writes its older copy over another tab’s', () => {
  const [one, other] = [new ProgressStore(store), new ProgressStore(store)];
  other.of('army-ants');
  one.change('army-ants', (progress) => ({ ...progress, rating: 1234, rated: 1, solved: ['a'], days: [1, 2, 3] }));
  other.change('army-ants', (progress) => ({ ...progress, steps: ['march'] }));
  for (const tab of [one, other])
    expect(tab.of('army-ants')).toMatchObject({ rating: 1234, solved: ['a'], days: [1, 2, 3], steps: ['march'] });
});

test('who listens hears of every change, and of none where nothing changes', () => {
  const progress = new ProgressStore(store);
  const heard = vi.fn();
  const end = progress.subscribe(heard);
  progress.change('army-ants', solving('a'));
  progress.change('army-ants', (same) => same);
  expect(heard).toHaveBeenCalledTimes(1);
  end();
  progress.change('army-ants', solving('b'));
  expect(heard).toHaveBeenCalledTimes(1);
});

describe('what cannot be read', () => {
  const KEY = 'anthill.progress.army-ants';
  const aside = (): string[] =>
    [...store.texts].flatMap(([key, text]) => (key.startsWith('anthill.quarantine.') ? [text] : []));

  test('is set aside once, and nothing is written over it', () => {
    store.setItem(KEY, '{"solved":["a","b"');
    for (const round of ['first', 'second'])
      expect(new ProgressStore(store).of('army-ants'), round).toEqual(NO_PROGRESS);
    new ProgressStore(store).change('army-ants', solving('c'));
    expect(aside()).toEqual(['anthill-damaged progress army-ants\n{"solved":["a","b"']);
    expect(new ProgressStore(store).of('army-ants').solved).toEqual(['c']);
  });
  test('in part leaves the rest as it was', () => {
    const damaged = JSON.stringify({ ...NO_PROGRESS, solved: 7, steps: ['march'] });
    store.setItem(KEY, damaged);
    for (const round of ['first', 'second'])
      expect(new ProgressStore(store).of('army-ants').steps, round).toEqual(['march']);
    expect(aside()).toEqual([`anthill-damaged progress army-ants\n${damaged}`]);
  });
  test('stays where it is while there is no room for it elsewhere', () => {
    store.setItem(KEY, 'damage');
    store.full = true;
    const progress = new ProgressStore(store);
    expect(progress.of('army-ants')).toEqual(NO_PROGRESS);
    store.full = false;
    expect(progress.change('army-ants', solving('a'))).toBe(true);
    expect(aside()).toEqual(['anthill-damaged progress army-ants\ndamage']);
  });
  test('fields of other versions are no damage', () => {
    store.setItem(KEY, '{"solved":["a"],"medals":3}');
    expect(new ProgressStore(store).of('army-ants').solved).toEqual(['a']);
    expect(aside()).toEqual([]);
  });
});

describe('where there is no room', () => {
  test('it lasts until the page closes, and is stored once there is room', () => {
    store.full = true;
    const progress = new ProgressStore(store);
    expect(progress.change('army-ants', solving('a'))).toBe(false);
    expect([progress.of('army-ants').solved, progress.isStored]).toEqual([['a'], false]);
    store.full = false;
    expect(progress.change('army-ants', solving('b'))).toBe(true);
    expect(progress.isStored).toBe(true);
    expect(new ProgressStore(store).of('army-ants').solved).toEqual(['a', 'b']);
  });
  test('what another tab has stored meanwhile counts too', () => {
    const [one, other] = [new ProgressStore(store), new ProgressStore(store)];
    store.full = true;
    one.change('army-ants', solving('a'));
    store.full = false;
    other.change('army-ants', solving('b'));
    expect([...one.of('army-ants').solved].sort()).toEqual(['a', 'b']);
  });
});

describe('the progress of a backup', () => {
  const backup = { 'army-ants': { ...NO_PROGRESS, rating: 900, rated: 2, solved: ['b'], learnt: true } };
  test('is merged, never put in place of what is here', () => {
    const progress = new ProgressStore(store);
    progress.change('army-ants', (before) => ({ ...before, rating: 1620, rated: 80, bestRow: 31, solved: ['a'] }));
    expect(progress.merge(backup)).toBe('merged');
    expect(progress.of('army-ants')).toMatchObject({
      rating: 1620,
      rated: 80,
      bestRow: 31,
      solved: ['a', 'b'],
      learnt: true,
    });
    expect(progress.merge(backup)).toBe('known');
    expect(progress.merge({})).toBe('known');
  });
  test('that found no room is said', () => {
    store.full = true;
    expect(new ProgressStore(store).merge(backup)).toBe('full');
  });
});
