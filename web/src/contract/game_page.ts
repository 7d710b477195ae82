// A game's part of the page: its questions on the start screen, its words, and its own parts around the board. The page uses games only
// through this interface; the session uses session/game_play.ts. Methods get the game's own snapshot.

import { nothing, type TemplateResult } from 'lit';
import type { RecordText } from '../model/record_text';
import type { PlayedMove, RefusalFacts, SeatName, Snapshot } from '../model/snapshot';
import { isPlaying } from '../session/mode';
import type { SessionState } from '../session/state';
import { GamePlay } from '../session/game_play';
import type { Players } from '../model/player';
import type { Answer } from '../thinker/thinker';
import type { Settings } from '../storage/settings';
import type { Lessons } from './lesson';
import type { ModelGame } from './model_game';
import type { PageContext } from './page_context';
import type { PositionPage } from './position_page';
import type { Puzzles } from './puzzle';
import type { Arrow } from '../ui/board_marks';
import type { IconName } from '../ui/icons';
import type { MenuItem } from '../ui/menu';
import type { Option } from '../ui/segmented';
import { sideName } from '../i18n/labels';
import { playerName } from '../session/wording';

/** A match on the screen. `players` sit as they play now. */
export interface MatchView<S extends Snapshot = Snapshot> {
  page: PageContext;
  state: SessionState;
  snapshot: S;
  players: Players;
  /** As it was after the last commit. */
  record: RecordText;
}

/** A person is to decide in the position on the screen. */
export const personDecides = ({ snapshot, players, state: { mode } }: MatchView): boolean =>
  isPlaying(mode) && snapshot.status.kind === 'playing' && players[snapshot.turn].kind === 'person';

/** The side whose move it is, even if the move has still to be confirmed. */
export const moverOf = ({ snapshot, state }: MatchView): SeatName =>
  (state.mode.kind === 'confirming' ? snapshot.moves[snapshot.ply - 1]?.seat : undefined) ?? snapshot.turn;

export interface Command {
  icon: IconName;
  text: string;
  note?: string;
  run: () => void;
}

/** A computer player's choice, to be shown in three steps: the cells, the pieces, and the move. */
export interface Advice {
  /** The cells that what moves stands on, and where it comes to stand. Empty: the move has no place on the board. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly arrow: Arrow | null;
  /** The moving piece, by name; "" for a line of cards. */
  readonly what: string;
  /** The move, in one sentence. */
  readonly move: string;
  /** The first two steps, where they are not told in the usual words. */
  readonly steps?: readonly [string, string];
  /** Marks what is no cell of the board, for step 1 to 3; 0: no longer. */
  readonly show?: (step: number) => void;
  readonly play: () => void;
}

/**
 * The plies of a round that was played to its end, and the margin by which the player who began as Red won it, in
 * hundredths of a point.
 */
export interface RoundPlies {
  readonly odds: number;
  readonly take: number;
  /** The cut that decided; null where there was none. `before`: the decision before it; `play`: the first one after it. */
  readonly cut: number | null;
  readonly before: number;
  readonly play: number;
  readonly result: number;
  /** How far results of equal players vary without the luck of deal and cut, in hundredths: a standard deviation. */
  readonly spread: number;
}

/** How a game tells it: fetched with the first hint. */
export interface AdvicePage<S extends Snapshot = Snapshot> {
  of(answer: Answer, view: MatchView<S>): Advice;

  // The following methods serve the review of a finished game.
  /** Whether the move played at `ply` was a decision or luck; null: neither is looked at. */
  turns(snapshot: S, ply: number): 'decision' | 'luck' | null;
  /** Dice were to be thrown there. */
  aims?(snapshot: S, ply: number): boolean;
  /** Such an aim in short: "Throw with 60 % strength". */
  aimText?(aim: string): string;
  /** The chances that this score of the side to move gives: -1 is lost, 1 won. */
  chances(score: number): number;
  /** The reverse: only of a game of dice, whose engine tells luck from choice. */
  scored?(chances: number): number;
  /** In what is told how a game stood: in chances of winning, or in points. */
  readonly measure: 'chances' | 'points';
  /** By how much such a standing of a position may be off, in per cent or in points: measured, see tests/measure. */
  offBy(snapshot: S, standing: number): number;
  /** Whether what a decision was worth shows in what follows; where it is left out, it does. */
  judges?(snapshot: S, ply: number): boolean;
  /**
   * True if the position at `ply` needs no evaluation, because only the points from earlier rounds put a side
   * ahead.
   */
  even?(snapshot: S, ply: number): boolean;
  // For games in points, in hundredths.
  /** The lead of the player to move at `ply` from earlier rounds. */
  carried?(snapshot: S, ply: number): number;
  /** Its finished rounds that began with odds. */
  rounds?(snapshot: S): readonly RoundPlies[];
  /** By how much Red is ahead at the end, as colours are then. */
  ended?(snapshot: S): number;
  /** Chance has dealt all that the game began with, to either side. */
  dealt?(snapshot: S): boolean;
  /** That move, in one sentence. */
  told(snapshot: S, ply: number): string;
}

export interface Refused {
  text: string;
  /** A section of the rules, and a number in it. */
  section: string;
  number: number;
}

/** The rules dialog, fetched when it is first opened. */
export interface RulesPage {
  /** `variant` is whatever the game's rules differ by; the dialog keeps it while it is open. */
  content(page: PageContext, variant: string, onVariant: (variant: string) => void): TemplateResult;
  show(section: string): void;
}

export abstract class GamePage<S extends Snapshot = Snapshot> extends GamePlay<S> {
  // The start screen.
  /** The sides: the question against a computer, and the labels of two friends' names. */
  abstract readonly seats: {
    legend: string;
    options: readonly Option<Settings['side']>[];
    red: string;
    black: string;
    /** One sentence that says what a choice means against a level of that name. */
    line: (side: Settings['side'], level: string) => string;
  };
  /** The game's own questions. */
  abstract questions(page: PageContext): TemplateResult;
  /** The deal's options from the settings, as the board reads it: "edition=2020 setup=random". */
  abstract dealOptions(settings: Settings): string;
  /** Such options in words. */
  abstract optionsName(options: string): string;
  /** How many messages a match by link takes. */
  abstract get lengthByLink(): string;

  // The match in words.
  /** By which rules it is played. */
  abstract variant(snapshot: S): string;
  abstract boardRole(snapshot: S): string;
  abstract cellLabel(snapshot: S, cell: number): string;
  /** Why a tap or drag was refused, and the section of the rules that says so. */
  abstract refusal(facts: RefusalFacts, view: MatchView<S>): Refused;
  /** The player's name on the plate, the first part in bold, and whether the player already has a colour. */
  barName(_snapshot: S, players: Players, seat: SeatName): { colour: boolean; name: string[] } {
    return { colour: true, name: [sideName(seat), playerName(players[seat])].filter(Boolean) };
  }
  /** Whose move it is in the list; null for what is no colour's, as a cut. */
  moveSide(move: PlayedMove): SeatName | null {
    return move.seat;
  }
  /** The label for a rematch with swapped places; "" for the words that all games share. */
  get rematchSwapped(): string {
    return '';
  }
  /** Moves are made on the board's cells; otherwise overlay() says what lies on the table. */
  get playsOnCells(): boolean {
    return true;
  }
  /** A move as the list shows it. */
  moveText(move: PlayedMove, _snapshot: S): string {
    return move.text;
  }

  /** Moves may be typed now. */
  takesTypedMoves({ due, held }: S): boolean {
    return due === 'decision' && held !== true;
  }

  // The match on the screen.
  /** The head of the page: a title, null for the usual "Red to move", and a note beside it. */
  abstract status(view: MatchView<S>): { title: string | null; note: string };
  /** The notes on a player's plate behind the name. */
  abstract playerNotes(view: MatchView<S>, seat: SeatName): unknown;
  /** The commands of the person to move besides moving on the board. */
  abstract commands(view: MatchView<S>): readonly Command[];
  /**
   * One line of help about the present choice. If `isUrgent` is set, it is more than a hint and shown even to players who hide
   * hints.
   */
  abstract hint(view: MatchView<S>): { text: string; isUrgent?: boolean };
  /** The game's message in the line under the board, instead of a hint. */
  notice(_standing: MatchView<S>): TemplateResult | null {
    return null;
  }
  /** Over the board. */
  overlay(_standing: MatchView<S>): unknown {
    return nothing;
  }
  /** Above what is said large for a moment, see momentSentence(). */
  momentPicture(_snapshot: S): unknown {
    return nothing;
  }
  /** The panel leaves the moves in sight, where a screen has room for both. */
  get listsMovesBesidePanel(): boolean {
    return false;
  }
  /** In place of the moves and the line that talks. */
  panel(_standing: MatchView<S>): TemplateResult | null {
    return null;
  }
  /** In place of everything, while both sides set up in secret. */
  setupScreen(_standing: MatchView<S>): TemplateResult | null {
    return null;
  }
  /** Lines of the menu, about the game that is played. */
  menu(_page: PageContext): readonly MenuItem[] {
    return [];
  }
  /** The part of the result's details that is shown besides the board. */
  ending(_view: MatchView<S>): unknown {
    return nothing;
  }

  // Hints.
  abstract advice(): Promise<AdvicePage<S>>;
  /** Whether there are hints now; not where a panel has advice of its own. */
  advises({ snapshot }: MatchView<S>): boolean {
    return snapshot.held !== true;
  }

  // The rules.
  abstract readonly rulesTitle: string;
  /** The variant at which the rules are opened: the one being played. */
  abstract rulesVariant(snapshot: S | null, settings: Settings): string;
  /** Their content is fetched when they are first opened. */
  abstract rules(): Promise<RulesPage>;
  /** Its set for paper, sheet after sheet; fetched when it is first printed. */
  abstract printed(): Promise<() => TemplateResult>;
  /** The game's lessons; fetched when they are first opened. */
  abstract lessons(): Promise<Lessons>;
  /** The game's puzzles; fetched when they are first opened. */
  abstract puzzles(): Promise<Puzzles>;
  /** The game's model games; fetched when their list is first opened. */
  abstract modelGames(): Promise<readonly ModelGame[]>;
  /** The game's part of the position editor; fetched when it is first opened. */
  abstract positions(): Promise<PositionPage>;
}
