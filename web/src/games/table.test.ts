import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { GAME_IDS } from '../model/game_id';
import { CARDS, loadGame } from './table';

vi.mock('./red_vs_black/dice', () => ({})); // the wasm module

const folders = readdirSync(fileURLToPath(new URL('.', import.meta.url)), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name.replaceAll('_', '-'));

test('every folder of a game has a card, and every game is offered', () => {
  expect(Object.keys(CARDS).sort()).toEqual(folders.sort());
  expect([...GAME_IDS].sort()).toEqual(folders.sort());
});

test.each(GAME_IDS)('the card of %s leads to its game', async (id) => {
  expect((await loadGame(id)).id).toBe(id);
});
