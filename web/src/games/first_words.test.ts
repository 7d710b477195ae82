// The words of a part of a game arrive with the part, in the page's language.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// Once without a page: what draws elements looks for one only then.
import './table';
import type { GameId } from '../model/game_id';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('document', { addEventListener: () => undefined });
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('navigator', { languages: ['de'] });
});
afterEach(() => vi.unstubAllGlobals());

test.each<[GameId, string, string]>([
  ['army-ants', 'takes-queen:c8:Qs', 'Das gewinnt die Partie.'],
  ['ant-war', 'no-gain', 'Kein Zug brächte einen Punkt.'],
  ['red-vs-black', 'removes:3,5', 'Das entfernt Einheiten 3 und 5.'],
])('the first reason in %s', async (id, fact, german) => {
  const { loadGame } = await import('./table');
  const words = await (await loadGame(id)).parts.explanations();
  expect(words.reason([fact], { start: 'phase=battle rally=0,0', moves: [], ply: 0 }, 1)).toBe(german);
});
