import { expect, test, vi } from 'vitest';
import type { Snapshot } from '../../model/snapshot';
import { NO_GAME, type SessionState } from '../../session/state';
import { Feedback } from '../feedback';

const shown = vi.hoisted((): string[] => []);
vi.mock('./captions', () => ({ show: (cue: string) => void shown.push(cue) }));

test('captions are there where they are wanted, with and without sound', async () => {
  const settings = { sounds: 'wood' as const, volume: 70, sound: 'off', captions: 'on', haptics: 'off' } as const;
  const silence = (): never => {
    throw new Error('no sound was wanted');
  };
  const feedback = new Feedback(NO_GAME, () => settings, silence);
  const at = (ply: number): Snapshot =>
    ({
      start: 'one deal',
      ply,
      moves: [
        { text: 'a1-a2', seat: 'red' },
        { text: 'a2xa3', seat: 'red', captured: ['7c'] },
      ],
      status: { kind: 'playing' },
    }) as unknown as Snapshot;
  for (const ply of [1, 2, 1]) feedback.follow({ ...NO_GAME, match: { snapshot: at(ply) } as SessionState['match'] });
  await vi.dynamicImportSettled();
  expect(shown).toEqual(['capture', 'back']);
});
