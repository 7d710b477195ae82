// What the session shows to the screens.

import type { RefusalFacts, Snapshot } from '../model/snapshot';
import { NO_DEPLOYMENT, type DeploymentState } from '../games/army_ants/deploy/deployment';
import type { GamePage } from '../contract/game_page';
import type { Mode } from './mode';
import type { Players } from '../model/player';

/** What the line under the board tells besides hints and the mode. */
export type Notice =
  | { kind: 'refused'; facts: RefusalFacts }
  | { kind: 'text'; text: string }
  | { kind: 'new-game' } // it has put an unfinished one away
  | { kind: 'undo-limit' }
  | { kind: 'engine-stopped' } // the computer player does not answer
  | { kind: 'seal-checked' }; // a secret set-up has been revealed, and the computer's seal has been looked at

export interface SessionState {
  mode: Mode;
  game: GamePage | null;
  /** By the seats they have now. */
  players: Players | null;
  snapshot: Snapshot | null;
  /** Comments by ply. */
  comments: ReadonlyMap<number, string>;
  /** The first of the moves that is not on the disk yet; null: all are. */
  unwritten: number | null;
  thinking: boolean;
  notice: Notice | null;
  /** The result is to be shown large. */
  celebrating: boolean;
  /** For the live region: the last thing that happened. */
  announcement: string;
  unsaved: boolean;
  /** The secret set-ups, as far as the screen may know. */
  deployment: DeploymentState;
}

/** Before the first game. */
export const NO_GAME: SessionState = {
  mode: { kind: 'none' },
  game: null,
  players: null,
  snapshot: null,
  comments: new Map(),
  unwritten: null,
  thinking: false,
  notice: null,
  celebrating: false,
  announcement: '',
  unsaved: false,
  deployment: NO_DEPLOYMENT,
};
