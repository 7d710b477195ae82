// For tests: a snapshot of Ant War with nothing on a board of three by three.

import type { AntWarSnapshot } from '../games/ant_war/snapshot';
import { UNTOUCHED } from './fake_board';

export function warSnapshotOf(change: Partial<AntWarSnapshot> = {}): AntWarSnapshot {
  return {
    ...UNTOUCHED,
    game: 'ant-war',
    phase: 'play',
    swapped: false,
    held: false,
    round: 1,
    rounds: 2,
    dealer: 'red',
    firstDealer: 'red',
    odds: { colour: 'red', halves: 0 },
    lead: 0,
    half: false,
    passed: false,
    coloured: true,
    total: { red: 0, black: 0 },
    points: { red: 0, black: 0 },
    shape: '5x5',
    deck: 'standard',
    jokers: 2,
    undealt: [],
    canCover: true,
    counted: null,
    looked: null,
    fed: null,
    moves: [],
    layout: { ...UNTOUCHED.layout, columns: 3, rows: 3 },
    cells: Array.from({ length: 9 }, () => ({ card: '', hole: false, under: [], marks: [] })),
    ...change,
  };
}
