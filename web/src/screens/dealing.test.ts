// How a deal is seen: its order by the rules of each game, when it ends, and which matches have none.

import { beforeEach, expect, test, vi } from 'vitest';
import { cellName } from '../i18n/labels';
import type { Snapshot } from '../model/snapshot';
import type { Session } from '../session/session';
import { NO_GAME } from '../session/state';
import { snapshotOf } from '../testing/fake_board';
import { dealOrder, Dealing } from './dealing';

const named = (snapshot: Snapshot, side: number): string =>
  dealOrder(snapshot)
    .map((group) => cellName(group[side] ?? -1, snapshot.layout))
    .join(' ');

test('Army Ants: both deal by the printed positions, Black by the half-turn of Red', () => {
  const gaps = [2, 37]; // c1 and c8
  const cells = snapshotOf().cells.map((cell, at) => ({ ...cell, card: gaps.includes(at) ? '' : '5h' }));
  const snapshot = snapshotOf({ cells });
  expect(named(snapshot, 0)).toBe('a4 b4 c4 d4 e4 a3 b3 c3 d3 e3 a2 b2 c2 d2 e2 a1 b1 d1 e1');
  expect(named(snapshot, 1)).toBe('e5 d5 c5 b5 a5 e6 d6 c6 b6 a6 e7 d7 c7 b7 a7 e8 d8 b8 a8');
});

test('Ant War: row after row from the top, no holes', () => {
  const layout = { ...snapshotOf().layout, columns: 3, rows: 2 };
  const cells = ['4h', '', '5s', '9h', '2c', '**'].map((card) => ({ card, marks: [] }));
  expect(named({ ...snapshotOf(), game: 'ant-war', layout, cells }, 0)).toBe('a2 b2 c2 a1 c1');
});

let shown: Snapshot[];
const end = vi.fn();
const deal = vi.fn<Session['deal']>();
let dealing: Dealing;
beforeEach(() => {
  shown = [];
  end.mockClear();
  deal.mockClear();
  dealing = new Dealing((snapshot, ended) => {
    shown.push(snapshot);
    return end.mockImplementation(ended);
  });
});

const stateOf = (
  change: Partial<Snapshot> = {},
  dealt: number | null = performance.now(),
): Pick<Session, 'state' | 'deal'> => ({
  state: { ...NO_GAME, dealt, match: { snapshot: { ...snapshotOf(), ...change } } } as unknown as Session['state'],
  deal,
});

test('each deal is shown once', () => {
  const session = stateOf();
  dealing.follow(session);
  dealing.follow({ ...session, state: { ...session.state, notice: { kind: 'new-game' } } });
  expect(shown).toHaveLength(1);
  dealing.follow({ ...session, state: { ...session.state, dealt: performance.now() + 1 } });
  expect(shown).toHaveLength(2);
});

test('it ends with the first card that is moved, and not by what moves none', async () => {
  const { dealt } = stateOf().state;
  dealing.follow(stateOf({}, dealt));
  dealing.follow(stateOf({ ply: 1 }, dealt));
  expect(end).not.toHaveBeenCalled();
  dealing.follow(stateOf({ cells: snapshotOf().cells.map((cell) => ({ ...cell, card: '5h' })) }, dealt));
  expect(end).toHaveBeenCalled();
  // So long the computer waits.
  await expect(deal.mock.lastCall?.[0]).resolves.toBeUndefined();
});

test.each([
  ['a match that was taken up', stateOf({}, null)],
  ['a deal of some time ago', stateOf({}, performance.now() - 1000)],
  ['set-ups in secret', stateOf({ phase: 'deploy' })],
  ['dice', stateOf({ game: 'red-vs-black' })],
  ['the end of a match', stateOf({ status: { kind: 'draw', winner: 'red', reason: 'points' } })],
])('%s: nothing is dealt', (_, session) => {
  dealing.follow(session);
  expect(shown).toEqual([]);
  expect(deal).not.toHaveBeenCalled();
});

test('the next round is dealt too, one taken back is not', () => {
  dealing.follow(stateOf({ held: true, ply: 9 }, null));
  dealing.follow(stateOf({ held: false, ply: 8 }, null));
  expect(shown).toEqual([]);
  dealing.follow(stateOf({ held: true, ply: 9 }, null));
  dealing.follow(stateOf({ held: false, ply: 10 }, null));
  expect(shown).toHaveLength(1);
});
