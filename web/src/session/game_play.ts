// A game's part of the session: the words for its moves and ends, and the behaviour of its computer player. Its look is in
// contract/game_page.ts. Methods get the game's own snapshot.

import type { PlayedMove, SeatName, Snapshot } from '../model/snapshot';
import type { GameId } from '../model/game_id';
import type { Players } from '../model/player';
import type { Answer } from '../thinker/thinker';
import type { BoardPort } from './ports';
import type { Explanations } from './explanations';
import type { SecretSetup, SecretSetupHost } from './secret_setup';
import { playerTitle } from './wording';

/** The start of a match: options as rematchOptions() writes them, with the number of an open deal or null, or a record. */
export type Dealt =
  | { readonly kind: 'deal'; readonly options: string; readonly number: string | null }
  | { readonly kind: 'record'; readonly record: string };

export abstract class GamePlay<S extends Snapshot = Snapshot> {
  abstract readonly id: GameId;
  /** Each player has a side of the board: a person who plays alone sits at the near one. */
  abstract readonly hasOwnSide: boolean;

  /** Whether a move can be shown on the board before it counts. Not one that has its own question, nor a throw. */
  asksToConfirm(_before: S): boolean {
    return true;
  }

  /** To deal the same game again, as the board reads it: "edition=2020 setup=random". */
  abstract rematchOptions(snapshot: S): string;
  /** Fetches what a match of this kind needs besides. */
  ready(_dealt: Dealt): Promise<void> {
    return Promise.resolve();
  }
  /** For games in which both sides can set up in secret: the object that manages that in one match. */
  secretSetup(_host: SecretSetupHost): SecretSetup | null {
    return null;
  }

  /** Everything that such a deal deals lies open, so that its number may be known. @param options as rematchOptions() writes them */
  dealsOpenly(_options: string): boolean {
    return false;
  }

  // The match in words.
  /** The last move played, for the live region. `after` is the position that it led to. */
  abstract moveSentence(move: PlayedMove, after: S, players: Players): string;
  /** The lasting change by the last move, in a short sentence that is shown large for a moment; "" if there is none. */
  momentSentence(_before: S, _after: S): string {
    return '';
  }
  /** A danger for the side to move; "" for none. */
  warning(_snapshot: S): string {
    return '';
  }
  /** True if something could be taken now, or after the next move: players who get help may need a warning. */
  isDangerous(_snapshot: S): boolean {
    return false;
  }
  /** Words for what the rules prove of moves and positions, fetched when there is something to be said. */
  abstract explanations(): Promise<Explanations>;
  abstract selectionSentence(snapshot: S): string;
  /** The result of the last move shows gradually: it is not announced before the board is at rest. */
  keepsInSuspense(_snapshot: S): boolean {
    return false;
  }
  /** Why it is over. */
  abstract reason(snapshot: S, players: Players): string;
  /** The first ply that players call a move. */
  firstPly(_snapshot: S): number {
    return 0;
  }
  /** The player's name and colour: "Anna (Red)". */
  title(_snapshot: S, players: Players, seat: SeatName): string {
    return playerTitle(players, seat);
  }

  // The computer player.
  /** The remark that the computer makes about its move; "" for none. `snapshot` is the position that it moved in. */
  remark(_answer: Answer, _snapshot: S): string {
    return '';
  }
  /** Dice are to be thrown now: the computer is asked how it aims, and throwDice() makes a move of that. */
  throwsDice(_snapshot: S): boolean {
    return false;
  }
  throwDice(aimed: string, _snapshot: S, _board: BoardPort): Promise<string> {
    return Promise.resolve(aimed);
  }
  /** How long a watcher needs to take in what the board holds up before the match goes on. */
  readingMilliseconds(_snapshot: S): number {
    return 0;
  }
  /**
   * Whether two computers that play each other call the game a draw. `answer` is what the mover thinks. The other may come back to
   * a repetition that one of them avoids: without this a game between them need not end.
   */
  agreesDraw(_answer: Answer, _snapshot: S): boolean {
    return false;
  }
  /** Whether the computer accepts a draw. `answer` is what it thinks from the mover's view: the person's who offers. */
  abstract acceptsDrawOffer(answer: Answer, snapshot: S): boolean;
}

/** Fetches a game's part of the page. */
export type GameSource<Game extends GamePlay> = (id: GameId) => Promise<Game>;
