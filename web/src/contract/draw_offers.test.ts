import { expect, test, vi } from 'vitest';
import type { Snapshot } from '../model/snapshot';
import { antWar } from '../games/ant_war/ant_war';
import { armyAnts } from '../games/army_ants/army_ants';
import { redVsBlack } from '../games/red_vs_black/red_vs_black';
import { snapshotOf } from '../testing/fake_board';
import { warSnapshotOf } from '../testing/war_snapshot';
import type { GamePage } from './game_page';

vi.mock('../board/dice_module', () => ({})); // the wasm module

const GAMES: readonly [string, GamePage, Snapshot][] = [
  ['Army Ants', armyAnts, snapshotOf()],
  ['Ant War', antWar, warSnapshotOf({ round: 2 })],
  ['Red vs. Black', redVsBlack, { ...snapshotOf(), game: 'red-vs-black', phase: 'aim' }],
];

test.each(GAMES)(
  '%s: the computer takes a draw from whoever stands better, and from nobody else',
  (_name, game, snapshot) => {
    const thoughtOf = (score: number) => ({ move: '', score, exact: false, scores: [score] });
    expect(game.play.acceptsDrawOffer(thoughtOf(500), snapshot)).toBe(true);
    expect(game.play.acceptsDrawOffer(thoughtOf(-500), snapshot)).toBe(false);
  },
);

test('Army Ants: two computers end a match in which nothing is taken any more, whatever they think of it', () => {
  const quiet = { text: 'b1-c1', seat: 'red' as const, cards: ['2h'] };
  const taken = { ...quiet, captured: ['7c'] };
  const after = (moves: number): Snapshot =>
    snapshotOf({
      moves: [taken, ...Array.from({ length: moves }, () => ({ ...quiet, captured: [] })), taken],
      ply: moves + 1,
      length: moves + 2,
    });
  const thought = { move: '', score: 500, exact: false, scores: [500] };
  expect(armyAnts.play.agreesDraw?.(thought, after(99) as never)).toBe(false);
  expect(armyAnts.play.agreesDraw?.(thought, after(100) as never)).toBe(true);
});
