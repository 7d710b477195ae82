// The part of board_snapshot() that all games share: everything the page shows about the match, in one piece. The board module writes it,
// the page only reads it. A game's own part is in games/NAME/snapshot.ts. Change together with src/wasm/board_exports.cpp.
//
// Cells count from 0 = the lowest row's first, row by row. Cards are written rank then suit ("7c", "Qh"). Lengths are device pixels of
// the canvas.

import type { GameId } from './game_id';

export const SEATS = ['red', 'black'] as const;
export type SeatName = (typeof SEATS)[number];

export const other = (seat: SeatName): SeatName => (seat === 'red' ? 'black' : 'red');

/** The marks that the board shows on a cell, by the names of Mark in src/view/sprites/picture.h. */
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
  | 'taken'
  | 'premove';

export interface CellState {
  /** "" when the space is empty, "??" if a card is face down for the watcher. */
  card: string;
  /** No space at all. */
  hole?: boolean;
  marks: MarkName[];
}

export interface PlayedMove {
  /** In the notation of the rules: "e4xe7". */
  text: string;
  seat: SeatName;
  /** In games that swap colours: the mover's colour at the start of the match. */
  player?: SeatName;
}

export interface BoardLayout {
  columns: number;
  rows: number;
  /** The corner of the frame from which the board is shown: 0 is column a, row 1. */
  firstColumn: number;
  firstRow: number;
  /** Turned by a quarter: rows run from left to right, columns from the top. */
  rotated: boolean;
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
  game: GameId;
  /** The side to act; the side that would act if the game is over. */
  turn: SeatName;
  /** The kind of the next action: a decision of `turn`, or chance. */
  due: 'decision' | 'chance' | 'over';
  phase: string;
  /** True if Red is now played by the player who began the match as Black. */
  swapped?: boolean;
  /** The finished round is still shown: play resumes when it has been looked at, see Session.proceed(). */
  held?: boolean;
  /** `winner` is meaningful only for "won"; `reason` is the protocol's one word, "none" while playing. */
  status: { kind: 'playing' | 'won' | 'draw'; winner: SeatName; reason: string };
  /** Moves played up to the present position. */
  ply: number;
  /** Moves played plus moves that can be redone: the length of `moves`. */
  length: number;
  moves: PlayedMove[];
  /** The first ply that undo leads to: what a reveal, a cut or a throw has shown stays known. */
  earliest: number;
  /** One player knows what the other may not know yet, whatever position is looked at: the record may not leave the device. */
  secret: boolean;
  /** Canonical text of the position before the first move, and of the present one, with ?? for what is secret. */
  start: string;
  position: string;
  /** Selected cells, in cell order. */
  selection: number[];
  /**
   * The move that the waiting side has chosen in advance; without cells if it is to pass. Missing in games without such
   * moves.
   */
  premove?: { text: string; from?: number; to?: number } | null;
  animating: boolean;
  layout: BoardLayout;
  cells: CellState[];
  /** For each cell: by how much its card lies above it. Missing where cards lie in their cells. */
  raised?: number[];
  /** For the library, of a game that is not played on cells. */
  picture?: { columns: number; cells: string[]; tiles?: boolean };
}

/** The history of the position in one text: positions of different matches have different ones. */
export const historyText = ({ start, moves, ply }: Pick<Snapshot, 'start' | 'moves' | 'ply'>): string =>
  [start, ...moves.slice(0, ply).map(({ text }) => text)].join(' ');

/** While both sides set up in secret, the board is covered and moves are made otherwise. */
export const setsUpInSecret = (snapshot: Snapshot | null): boolean => snapshot?.phase === 'deploy';

/** board_refusal(): why the last tap or drag was refused. Facts that do not belong to the reason are left out. */
export interface RefusalFacts {
  /** A name of the game's own Refusal::Reason ("way-blocked"), or of what its input refuses ("choose-card-first"). */
  reason: string;
  cell?: number;
  value?: number;
  targetValue?: number;
}
