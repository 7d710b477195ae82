import { expect, test } from 'vitest';
import { newSetup, readSavedSetup, writeSavedSetup } from '../model/saved_setup';
import { readBackup, writeBackup } from '../library/backup';
import { MemoryStore } from '../testing/saved_games';
import { isOpenSetup, KeptSetups } from './kept_setups';
import { MOST_SETUPS } from '../model/limits';

const wall = { ...newSetup('Wall', 'army-ants 2020 total', ['Qh', '9h'], null), id: 'a', time: 1 };
const fan = { ...newSetup('Fan', 'army-ants 2020 total', ['9h', 'Qh'], { game: 'g', seat: 'red' }), id: 'b', time: 2 };

test('set-ups are kept each by itself, the latest first, renamed in their place and deleted', () => {
  const kept = new KeptSetups(new MemoryStore());
  expect(kept.put(wall) && kept.put(fan)).toBe(true);
  expect(kept.all().map(({ name }) => name)).toEqual(['Fan', 'Wall']);
  kept.put({ ...wall, name: 'Fence' });
  expect(kept.all().map(({ name }) => name)).toEqual(['Fan', 'Fence']);
  kept.remove('b');
  expect(kept.all()).toEqual([{ ...wall, name: 'Fence' }]);
});

test('a damaged one is named, takes no other with it, and stays until it is deleted', () => {
  const store = new MemoryStore();
  const kept = new KeptSetups(store);
  kept.put(wall);
  store.setItem('anthill.setup.x', '{"format":"anthill-setup 1"');
  store.setItem('anthill.setup.y', writeSavedSetup(fan).replace('setup 1', 'setup 2'));
  expect(kept.all()).toEqual([wall]);
  expect(kept.damaged().map(({ key }) => key)).toEqual(['anthill.setup.x', 'anthill.setup.y']);
  for (const each of kept.damaged()) kept.removeDamaged(each);
  expect([...store.texts.keys()]).toEqual(['anthill.setup.a']);
});

test('no room, no store: that is said, nothing breaks', () => {
  const store = new MemoryStore();
  store.full = true;
  expect(new KeptSetups(store).put(wall)).toBe(false);
  expect(new KeptSetups(null).put(wall)).toBe(false);
  expect(new KeptSetups(null).all()).toEqual([]);
});

test('what is no set-up is not read as one', () => {
  expect(readSavedSetup(writeSavedSetup(wall))).toEqual(wall);
  for (const change of [
    { name: '' },
    { name: '\u202e ' },
    { kind: 'x' },
    { cards: [] },
    { cards: ['Q'] },
    { cards: Array(41).fill('Qh') },
    { id: '../x' },
  ])
    expect(
      readSavedSetup(JSON.stringify({ format: 'anthill-setup 1', ...wall, ...change })),
      JSON.stringify(change),
    ).toBeNull();
});

test('a backup brings them along, and names what it cannot read', () => {
  const text = writeBackup(
    { settings: null, progress: {}, games: [], setups: [wall, fan], unreadable: [] },
    new Date(0),
  );
  expect(readBackup(text)).toMatchObject({ setups: [wall, fan], unreadable: [] });
  const damaged = text.replace('"Qh"', '"Queen"');
  const read = readBackup(damaged);
  if (!('setups' in read)) throw new Error('no backup');
  expect(read.setups).toEqual([fan]);
  expect(read.unreadable).toHaveLength(1);
  expect(readBackup(text.replace('"setups"', '"formerly"'))).toMatchObject({ setups: [] });
});

test('no more are kept than there is room for beside settings and progress', () => {
  const kept = new KeptSetups(new MemoryStore());
  const taken = Array.from({ length: 2 * MOST_SETUPS }, (_, index) => kept.put({ ...wall, id: `w${index}` })).filter(
    Boolean,
  );
  expect(taken).toHaveLength(MOST_SETUPS);
  expect(kept.isFull).toBe(true);
  expect(kept.put({ ...wall, id: 'w7', name: 'Renamed' })).toBe(true);
  kept.remove('w7');
  expect(kept.put(fan)).toBe(true);
});

test('a set-up is seen by everybody once the game in which it was saved keeps it secret no longer', () => {
  const [hour, day] = [3_600_000, 86_400_000];
  const seen = (games: { id: string; secret: boolean }[] | null, now = fan.time + hour): boolean =>
    isOpenSetup(fan, games, now);
  expect(seen([{ id: 'g', secret: true }])).toBe(false);
  expect(seen([{ id: 'g', secret: true }], fan.time + 2 * day)).toBe(false);
  expect(seen([{ id: 'g', secret: false }])).toBe(true);
  expect(seen(null)).toBe(false);
  expect(seen([])).toBe(false);
  expect(seen([], fan.time + 2 * day)).toBe(true);
  expect(isOpenSetup(wall, null, 0)).toBe(true);
});
