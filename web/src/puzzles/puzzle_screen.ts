// A puzzle: the board, one sentence, and the answer to what was tried. The task comes from the game, see contract/puzzle.ts, or from the
// games that were played here, see own_mistakes.ts.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { cameFrom } from '../contract/entry';
import { personDecides, type GamePage, type MatchView } from '../contract/game_page';
import type { Puzzle, Puzzles } from '../contract/puzzle';
import type { PagePart } from '../contract/page_part';
import { follows } from '../ui/follow';
import { LessonPlay } from '../lessons/lesson_play';
import { positionOfStep } from '../lessons/step_position';
import '../lessons/lesson_screen.css';
import { NO_PROGRESS, type Progress } from '../model/progress';
import { dayOf, puzzleOfDay } from '../model/puzzle_days';
import { isDue } from '../model/repetition';
import type { Snapshot } from '../model/snapshot';
import { PartScreen } from '../screens/part_screen';
import { flourish } from '../screens/flourish';
import { postGameAnalysisOf, type PostGameAnalysis } from '../session/post_game_analysis';
import { ALL_PUZZLES, keepOpenPuzzle, RUSH_PUZZLES, type OpenPuzzle } from '../storage/open_puzzle';
import { focusIsLost } from '../ui/focus';
import { provenExercises, type Exercises } from './exercises';
import { findSet, puzzleToOpen } from './finding';
import { Hinting } from './hinting';
import { heading, puzzleAnswer, type Counted, type Offered, type LastTry } from './puzzle_answer';
import { certificate, noMistakes, originText, puzzleHead, puzzleTools, rushTools } from './puzzle_parts';
import { withBestRush } from './rush';
import { RushRun } from './rush_run';
import { rushEnd, rushLine, rushRules, type RushWays } from './rush_view';
import { leftOpen, missedExercises } from './sets';
import { recordLine } from './record_line';
import { showThemes } from './theme_list';
import { hasCounted, tried } from './progress';
import { t } from './en';
import './puzzle_screen.css';

/** In a rush the result of a puzzle is shown for so long. */
const RUSH_LOOK_MILLISECONDS = 900;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

@customElement('anthill-puzzles')
@follows(({ page }: PagePart) => page.progress)
export class PuzzleScreen extends PartScreen<Puzzles> {
  @state() private exercises: Exercises | null = null;
  @state() private puzzle: Puzzle | null = null;
  /** The games of this device could not be read. */
  private unread = false;
  /** The engine is asked about the last move. */
  @state() private looking = false;
  private play: LessonPlay | null = null;
  private analysis: PostGameAnalysis | null = null;
  private readonly hinting = new Hinting(() => this.requestUpdate());
  private question = new AbortController();
  /** The rush that is under way, or has just ended. */
  private rush: RushRun | null = null;
  /** Shown since these exercises were chosen. */
  private readonly seen = new Set<string>();
  /** The day that the puzzle is that of; null where it was not asked for as such. */
  private day: number | null = null;
  private counted: Counted = 'not yet';
  /** Help that has been asked for, and will cost rating. */
  @state() private offered: Offered = null;
  /** Tried in a rush of this visit: they are known, and count no more. */
  private readonly rushed = new Set<string>();
  /** Its first try since it was posed has been made. */
  private isTried = false;
  /** It has been missed before, and its day has come. */
  private comesBack = false;
  private ply = 0;
  /** Moves of the puzzle with which it is opened. */
  private made: readonly string[] = [];
  /** The position of the task. */
  private posed: Snapshot | null = null;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.question.abort();
    this.hinting.clear();
    this.rush?.close();
    this.rush = null;
    this.play?.end();
  }

  protected override willUpdate(): void {
    this.rush?.pause('covered', this.page.isCovered);
  }

  protected override fetchPart(game: GamePage): Promise<Puzzles> {
    return game.parts.puzzles();
  }

  protected override async partArrived(game: GamePage): Promise<void> {
    const session = this.borrowBoard(false, () => this.follow());
    this.analysis = postGameAnalysisOf(session.review);
    this.play = new LessonPlay(session, {
      failed: (reason, again) => this.attempt.fail(reason, again),
      feedbackChanged: () => this.feedbackChanged(),
      // The solver's side stays near, also where the solution is shown from the beginning.
      placed: () => {
        if (this.puzzle && session.look.near !== this.puzzle.seat) session.look.turnRound();
      },
      lockBoard: (locked) => {
        this.looking &&= locked;
        this.page.lockBoard(locked);
        this.rush?.pause('held', locked);
        if (!locked) this.keepOpen();
      },
      wait: pause,
      position: (step) => positionOfStep(game.id, step, this.made, game.words.learner),
      judge: (_step, snapshot) => {
        if (!this.puzzle || !this.exercises) return { kind: 'on', replies: [] };
        this.rush?.begin();
        const verdict = this.exercises.judge(this.puzzle, snapshot, this.question.signal);
        this.looking = verdict instanceof Promise;
        return verdict;
      },
    });
    await this.choose(puzzleToOpen(game.id));
  }

  // --- which ones, and which of them -----------------------------------------------------------------------------------------------

  /** Goes on where that was left, else with what comes next of the same kind. */
  private async choose(open: OpenPuzzle): Promise<void> {
    const { game, fetched: puzzles, analysis } = this;
    if (!game || !puzzles || !analysis) return;
    this.stopAsking();
    this.seen.clear();
    this.puzzle = this.exercises = null;
    this.unread = false;
    this.rush?.close();
    this.rush = null;
    const { exercises, unread } = await findSet(
      { page: this.page, game, puzzles, analysis, isConnected: () => this.isConnected, view: () => this.view },
      open,
    );
    if (analysis !== this.analysis || !this.isConnected) return;
    this.exercises = exercises;
    if (exercises.set === RUSH_PUZZLES) {
      const changed = (): void => {
        this.requestUpdate();
        this.keepOpen();
      };
      this.rush = new RushRun(this.record.bestRush, changed, () => this.endRush(), open.rush);
      for (const id of open.rush?.seen ?? []) this.seen.add(id);
      for (const id of this.seen) this.rushed.add(id);
    }
    this.unread = unread !== null;
    if (unread?.problem === 'slow')
      this.page.saves.onceOpen(() => this.isConnected && this.unread && this.turn(open.set));
    const left = leftOpen(exercises, puzzles.all, open);
    // One of which nothing has been played yet was asked for.
    if (left && (open.moves.length === 0 || !exercises.done(this.record).includes(left.id)))
      void this.pose(left, open.day, open.moves);
    else this.next(open.set);
  }

  private get record(): Progress {
    return this.game ? this.page.progress.of(this.game.id) : NO_PROGRESS;
  }
  private keep(change: (record: Progress) => Progress): void {
    if (this.game) this.page.progress.change(this.game.id, change);
  }
  private get isOwn(): boolean {
    return this.puzzle !== null && this.exercises?.isOwn(this.puzzle) === true;
  }
  /** A reload goes on from here. */
  private keepOpen(): void {
    const { game, puzzle, day, posed, made, exercises, rush } = this;
    const { snapshot } = this.page.session.state.match ?? {};
    if (!game || !puzzle || !exercises) return;
    const moves = posed ? (snapshot?.moves.slice(posed.ply, snapshot.ply).map(({ text }) => text) ?? []) : made;
    const open = { set: exercises.set, id: puzzle.id, day, moves: [...moves] };
    // In a rush a puzzle begins again, or the next one comes if its try has been made.
    const inRush = rush && { id: this.isTried ? '' : puzzle.id, moves: [], rush: rush.kept(this.seen) };
    keepOpenPuzzle(game.id, { ...open, ...inRush });
  }

  private next(set = this.exercises?.set ?? ALL_PUZZLES): void {
    const { exercises, game } = this;
    const puzzle = exercises?.next(this.record, this.seen);
    if (puzzle) void this.pose(puzzle, null);
    else if (game) keepOpenPuzzle(game.id, { set, id: '', day: null, moves: [] });
  }
  private ofToday(): void {
    const today = dayOf(new Date());
    const puzzle = this.fetched && puzzleOfDay(this.fetched.all, today);
    if (puzzle) void this.pose(puzzle, today);
  }
  /** @param made what of it has been played already */
  private async pose(puzzle: Puzzle, day: number | null, made: readonly string[] = []): Promise<void> {
    this.seen.add(puzzle.id);
    this.day = day;
    this.counted = hasCounted(this.record, puzzle) || this.rushed.has(puzzle.id) ? 'before' : 'not yet';
    this.isTried = false;
    this.puzzle = puzzle;
    this.comesBack = !this.isOwn && isDue(this.record, puzzle, dayOf(new Date()));
    await this.again(made);
  }
  /** The same one from its beginning. */
  private async again(made: readonly string[] = []): Promise<void> {
    const { puzzle, play } = this;
    if (!puzzle || !play) return;
    this.stopAsking();
    this.made = made;
    this.posed = null;
    await play.begin(puzzle);
    const { session } = this.page;
    const { snapshot } = session.state.match ?? {};
    if (puzzle !== this.puzzle || !snapshot) return;
    this.posed = { ...snapshot, ply: snapshot.ply - made.length };
    this.keepOpen();
  }
  private stopAsking(): void {
    this.offered = null;
    this.question.abort();
    this.question = new AbortController();
    this.hinting.clear();
    this.looking = false;
  }

  // --- what comes of a move --------------------------------------------------------------------------------------------------------

  private follow(): void {
    const ply = this.page.session.state.match?.snapshot.ply ?? 0;
    if (ply !== this.ply) {
      this.hinting.clear();
      this.offered = null;
    }
    this.ply = ply;
    this.rush?.pause('motion', this.page.session.state.match?.snapshot.animating === true);
    this.play?.follow();
  }
  private feedbackChanged(): void {
    this.requestUpdate();
    const { play, puzzle, exercises } = this;
    if (!play || !puzzle || !exercises || play.feedback.kind === 'task') return;
    // A move of which nothing is known must not cost the player anything.
    if (play.feedback.kind === 'unjudged') return;
    const isSolved = play.isRight && play.feedback.say !== 'shown';
    if (this.rush) return void this.countInRush(this.rush, puzzle, isSolved);
    this.count(isSolved);
    if (isSolved) this.keep((record) => exercises.remember(record, puzzle, this.day));
  }
  /** The first try alone counts. */
  private count(alone: boolean): void {
    const { puzzle, exercises } = this;
    if (!puzzle || !exercises) return;
    if (!this.isTried) this.keep((record) => exercises.repeat(record, puzzle, alone, dayOf(new Date())));
    this.isTried = true;
    if (this.isOwn || this.counted !== 'not yet') return;
    this.counted = alone ? 'alone' : this.play?.feedback.kind === 'wrong' ? 'missed' : 'helped';
    this.keep((record) => tried(record, puzzle, alone));
  }

  /** Only the missed ones are remembered: no rating changes. */
  private async countInRush(rush: RushRun, puzzle: Puzzle, isSolved: boolean, isSkipped = false): Promise<void> {
    if (this.isTried || rush.end !== null) return;
    this.isTried = true;
    this.rushed.add(puzzle.id);
    rush.begin();
    this.keep((record) => this.exercises?.repeat(record, puzzle, isSolved, dayOf(new Date())) ?? record);
    rush.count(puzzle.id, isSolved);
    this.keep((record) => withBestRush(record, rush.rush.solved));
    if (!isSkipped) await pause(RUSH_LOOK_MILLISECONDS);
    if (this.rush === rush && this.rush.end === null && puzzle === this.puzzle) this.next();
  }
  private endRush(): void {
    this.stopAsking();
    this.play?.end();
    this.page.lockBoard(true);
    if (this.game) keepOpenPuzzle(this.game.id, { set: ALL_PUZZLES, id: '', day: null, moves: [] });
    // The button that ended it is gone.
    void this.updateComplete.then(() => focusIsLost() && this.querySelector<HTMLElement>('.rush-result h2')?.focus());
  }
  private readonly rushWays: RushWays = {
    again: () => this.turn(RUSH_PUZZLES),
    all: () => this.turn(ALL_PUZZLES),
    missed: () => {
      const { missed } = this.rush?.rush ?? { missed: [] };
      this.rush = null;
      this.seen.clear();
      if (this.fetched && this.analysis)
        this.exercises = missedExercises(provenExercises(this.fetched, this.analysis), missed);
      this.next();
    },
  };

  /** Warns once of the cost before the player gives up. */
  private asksFirst(help: NonNullable<Offered>): boolean {
    const asks = this.counted === 'not yet' && !this.isOwn && this.offered !== help;
    this.offered = asks ? help : null;
    return asks;
  }
  private readonly hint = (game: GamePage, puzzle: Puzzle, view: MatchView): void => {
    if (this.asksFirst('hint')) return;
    this.count(false);
    void this.hinting.more(game, puzzle, view);
  };
  private readonly show = (): void => {
    if (this.asksFirst('solution')) return;
    this.count(false);
    this.hinting.clear();
    void this.play?.showSolution();
  };

  // --- what is shown ---------------------------------------------------------------------------------------------------------------

  protected override get view(): MatchView | null {
    return this.puzzle && super.view;
  }

  protected override render(): TemplateResult {
    const { game, exercises, play, puzzle, view } = this;
    if (!this.failure && game && exercises?.all.length === 0)
      return noMistakes(this.page, game, this.unread, () => this.turn(ALL_PUZZLES));
    const around = game && exercises && play && puzzle && view && this.around(game, exercises, play, puzzle, view);
    const kind = `lesson puzzle ${exercises ? '' : 'searching'} ${this.rush && this.page.isCovered ? 'covered' : ''}`;
    return this.frame(kind, view, around, {
      over: html`${game && view ? this.hinting.overlay(game, view) : nothing}
      ${puzzle && this.isSolved && !this.rush ? flourish(puzzle.seat, t('found'), '') : nothing}`,
    });
  }

  /** Another set of puzzles. */
  private readonly turn = (set: string): void =>
    void this.attempt.run(() => this.choose({ set, id: '', day: null, moves: [] }));

  private around(
    game: GamePage,
    exercises: Exercises,
    play: LessonPlay,
    puzzle: Puzzle,
    view: MatchView,
  ): TemplateResult {
    const { seat } = puzzle;
    const { rush } = this;
    if (rush && rush.end !== null)
      return html`${puzzleHead(this.page, game, t('rush'))} ${rushEnd(rush, this.rushWays)}`;
    const { ply, turn } = view.snapshot;
    const own = turn === seat && !this.looking ? (ply - (this.posed?.ply ?? ply)) / 2 : 0;
    // The result of the last move is shown in words.
    const panel = !play.isRight && turn === seat ? game.table.panel?.(view) : null;
    return html`${puzzleHead(this.page, game, originText(exercises, puzzle, this.day !== null, this.comesBack))}
      ${exercises.plates ? this.plates(game, view, seat) : nothing}
      <div class="talk">
        ${
          rush
            ? rushLine(rush)
            : recordLine(this.record, exercises, this.fetched, this.turn, () =>
                showThemes(this.page, game.id, this.fetched, exercises.set, this.turn),
              )
        }
        ${rush?.isReady ? rushRules() : nothing}
        <h2 class=${own > 0 ? 'goes-on' : ''}>${heading(play, own > 0)}</h2>
        <p class="task">${exercises.task(puzzle, own)}</p>
        <div role="status">
          ${puzzleAnswer(this.page, game, exercises, puzzle, view, this.lastTry(game, play, puzzle, view))}
        </div>
        ${play.isRight && exercises.certified && !this.isOwn && !rush ? certificate(this.analysis, game, puzzle) : nothing}
      </div>
      ${panel ? html`<div class="game-panel">${panel}</div>` : nothing} ${this.tools(game, play, puzzle, view)}`;
  }

  private lastTry(game: GamePage, { feedback: told, isShowing }: LessonPlay, puzzle: Puzzle, view: MatchView): LastTry {
    const { hinting, looking, offered, counted, record, isOwn, show } = this;
    const [inRush, posed] = [this.rush !== null, this.posed ?? view.snapshot];
    const hint = (): void => this.hint(game, puzzle, view);
    return { feedback: told, isShowing, hinting, looking, offered, counted, record, isOwn, inRush, posed, hint, show };
  }
  private get isSolved(): boolean {
    return this.play?.isRight === true && this.play.feedback.kind === 'right' && this.play.feedback.say !== 'shown';
  }
  private tools(game: GamePage, play: LessonPlay, puzzle: Puzzle, view: MatchView): TemplateResult {
    const { rush } = this;
    const decides = personDecides(view) && !play.isRight && view.snapshot.turn === puzzle.seat;
    const commands = this.commandTools(game, view, decides);
    if (rush) {
      const skip = decides ? (): void => void this.countInRush(rush, puzzle, false, true) : null;
      return rushTools(commands, () => rush.giveUp(), skip);
    }
    const isOnly = this.exercises?.all.length === 1;
    return puzzleTools({
      commands,
      again: () => void this.again(),
      hint: decides && !this.hinting.isWhole ? (): void => this.hint(game, puzzle, view) : null,
      solution: play.isRight ? null : this.show,
      day: this.day === null && !this.isOwn ? (): void => this.ofToday() : undefined,
      next: isOnly ? null : () => this.next(),
      leave: isOnly && play.isRight && cameFrom() === 'game' ? () => this.page.goTo('game') : null,
      isRight: play.isRight,
    });
  }
}
