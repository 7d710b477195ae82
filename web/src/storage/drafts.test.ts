import { expect, test } from 'vitest';
import { MemoryStore } from '../testing/saved_games';
import { clearTab, Drafts } from './drafts';

test('each game has its own', () => {
  const drafts = new Drafts('position', new MemoryStore());
  drafts.write('army-ants', 'army-ants board=..');
  expect([drafts.read('army-ants'), drafts.read('ant-war')]).toEqual(['army-ants board=..', null]);
});

test('all of them can be cleared away, and nothing of another page', () => {
  const store = new MemoryStore();
  store.setItem('of another page', '{}');
  const drafts = new Drafts('position', store);
  drafts.write('army-ants', 'army-ants board=..');
  clearTab(store);
  expect([drafts.read('army-ants'), store.length]).toEqual([null, 1]);
});

test('where nothing can be kept, nothing is', () => {
  const drafts = new Drafts('position', null);
  expect(drafts.write('army-ants', 'army-ants board=..')).toBe(false);
  expect(drafts.read('army-ants')).toBeNull();
});
