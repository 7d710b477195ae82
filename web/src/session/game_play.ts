// A game's description as the session needs it: the words for its moves and ends, and the rules of play between people and computers. What the
// page needs besides is in contract/game_page.ts. A part that is optional is left out by games that have nothing of the kind. Functions get
// the game's own snapshot.

import type { PlayedMove, SeatName, Snapshot } from '../model/snapshot';
import type { GameId } from '../model/game_id';
import type { Players } from '../model/player';
import type { Answer } from '../thinker/thinker';
import type { BoardPort } from './ports';
import type { Explanations } from './explanations';
import type { SecretSetup, SecretSetupHost } from './secret_setup';

/** The start of a match: options as rematchOptions() writes them, with the number of an open deal or null, or a record. */
export type Dealt =
  | { readonly kind: 'deal'; readonly options: string; readonly number: string | null }
  | { readonly kind: 'record'; readonly record: string };

export interface MatchWords<S extends Snapshot> {
  /** The last move played, for the live region. `after` is the position that it led to. */
  moveSentence(move: PlayedMove, after: S, players: Players): string;
  /** The lasting change by the last move, in a short sentence that is shown large for a moment; "" if there is none. */
  momentSentence?(before: S, after: S): string;
  /** A danger for the side to move; "" for none. */
  warning?(snapshot: S): string;
  selectionSentence?(snapshot: S): string;
  /** Why it is over. */
  reason(snapshot: S, players: Players): string;
  /** The player's name and colour: "Anna (Red)". */
  title(snapshot: S, players: Players, seat: SeatName): string;
  /** The remark that the computer makes about its move; "" for none. `snapshot` is the position that it moved in. */
  remark?(answer: Answer, snapshot: S): string;
}

export interface MatchPlay<S extends Snapshot> {
  /** To deal the same game again, as the board reads it: "edition=2020 setup=random". */
  rematchOptions(snapshot: S): string;
  /** Everything that such a deal deals lies open, so that its number may be known. @param options as rematchOptions() writes them */
  dealsOpenly?(options: string): boolean;
  /** The first ply that players call a move. */
  firstPly(snapshot: S): number;
  /** How many moves, or turns in a game with the trait "turns", players count up to `ply`. 0: none has begun. */
  countAt(snapshot: S, ply: number): number;
  /** In a game with the trait "turns": how many are in these moves, written as in records. */
  turnsIn?(moves: readonly string[]): number;
  /** A move can be shown on the board before it counts: not one that has its own question, nor a throw. */
  asksToConfirm(before: S): boolean;
  /** True if something could be taken now, or after the next move: players who get help may need a warning. */
  isDangerous?(snapshot: S): boolean;
  /** The result of the last move shows gradually: it is not announced before the board is at rest. */
  keepsInSuspense?(snapshot: S): boolean;
  /** The last move has ended a turn or a round: its account is shown again when the game is taken up. */
  hasAccount?(snapshot: S): boolean;
  /** How long a watcher needs to take in what the board holds up before the match goes on. */
  readingMilliseconds?(snapshot: S): number;
  /**
   * Whether two computers that play each other call the game a draw. `answer` is what the mover thinks. The other may come back to
   * a repetition that one of them avoids: without this a game between them need not end.
   */
  agreesDraw?(answer: Answer, snapshot: S): boolean;
  /** Whether the computer accepts a draw. `answer` is what it thinks from the mover's view: the person's who offers. */
  acceptsDrawOffer(answer: Answer, snapshot: S): boolean;
  /** Both sides set up in secret: the object that manages that in one match, once it is fetched for a match of that kind. */
  readonly secret?: { fetch(dealt: Dealt): Promise<void>; setup(host: SecretSetupHost): SecretSetup | null };
  /** The computer is asked how it aims where dice are due, and a throw makes a move of that. */
  readonly dice?: {
    areDue(snapshot: S): boolean;
    throw(aimed: string, snapshot: S, board: BoardPort): Promise<string>;
  };
}

export interface GamePlay<S extends Snapshot = Snapshot> {
  readonly id: GameId;
  readonly words: MatchWords<S>;
  readonly play: MatchPlay<S>;
  readonly parts: {
    /** Words for what the rules prove of moves and positions. */
    explanations(): Promise<Explanations>;
  };
}

/** Fetches a game's part of the page. */
export type GameSource<Game extends GamePlay> = (id: GameId) => Promise<Game>;
