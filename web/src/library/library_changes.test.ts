import { expect, test } from 'vitest';
import type { PageContext } from '../contract/page_context';
import type { SavedGame } from '../model/saved_game';
import { LibraryChanges } from './library_changes';

test('the session has forgotten a game before it is deleted: nothing that still goes on saves it again', async () => {
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
