// The part of the snapshot that is particular to Ant War. AntWarView::write_facts() writes it.

import type { CellState, PlayedMove, SeatName, Snapshot } from '../../model/snapshot';

export interface AntWarCell extends CellState {
  /** "" when nothing lies there, "**" a joker. */
  card: string;
  hole: boolean;
  /** The cards under it, the highest first. */
  under: string[];
}

type AntWarPhase = 'odds' | 'take' | 'cut' | 'play' | 'deal' | 'over';

export interface AntWarMove extends PlayedMove {
  player: SeatName;
  /** The phase in which the move was made. */
  phase: AntWarPhase;
  round: 1 | 2;
}

type Points = Record<SeatName, number>;

interface CountedCard {
  card: string;
  points: number;
  /** null: a joker with ants of both colours around it, or of none. */
  to: SeatName | null;
  /** -1 while the board shows something else. */
  cell: number;
}

export interface AntWarSnapshot extends Snapshot {
  phase: AntWarPhase;
  swapped: boolean;
  held: boolean;
  round: 1 | 2;
  rounds: 1 | 2;
  /** The dealer of this round, by the present colour. */
  dealer: SeatName;
  /** By what colour the first round's dealer began the match. */
  firstDealer: SeatName;
  /** As the dealer named them; 0 halves: none. */
  odds: { colour: SeatName; halves: number };
  /** Further turns in a row of the side to move; `half`: then a cut decides. */
  lead: number;
  half: boolean;
  /** The turn before was a pass of the other colour. */
  passed: boolean;
  /** In this round the players have their colours. */
  coloured: boolean;
  /** Points of the first round once it is over, by the colours now. */
  total: Points;
  /** The points of each colour if the round ended now. */
  points: Points;
  /** "spiral", "random", or columns x rows: "7x6". */
  shape: string;
  deck: 'standard' | 'analytical';
  jokers: number;
  undealt: string[];
  canCover: boolean;
  moves: AntWarMove[];
  /** The latest round that is over; `swapped` as it was then. */
  counted: { round: 1 | 2; points: Points; swapped: boolean; cards: CountedCard[] } | null;
  /** The card that is being looked at. */
  looked: number | null;
  /** The only colour that has ants next to it: a joker there is its food. */
  fed: SeatName | null;
  cells: AntWarCell[];
}
