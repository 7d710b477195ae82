import { expect, test, vi } from 'vitest';
import type { MatchView } from '../../contract/game_page';
import { cellNumber } from '../../i18n/labels';
import { snapshotOf } from '../../testing/fake_board';
import { advicePage } from './advice';
import type { ArmyAntsSnapshot } from './snapshot';

const layout = { columns: 5 };

function adviceFor(move: string, cards: Record<string, string>, change: Partial<ArmyAntsSnapshot> = {}) {
  const empty = snapshotOf(change);
  const cells = Array.from({ length: 40 }, () => ({ card: '', marks: [] as [] }));
  for (const [name, card] of Object.entries(cards)) cells[cellNumber(name, layout)] = { card, marks: [] };
  const snapshot = { ...empty, cells };
  const command = vi.fn();
  const page = { session: { command } };
  const view = { page, snapshot, players: {}, state: {} } as unknown as MatchView<ArmyAntsSnapshot>;
  const advice = advicePage.of({ move, score: 0, exact: false, scores: [] }, view);
  advice.play();
  expect(command).toHaveBeenCalledExactlyOnceWith(move, snapshot.ply);
  return advice;
}
const at = (...names: string[]): number[] => names.map((name) => cellNumber(name, layout));

test('an attack: what attacks, and what it takes', () => {
  const advice = adviceFor('a4xa6', { a4: '8h', a6: '7s' });
  expect(advice).toMatchObject({ from: at('a4'), to: at('a6'), what: '8 of hearts' });
  expect(advice.move).toBe('Red: 8 of hearts on a6 captures 7 of spades.');
});

test('an attack on an equal: both go', () => {
  const { move } = adviceFor('a4xa6', { a4: '7h', a6: '7s' });
  expect(move).toContain('7 of hearts');
  expect(move).toContain('7 of spades');
});

test('a swap is an arrow there and back', () => {
  const advice = adviceFor('a1=b1', { a1: '8h', b1: 'Ah' }, { phase: 'rally' });
  expect(advice.arrow).toEqual({ from: at('a1'), to: at('b1'), both: true });
  expect(advice.move).toMatch(/8 of hearts.*Ace of hearts|Ace of hearts.*8 of hearts/);
});

test('a line marches with all its cards', () => {
  const cards = { a3: '2h', b3: '3h', c3: '4h' };
  const along = adviceFor('a3:c3-b3', cards);
  expect(along).toMatchObject({ from: at('a3', 'b3', 'c3'), to: at('b3', 'c3', 'd3'), what: '' });
  const up = adviceFor('a1:a3-a4', { a1: '2h', a2: '3h', a3: '4h' });
  expect(up.from).toEqual(at('a1', 'a2', 'a3'));
  expect(up.to).toEqual(at('a4', 'a5', 'a6'));
});

test('the Queen goes home', () => {
  const advice = adviceFor('favor', { c4: 'Qh', d8: 'Qs' }, { phase: 'rally' });
  expect(advice).toMatchObject({ from: at('c4'), to: at('c1') });
});

test('a pass has no place on the board', () => {
  const advice = adviceFor('pass', { c4: 'Qh' }, { phase: 'rally' });
  expect(advice).toMatchObject({ from: [], to: [], arrow: null });
  expect(advice.move).toMatch(/Red/);
});

test('chances run from a loss to a win', () => {
  expect(advicePage.winChances(17, 'red')).toBe(0);
  expect(advicePage.winChances(100_000, 'red')).toBe(1);
  expect(advicePage.winChances(-100_000, 'black')).toBe(-1);
});

test('the chances of both sides add up to all, whichever moves', () => {
  for (const score of [-400, -30, 0, 30, 1000])
    expect(advicePage.winChances(-score, 'black')).toBe(-advicePage.winChances(score, 'red'));
});
