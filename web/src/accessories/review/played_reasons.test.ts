import { expect, it, vi } from 'vitest';
import { PlayedReasons } from './played_reasons';
import type { Reviewed } from './review';

const reviewed = {
  finished: { snapshot: {}, advice: { kindOfPly: (_: unknown, ply: number) => (ply === 1 ? 'luck' : 'decision') } },
  sequence: { start: 'x', moves: ['a', 'b', 'c'] },
} as unknown as Reviewed;
const { signal } = new AbortController();

it('the reasons for a played move are queried once, and told as soon as they are known', async () => {
  const changed = vi.fn();
  const facts = vi.fn(() => Promise.resolve(['takes-queen']));
  const reasons = new PlayedReasons(changed);
  const at = (ply: number, of = reviewed): readonly string[] => reasons.at({ facts }, of, ply, signal);
  expect([at(2), at(2)]).toEqual([[], []]);
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  expect(facts).toHaveBeenCalledTimes(1);
  expect(facts).toHaveBeenCalledWith({ start: 'x', moves: ['a', 'b'] }, 'reasons c', signal);
  expect(at(2)).toEqual(['takes-queen']);
  // Another game has other reasons.
  expect(at(2, { ...reviewed })).toEqual([]);
});

it('a lost answer is asked for again when the move is looked at again', async () => {
  const facts = vi.fn<() => Promise<readonly string[] | null>>(() => Promise.resolve(null));
  const reasons = new PlayedReasons(() => undefined);
  const at = (): readonly string[] => reasons.at({ facts }, reviewed, 2, signal);
  expect(at()).toEqual([]);
  await Promise.resolve();
  facts.mockResolvedValue(['takes-queen']);
  expect(at()).toEqual([]);
  await vi.waitFor(() => expect(at()).toEqual(['takes-queen']));
  expect(facts).toHaveBeenCalledTimes(2);
});

it('luck has no reasons, nor has what was not played', () => {
  const facts = vi.fn(() => Promise.resolve(['takes-queen']));
  const reasons = new PlayedReasons(() => undefined);
  expect([1, 3, -1].map((ply) => reasons.at({ facts }, reviewed, ply, signal))).toEqual([[], [], []]);
  expect(facts).not.toHaveBeenCalled();
});
