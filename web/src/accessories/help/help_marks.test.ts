// When help asks which captures are possible, and when it asks again.

import { expect, test, vi } from 'vitest';
import type { GamePage, MatchView } from '../../contract/game_page';
import { snapshotOf } from '../../testing/fake_board';
import { helpIn, marksOf } from './help_marks';

const words = { marked: (facts: readonly string[]) => facts, danger: () => 'Take it.' };
const game = { parts: { explanations: () => Promise.resolve(words) } } as unknown as GamePage;

test('a question that was withdrawn is asked again, an answered one is not', async () => {
  const facts = vi.fn<() => Promise<readonly string[] | null>>();
  const page = { session: { explainer: { facts } } };
  const view = { page, snapshot: { ...snapshotOf(), start: 'help' } } as unknown as MatchView;
  const said = (): string => helpIn(game, view).sentence;
  facts.mockResolvedValueOnce(null).mockResolvedValueOnce(['take:d4:9h:a4:7s']);
  expect(said()).toBe('');
  await Promise.resolve();
  expect(said()).toBe('');
  await vi.waitUntil(() => said() === 'Take it.');
  expect(facts).toHaveBeenCalledTimes(2);
});

test('what is in danger is pointed at from where, what can be taken is ringed', () => {
  const { layout } = snapshotOf({});
  expect(marksOf(['queen:a4:7s:a1:Qh', 'take:d4:9h:a4:7s'], layout, true)).toMatchObject({
    area: [],
    cells: [],
    arrow: null,
    dangers: [{ from: [15], to: [0] }],
    chances: [15],
    names: [
      { cell: 0, text: 'In danger', edge: 'lower' },
      { cell: 15, text: 'Safe to take', edge: 'lower' },
    ],
  });
});
