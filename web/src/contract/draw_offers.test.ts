import { expect, test, vi } from 'vitest';
import type { Snapshot } from '../model/snapshot';
import { antWar } from '../games/ant_war/ant_war';
import { armyAnts } from '../games/army_ants/army_ants';
import { redVsBlack } from '../games/red_vs_black/red_vs_black';
import { snapshotOf } from '../testing/fake_board';
import { warSnapshotOf } from '../testing/war_snapshot';
import type { GamePage } from './game_page';

vi.mock('../games/red_vs_black/dice', () => ({})); // the wasm module

const GAMES: readonly [string, GamePage, Snapshot][] = [
  ['Army Ants', armyAnts, snapshotOf()],
  ['Ant War', antWar, warSnapshotOf({ round: 2 })],
  ['Red vs. Black', redVsBlack, { ...snapshotOf(), game: 'red-vs-black', phase: 'aim' }],
];

test.each(GAMES)(
  '%s: the computer takes a draw from whoever stands better, and from nobody else',
  (_name, game, snapshot) => {
    const thoughtOf = (score: number) => ({ move: '', score, exact: false, scores: [score] });
    expect(game.acceptsDrawOffer(thoughtOf(500), snapshot)).toBe(true);
    expect(game.acceptsDrawOffer(thoughtOf(-500), snapshot)).toBe(false);
  },
);
