import { expect, test, vi } from 'vitest';
import { redVsBlack } from '../games/red_vs_black/red_vs_black';
import type { Snapshot } from '../model/snapshot';
import { DEFAULT_SETTINGS } from '../storage/settings';
import { rulesShown } from './dialogs';

vi.mock('../board/dice_module', () => ({})); // the wasm module

test('beside a lesson the rules are those that it teaches, elsewhere those that were chosen or are played', () => {
  const sixty = { ...DEFAULT_SETTINGS, chosen: { 'red-vs-black': { clear: 'sixty' } } };
  expect(rulesShown(redVsBlack, 'lesson', null, sixty)).toBe('');
  expect(rulesShown(redVsBlack, 'start', null, sixty)).toBe('clear=60');
  expect(rulesShown(redVsBlack, 'game', { clear: false } as unknown as Snapshot, sixty)).toBe('');
});
