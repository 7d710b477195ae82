// The description of a game for the page: its words, its questions on the start screen, what it shows around the board, and the parts of it
// that are fetched when they are needed. The page uses games only through this; the session needs no more than session/game_play.ts.

import type { TemplateResult } from 'lit';
import type { RecordText } from '../model/record_text';
import type { PlayedMove, RefusalFacts, SeatName, Snapshot } from '../model/snapshot';
import { isPlaying } from '../session/mode';
import type { SessionState } from '../session/state';
import type { GamePlay, MatchWords } from '../session/game_play';
import type { Players } from '../model/player';
import type { Answer } from '../thinker/thinker';
import type { Settings } from '../storage/settings';
import type { Lessons } from './lesson';
import type { PageContext } from './page_context';
import type { PositionPage } from './position_page';
import type { Puzzles } from './puzzle';
import type { Bar } from './screen_bar';
import type { Arrow } from '../ui/arrow_place';
import type { IconName } from '../ui/icons';
import type { MenuItem } from '../ui/menu';
import type { Option } from '../ui/segmented';

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
  kindOfPly(snapshot: S, ply: number): 'decision' | 'luck' | null;
  /** Such an aim in short: "Throw with 60 % strength". */
  aimText?(aim: string): string;
  /** The chances that this score of the side to move, `mover`, gives it: -1 is lost, 1 won. */
  winChances(score: number, mover: SeatName): number;
  /** The reverse: only of a game of dice, whose engine tells luck from choice. */
  scoreFor?(chances: number): number;
  /** In what is told how a game stood: in chances of winning, or in points. */
  readonly measure: 'chances' | 'points';
  /** By how much such a standing of a position may be off, in per cent or in points: measured, see tests/measure. */
  estimateError(snapshot: S, standing: number): number;
  /**
   * True if the position at `ply` needs no evaluation, because only the points from earlier rounds put a side
   * ahead.
   */
  isLevel?(snapshot: S, ply: number): boolean;
  // For games in points, in hundredths.
  /** The lead of the player to move at `ply` from earlier rounds. */
  leadBefore?(snapshot: S, ply: number): number;
  /** Its finished rounds that began with odds. */
  rounds?(snapshot: S): readonly RoundPlies[];
  /** By how much Red is ahead at the end, as colours are then. */
  finalLead?(snapshot: S): number;
  /** Chance has dealt all that the game began with, to either side. */
  dealt?(snapshot: S): boolean;
  /** That move, in one sentence. */
  describe(snapshot: S, ply: number): string;
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

interface PageWords<S extends Snapshot> extends MatchWords<S> {
  /** By which rules it is played. */
  variant(snapshot: S): string;
  boardRole(snapshot: S): string;
  cellLabel(snapshot: S, cell: number): string;
  /** A move as the list shows it. */
  moveText(move: PlayedMove, snapshot: S): string;
  /** Whose move it is in the list; null for what is no colour's, as a cut. */
  moveSide(move: PlayedMove): SeatName | null;
  /** Why a tap or drag was refused, and the section of the rules that says so. */
  refusal(facts: RefusalFacts, snapshot: S): Refused;
  /** The player's name on the plate, the first part in bold, and the player's colour, if there is one; else colour and name. */
  barName?(snapshot: S, players: Players, seat: SeatName): { colour: SeatName | null; name: string[] };
  /** The name of who is at a lesson or a puzzle, beside the other side's; none where the colour is enough. */
  learner?: () => string;
  /** The label for a rematch with swapped places, where it is not that of all games. */
  rematchSwapped?(): string;
  /** The head of the page: a title, null for the usual "Red to move", and a note beside it. */
  status(snapshot: S, players: Players): { title: string | TemplateResult | null; note: string };
  /**
   * One line of help about the present choice. If `isUrgent` is set, it is more than a hint and shown even to players who hide
   * hints.
   */
  hint(snapshot: S): { text: string; isUrgent?: boolean };
}

/** The start screen. */
export interface GameStart {
  /** The sides: the question against a computer, and the labels of two friends' names. */
  seats(): {
    legend: string;
    options: readonly Option<Settings['side']>[];
    red: string;
    black: string;
    /** One sentence that says what a choice means against a level of that name. */
    line: (side: Settings['side'], level: string) => string;
  };
  /** The game's own questions. */
  questions(page: PageContext): TemplateResult;
  /** The deal's options from the settings, as the board reads it: "edition=2020 setup=random". */
  dealOptions(settings: Settings): string;
  /** Such options in words. */
  optionsName(options: string): string;
  /** How many messages a match by link takes. */
  lengthByLink(): string;
}

/** The game shows these around the board. */
export interface GameTable<S extends Snapshot> {
  /** The notes on a player's plate behind the name. */
  playerNotes(snapshot: S, seat: SeatName, players: Players): unknown;
  /** The commands of the person to move besides moving on the board. */
  commands(view: MatchView<S>): readonly Command[];
  /** The game's message in the line under the board, instead of a hint. */
  notice?(view: MatchView<S>): TemplateResult | null;
  /** Over the board. */
  overlay?(view: MatchView<S>): unknown;
  /** Above what is said large for a moment, see momentSentence(). */
  momentPicture?(snapshot: S): unknown;
  /** In place of the moves and the line that talks. */
  panel?(view: MatchView<S>): TemplateResult | null;
  /** In place of everything, while both sides set up in secret. */
  setupScreen?(view: MatchView<S>, bar?: Bar): TemplateResult | null;
  /** Lines of the menu, about the game that is played. */
  menu?(page: PageContext): readonly MenuItem[];
  /** The part of the result's details that is shown besides the board. */
  ending?(view: MatchView<S>): unknown;
  /** There are no hints now, beside the time when the board holds something up: the panel has advice of its own, or things move. */
  hidesHints?(snapshot: S): boolean;
}

export interface GamePage<S extends Snapshot = Snapshot> extends GamePlay<S> {
  readonly words: PageWords<S>;
  readonly start: GameStart;
  readonly table: GameTable<S>;
  readonly rules: {
    title(): string;
    /** The variant at which they are opened: the one being played. */
    variant(snapshot: S | null, settings: Settings): string;
  };
  /** Each is fetched when it is first needed. */
  readonly parts: GamePlay<S>['parts'] & {
    advice(): Promise<AdvicePage<S>>;
    rules(): Promise<RulesPage>;
    lessons(): Promise<Lessons>;
    puzzles(): Promise<Puzzles>;
    /** The file of their records, see library/model_records.ts. */
    modelGames(): Promise<{ default: string }>;
    /** The game's part of the position editor. */
    positions(): Promise<PositionPage>;
    /** Its set for paper, sheet after sheet. */
    printed(): Promise<() => TemplateResult>;
  };
}
