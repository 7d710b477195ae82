// What board_snapshot() returns: everything the page shows about the match, in one piece. The board module writes it, the page only
// reads it. Change together with src/wasm/board_exports.h.
//
// Cells count from 0 = a1, row by row. Cards are written rank then suit ("7c", "Qh"). Lengths are device pixels of the canvas.

import type { EditionFacts } from './variants';

export type SeatName = 'red' | 'black';

export const other = (seat: SeatName): SeatName => (seat === 'red' ? 'black' : 'red');

/** What the board shows on a cell, by the names of Mark in src/view/picture.h. */
export type MarkName =
  | 'selected'
  | 'line'
  | 'move'
  | 'march-up'
  | 'march-right'
  | 'march-down'
  | 'march-left'
  | 'attack'
  | 'exchange'
  | 'swap'
  | 'last-from'
  | 'last-to'
  | 'drop'
  | 'focus'
  | 'taken';

export interface CellState {
  /** "" when the space is empty, "??" where a card lies face down for whoever is watching. */
  card: string;
  marks: MarkName[];
}

export interface PlayedMove {
  /** In the notation of the rules: "e4xe7". While it is secret, a card set up is written "??@a4". */
  text: string;
  seat: SeatName;
  /** Cards that this move took off the board, of either side. */
  captured: string[];
}

export interface BoardLayout {
  columns: number;
  rows: number;
  /** Left upper corner of the cells together, on the canvas. */
  x: number;
  y: number;
  cellW: number;
  cellH: number;
  /** Whose back row is nearest to the lower edge. */
  bottom: SeatName;
  cards: 'portrait' | 'landscape';
}

export interface Snapshot {
  game: string;
  rules: EditionFacts;
  setup: string;
  /** Who is to move; the side that would be when the game is over. */
  turn: SeatName;
  phase: 'deploy' | 'rally' | 'battle';
  /** Whose secrets are shown, on the canvas and in here; null while a curtain is up. */
  watcher: SeatName | null;
  /** The secret set-up under way: the cell that `turn` places its next card on, how many cards Red and Black have placed, and the
   * cards in hand of whoever is watching. Null in every other phase. */
  deploy: { next: number; placed: [number, number]; hand: string[] } | null;
  /** Rally turns left of Red and of Black. */
  rally: [number, number];
  /** `winner` is meaningful only for "won"; `reason` is the protocol's one word, "none" while playing. */
  status: { kind: 'playing' | 'won' | 'draw'; winner: SeatName; reason: string };
  /** Moves played up to the present position. */
  ply: number;
  /** Moves played plus moves that can be redone: the length of `moves`. */
  length: number;
  moves: PlayedMove[];
  /** The first ply that undo leads to: what a reveal, a cut or a throw has shown stays known. */
  earliest: number;
  canUndo: boolean;
  canRedo: boolean;
  /** Canonical text of the position before the first move, and of the present one, with ?? for what is secret. */
  start: string;
  position: string;
  /** Cards of each side that are off the board in the present position. */
  captured: { red: string[]; black: string[] };
  /** Whether the side to move may do what has no place on the board. */
  actions: { favor: boolean; pass: boolean };
  /** A move of the side to move would end the game by repetition: worth a warning before it happens. */
  repetitionThreatens: boolean;
  /** Selected cells, in cell order. */
  selection: number[];
  /** The open question of an Ambiguous event, until it is answered or dropped. */
  question: { selected: number; tapped: number } | null;
  animating: boolean;
  layout: BoardLayout;
  cells: CellState[];
}

/** board_refusal(): why the last tap or drag was refused. Facts that do not belong to the reason are left out. */
export interface RefusalFacts {
  /** A name of army_ants::Refusal::Reason ("way-blocked") or of Denial::Reason ("choose-card-first"). */
  reason: string;
  cell?: number;
  value?: number;
  targetValue?: number;
}
