import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { GAME_IDS } from '../model/game_id';
import { CARDS, loadGame } from './table';

vi.mock('../board/dice_module', () => ({})); // the wasm module

const folders = readdirSync(fileURLToPath(new URL('.', import.meta.url)), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name.replaceAll('_', '-'));

test('every folder of a game has a card, and every game is offered', () => {
  expect(Object.keys(CARDS).sort()).toEqual(folders.sort());
  expect([...GAME_IDS].sort()).toEqual(folders.sort());
});

// A game is its folder and a line in model/game_id.ts. link.ts holds texts of records that links of all times are packed with.
test('no other source names a game', () => {
  const source = fileURLToPath(new URL('..', import.meta.url));
  const shared = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /(?<!\.test)\.(ts|css)$/.test(file) &&
      !/^(games\/|testing\/)/.test(file) &&
      !['model/game_id.ts', 'library/link.ts'].includes(file),
  );
  const names = new RegExp(GAME_IDS.map((id) => id.replaceAll('-', '[-_ ]?')).join('|'), 'i');
  expect(shared.length).toBeGreaterThan(100);
  for (const file of shared) {
    const code = readFileSync(`${source}/${file}`, 'utf8').replace(/\/\/.*|\/\*[^]*?\*\//g, '');
    expect(names.exec(code)?.[0], file).toBeUndefined();
  }
});

test.each(GAME_IDS)('the card of %s leads to its game', async (id) => {
  expect((await loadGame(id)).id).toBe(id);
});
