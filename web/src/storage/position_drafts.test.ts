import { expect, test } from 'vitest';
import { MemoryStore } from '../testing/saved_games';
import { PositionDrafts } from './position_drafts';

test('each game has its own', () => {
  const drafts = new PositionDrafts(new MemoryStore());
  drafts.write('army-ants', 'army-ants board=..');
  expect([drafts.read('army-ants'), drafts.read('ant-war')]).toEqual(['army-ants board=..', null]);
});

test('all of them can be cleared away, and nothing else', () => {
  const store = new MemoryStore();
  store.setItem('anthill.settings', '{}');
  const drafts = new PositionDrafts(store);
  drafts.write('army-ants', 'army-ants board=..');
  drafts.clear();
  expect([drafts.read('army-ants'), store.length]).toEqual([null, 1]);
});

test('where nothing can be kept, nothing is', () => {
  const drafts = new PositionDrafts(null);
  drafts.write('army-ants', 'army-ants board=..');
  expect(drafts.read('army-ants')).toBeNull();
});
