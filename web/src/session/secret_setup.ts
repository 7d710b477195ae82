// Manages a game while both sides set up in secret, from the deal to the reveal. The session makes one for each match of such a game,
// calls it whenever the match has changed, and keeps its data in the save. Only the game knows the places of the cards.

import type { SeatName, Snapshot } from '../model/snapshot';
import type { Players } from '../model/player';
import type { SavedGame } from '../model/saved_game';
import type { BoardPort, ThinkerPort } from './ports';

/** As far as the whole page has to know it. */
export interface SecretSetupState {
  /** Whose turn it is to set up; null once all is revealed. */
  readonly seat: SeatName | null;
}

/** The part of it that outlives the page: the game checks it when it is read back. */
export type KeptSetup = SavedGame['deploy'];

export interface SecretSetup {
  readonly state: SecretSetupState;
  readonly kept: KeptSetup;
  /** A match begins or is taken up again. */
  begin(players: Players, kept: KeptSetup): void;
  /** The player whose turn it is to set up has the device. */
  reveal(): void;
  /** The match goes on elsewhere, or another one begins: nothing secret is to be seen any more. */
  stop(): void;
  /** The match stands like this: goes on with whatever is next. Resolves to whether a seal has been checked by that. */
  follow(snapshot: Snapshot): Promise<boolean>;
}

/** The session's part in this. */
export interface SecretSetupHost {
  /** The part of Match that is used. */
  readonly match: {
    /** Null while it cannot be asked. */
    readonly board: BoardPort | null;
    readonly isWritable: boolean;
    change(act: (board: BoardPort) => string): boolean;
    /** @param seat sees its own secrets on the board; null: neither seat does */
    watch(seat: SeatName | null): void;
  };
  readonly thinker: ThinkerPort;
  /** Called after every change of `state`. */
  changed(): void;
  /** Called when cards have come onto the board. */
  placed(): void;
}
