// What the session shows to the screens.

import type { RefusalFacts, Snapshot } from '../model/snapshot';
import { NO_DEPLOYMENT, type DeploymentState } from '../games/army_ants/deploy/deployment';
import type { GamePage } from '../contract/game_page';
import type { Players } from '../model/player';

/** What the line under the board tells besides hints. */
export type Notice =
  | { kind: 'refused'; facts: RefusalFacts }
  | { kind: 'text'; text: string }
  | { kind: 'fresh' } // a new deal put an unfinished game away
  | { kind: 'border' } // undo ends here
  | { kind: 'stalled' } // the computer player does not answer
  | { kind: 'unsealed' } // a secret set-up has been revealed, and the computer's seal has been looked at
  | { kind: 'elsewhere' }; // the game goes on in another tab

export interface SessionState {
  game: GamePage | null;
  /** By the seats they have now. */
  players: Players | null;
  snapshot: Snapshot | null;
  thinking: boolean;
  /** While looking back: the ply to return to. */
  present: number | null;
  /** The moves are being shown one after the other. */
  replaying: boolean;
  /** A watched game is held up. */
  paused: boolean;
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
  game: null,
  players: null,
  snapshot: null,
  thinking: false,
  present: null,
  replaying: false,
  paused: false,
  notice: null,
  celebrating: false,
  announcement: '',
  unsaved: false,
  deployment: NO_DEPLOYMENT,
};
