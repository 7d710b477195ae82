// The session's state, as the screens show it.

import type { Language } from '../model/language';
import type { RecordText } from '../model/record_text';
import type { RefusalFacts, SeatName, Snapshot } from '../model/snapshot';
import type { GamePlay } from './game_play';
import type { Mode } from './mode';
import type { Players } from '../model/player';
import type { SecretSetupState } from './secret_setup';

/** The messages of the line under the board, besides hints and the mode. */
export type Notice =
  | { kind: 'refused'; facts: RefusalFacts }
  /** `language`: of the text, which is not made again for another. `details` are in English, for those who look for a cause. */
  | { kind: 'text'; text: string; language: Language; details?: string }
  | { kind: 'played'; text: string; language: Language } // the computer's last move, or the threat of the last move
  | { kind: 'new-game' } // it has put an unfinished one away
  | { kind: 'undo-limit' }
  /** It came by a link. */
  | { kind: 'linked' }
  | { kind: 'engine-stopped' } // the computer player does not answer
  | { kind: 'seal-checked' }; // a secret set-up has been revealed, and the computer's seal has been looked at

/** `title`, `winner`: of a game that is over; `winner` is null in a draw. */
interface Moment {
  readonly text: string;
  readonly title?: string;
  readonly winner?: SeatName | null;
}

/** The match on the board. `Game` is what the page knows of a game beyond what the session asks of it. */
export interface ShownMatch<Game extends GamePlay = GamePlay> {
  readonly game: Game;
  /** By the seats they have now. */
  readonly players: Players;
  readonly snapshot: Snapshot;
  /** As it was after the last commit. */
  readonly record: RecordText;
}

export interface SessionState<Game extends GamePlay = GamePlay> {
  mode: Mode;
  match: ShownMatch<Game> | null;
  /** The first of the moves that is not on the disk yet; null: all are. */
  unwritten: number | null;
  thinking: boolean;
  notice: Notice | null;
  /** Said large over the board, for a moment: each one is an object of its own. */
  moment: Moment | null;
  /** When the match was dealt, by performance.now(); null: it was taken up. */
  dealt: number | null;
  /** The result is to be shown large. */
  celebrating: boolean;
  /** For the live region: the last thing that happened. */
  announcement: string;
  unsaved: boolean;
  /** The state of the game's secret set-ups; null if it has none. */
  secretSetup: SecretSetupState | null;
}

/** All but the match, which is read from the board. */
export type StateChange = Partial<Omit<SessionState, 'match'>>;

/** Before the first game. */
export const NO_GAME: SessionState<never> = {
  mode: { kind: 'none' },
  match: null,
  unwritten: null,
  thinking: false,
  notice: null,
  moment: null,
  dealt: null,
  celebrating: false,
  announcement: '',
  unsaved: false,
  secretSetup: null,
};
