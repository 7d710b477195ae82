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

const EMPTY = '..........';
const START = `army-ants board=${['......Qs..', EMPTY, EMPTY, '..7s......', '7h........', EMPTY, EMPTY, '....Qh....'].join('/')}`;

test('a move of a finished game is told by the cards that it moved', () => {
  const moves = [
    { text: '8h@b3', seat: 'red', captured: [] },
    { text: 'b3-c3', seat: 'red', captured: [] },
    { text: 'b5xb4', seat: 'black', captured: [] },
    { text: 'a4xb4', seat: 'red', captured: ['7s', '7h'] },
  ] as const;
  const snapshot = {
    ...snapshotOf({ start: START }),
    moves: moves.map((move) => ({ ...move, captured: [...move.captured] })),
  };
  expect(advicePage.describe(snapshot, 1)).toBe('Red: 8 of hearts to c3.');
  expect(advicePage.describe(snapshot, 3)).toContain('7 of spades');
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

test('a list of moves is told move after move, and after a change from the start', () => {
  const rows = [
    '....Qs....',
    '..........',
    '..........',
    '5s........',
    '5h........',
    '..........',
    '..........',
    'Qh........',
  ];
  const start = `army-ants board=${rows.join('/')} turn=red phase=battle rally=0,0`;
  const game = (...texts: string[]): ArmyAntsSnapshot =>
    snapshotOf({
      start,
      moves: texts.map((text, ply) => ({
        text,
        seat: ply % 2 === 0 ? 'red' : 'black',
        captured: text === 'a4xa5' ? ['5s', '5h'] : [],
      })),
    });
  const told = (snapshot: ArmyAntsSnapshot): string[] =>
    snapshot.moves.map((_, ply) => advicePage.describe(snapshot, ply));
  expect(told(game('a4-b4', 'a5-a6', 'b4-c4'))).toEqual([
    'Red: 5 of hearts to b4.',
    'Black: 5 of spades to a6.',
    'Red: 5 of hearts to c4.',
  ]);
  expect(told(game('a4-b4', 'a5-b5'))).toEqual(['Red: 5 of hearts to b4.', 'Black: 5 of spades to b5.']);
  expect(told(game('a4xa5'))[0]).toContain('both removed');
});
