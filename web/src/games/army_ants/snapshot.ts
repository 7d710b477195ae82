// The part of the snapshot that is particular to Army Ants. ArmyAntsView::write_facts() writes it.

import type { PlayedMove, Snapshot } from '../../model/snapshot';
import type { EditionFacts } from './variants';

export interface ArmyAntsMove extends PlayedMove {
  /** Cards that this move sets in motion or takes, from the lowest cell on. */
  cards: string[];
  /** Cards that this move took off the board, of either side. While it is secret, a card set up is written "??@a4". */
  captured: string[];
}

export interface ArmyAntsSnapshot extends Snapshot {
  rules: EditionFacts;
  setup: string;
  phase: 'deploy' | 'rally' | 'battle';
  /** The cards that the watcher has still to place in a secret set-up. */
  hand: string[];
  /** Rally turns left of Red and of Black. */
  rally: [number, number];
  moves: ArmyAntsMove[];
  /** Whether the side to move may do what has no place on the board. */
  actions: { favor: boolean; pass: boolean };
  /** A move of the side to move would end the game by repetition: worth a warning before it happens. */
  repetitionThreatens: boolean;
  /** The other side could capture the mover's Queen, if it were to move. */
  queenThreatened: boolean;
  /** The position has come about for the third time or more, and no rule ends that. */
  thirdOccurrence: boolean;
  /** A tap that can mean two commands, until it is answered or dropped. */
  question: { selected: number; tapped: number } | null;
}
