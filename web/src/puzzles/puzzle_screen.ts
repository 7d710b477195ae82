// A puzzle: the board, one sentence, and the answer to what was tried. What there is to be found comes from the game, see contract/puzzle.ts.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { t as advice } from '../accessories/advice/words';
import { personDecides, type GamePage, type MatchView } from '../contract/game_page';
import type { Puzzle, Puzzles } from '../contract/puzzle';
import { screenBar } from '../contract/screen_bar';
import { inTurn } from '../i18n/translate';
import { LessonPlay } from '../lessons/lesson_play';
import { lessonSaves } from '../lessons/lesson_saves';
import { refusedLine, tool } from '../lessons/parts';
import '../lessons/lesson_screen.css';
import type { PuzzleRecord } from '../model/puzzle_record';
import { other } from '../model/snapshot';
import { PartScreen } from '../screens/part_screen';
import { noticeLine } from '../screens/message_line';
import { playerBar } from '../screens/player_bar';
import type { SessionState } from '../session/state';
import { studyOf } from '../session/study';
import type { Settings } from '../storage/settings';
import '../ui/board_marks';
import { action, lineOf } from '../ui/message';
import { Hinting } from './hinting';
import { dayOf, daysInRow, NEW_RECORD, nextPuzzle, puzzleOfDay, solved, tried } from './progress';
import { judgeMove } from './proving';
import { t } from './words';
import './puzzle_screen.css';

@customElement('anthill-puzzles')
export class PuzzleScreen extends PartScreen<Puzzles> {
  // Only to be rendered anew with every change of them.
  @property({ attribute: false }) settings!: Settings;
  @property({ attribute: false }) state!: SessionState;
  @state() private puzzle: Puzzle | null = null;
  /** The engine is asked about the last move. */
  @state() private looking = false;
  private play: LessonPlay | null = null;
  private readonly hinting = new Hinting(() => this.requestUpdate());
  private unsubscribe: () => void = () => undefined;
  private question = new AbortController();
  /** Shown since this screen was entered. */
  private readonly seen = new Set<string>();
  /** The day that the puzzle is that of; null where it was not asked for as such. */
  private day: number | null = null;
  /** Whether this puzzle has counted for the rating, and how. */
  private counted: 'not yet' | 'alone' | 'helped' = 'not yet';
  private ply = 0;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.question.abort();
    this.hinting.clear();
    this.play?.end();
    this.unsubscribe();
  }

  protected override partOf(game: GamePage): Promise<Puzzles> {
    return game.puzzles();
  }

  protected override take(game: GamePage, puzzles: Puzzles): void {
    const session = this.page.playApart(lessonSaves(game.id, puzzles.all));
    this.unsubscribe();
    this.unsubscribe = session.subscribe(() => this.follow());
    const study = studyOf(session.review);
    this.play = new LessonPlay(session, {
      told: () => this.told(),
      hold: (held) => {
        this.looking &&= held;
        this.page.holdBoard(held);
      },
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      judge: (_step, snapshot) => {
        if (!this.puzzle) return { kind: 'on', replies: [] };
        const { signal } = this.question;
        const verdict = judgeMove(
          puzzles,
          this.puzzle,
          snapshot,
          (story, about) => study.facts(story, about, signal),
          t('unproved'),
        );
        this.looking = verdict instanceof Promise;
        return verdict;
      },
    });
    this.seen.clear();
    this.next();
  }

  private get record(): PuzzleRecord {
    return (this.game && this.page.settings.puzzles[this.game.id]) ?? NEW_RECORD;
  }
  private keep(record: PuzzleRecord): void {
    const { game, page } = this;
    if (game) page.change({ puzzles: { ...page.settings.puzzles, [game.id]: record } });
  }

  private next(): void {
    const { fetched: puzzles } = this;
    const puzzle = puzzles && nextPuzzle(puzzles.all, this.record, this.seen);
    if (puzzle) void this.pose(puzzle, null);
  }
  private ofToday(): void {
    const today = dayOf(new Date());
    const puzzle = this.fetched && puzzleOfDay(this.fetched.all, today);
    if (puzzle) void this.pose(puzzle, today);
  }
  private async pose(puzzle: Puzzle, day: number | null): Promise<void> {
    this.seen.add(puzzle.id);
    this.day = day;
    this.counted = 'not yet';
    this.puzzle = puzzle;
    await this.again();
  }
  /** The same one from its beginning. */
  private async again(): Promise<void> {
    const { puzzle, play } = this;
    if (!puzzle || !play) return;
    this.question.abort();
    this.question = new AbortController();
    this.hinting.clear();
    this.looking = false;
    await play.begin(puzzle);
    const { session } = this.page;
    if (session.near !== puzzle.seat) session.turnBoard();
  }

  private follow(): void {
    const ply = this.page.session.state.snapshot?.ply ?? 0;
    if (ply !== this.ply) this.hinting.clear();
    this.ply = ply;
    this.play?.follow();
  }
  private told(): void {
    this.requestUpdate();
    const { play, puzzle } = this;
    if (!play || !puzzle || play.told.kind === 'task') return;
    // Nobody is to blame for an engine that has stopped.
    if (play.told.kind === 'wrong' && play.told.say === t('unproved')) return;
    this.count(play.isRight && play.told.say !== 'shown');
    if (play.isRight && play.told.say !== 'shown') this.keep(solved(this.record, puzzle, this.day));
  }
  /** The first try alone counts. */
  private count(alone: boolean): void {
    if (!this.puzzle || this.counted !== 'not yet') return;
    const before = this.record;
    const after = tried(before, this.puzzle, alone);
    this.counted = alone && after !== before ? 'alone' : 'helped';
    this.keep(after);
  }

  private readonly hint = (game: GamePage, puzzle: Puzzle, view: MatchView): void => {
    this.count(false);
    void this.hinting.more(game, puzzle, view);
  };
  private readonly show = (): void => {
    this.count(false);
    this.hinting.clear();
    void this.play?.showSolution();
  };

  protected override render(): TemplateResult {
    const { game, fetched: puzzles, play, puzzle, page, failure } = this;
    if (failure) return html`<main class="game lesson puzzle">${failure}</main>`;
    const { snapshot, players } = page.session.state;
    const view = game && play && snapshot && players ? { page, state: page.session.state, snapshot, players } : null;
    const marked = game?.playsOnCells && this.hinting.step > 0 && view && !view.snapshot.animating;
    return html`<main class="game lesson puzzle ${page.settings.hand}" data-game=${game?.id ?? nothing}>
      ${this.boardArea(
        view,
        marked
          ? html`<anthill-board-marks
              .layout=${view.snapshot.layout}
              .ratio=${page.board.pixelRatio}
              .marks=${this.hinting.marks(view)}
            ></anthill-board-marks>`
          : nothing,
      )}
      ${game && puzzles && play && puzzle && view ? this.around(game, puzzles, play, puzzle, view) : nothing}
      <div class="visually-hidden" role="status">${page.session.state.announcement}</div>
    </main>`;
  }

  private around(game: GamePage, puzzles: Puzzles, play: LessonPlay, puzzle: Puzzle, view: MatchView): TemplateResult {
    const { page } = this;
    const { seat, grade } = puzzle;
    // What comes of the last move is told in words.
    const panel = !play.isRight && view.snapshot.turn === seat ? game.panel(view) : null;
    const heading = !play.isRight
      ? 'find'
      : play.told.kind === 'right' && play.told.say === 'shown'
        ? 'shown'
        : 'found';
    return html`${screenBar(
        page,
        html`<h1 class="status">
          <span>${t('title', { game: page.gameName(game.id) })}</span>
          <small>${t(this.day === null ? 'grade' : 'grade.day', { n: `${grade}` })}</small>
        </h1>`,
      )}
      ${
        puzzles.plates
          ? html`<div class="far">${playerBar(game, view, other(seat))}</div>
              <div class="near">${playerBar(game, view, seat)}</div>`
          : nothing
      }
      <div class="talk">
        ${this.standing(puzzles)}
        <h2>${t(heading)}</h2>
        <p class="task">${puzzles.task(puzzle)}</p>
        <div role="status">${this.answer(game, puzzles, play, puzzle, view)}</div>
      </div>
      ${panel ? html`<div class="game-panel">${panel}</div>` : nothing} ${this.tools(game, play, puzzle, view)}`;
  }

  /** How somebody has done so far. */
  private standing({ all }: Puzzles): TemplateResult {
    const { record } = this;
    const days = daysInRow(record, dayOf(new Date()));
    const done = new Set(record.solved);
    const n = all.filter(({ id }) => done.has(id)).length;
    return html`<p class="standing">
      <b>${t('rating', { n: `${record.rating}` })}</b>
      <span>${t('solved', { n, of: all.length })}</span>
      ${
        record.row > 0
          ? html`<span>${t('row', { n: record.row })} (${t('bestRow', { n: record.bestRow })})</span>`
          : nothing
      }
      ${days > 0 ? html`<span>${t('days', { n: days })}</span>` : nothing}
    </p>`;
  }

  /** What was tried and what came of it; else what to do with what is in hand. */
  private answer(
    game: GamePage,
    puzzles: Puzzles,
    { told }: LessonPlay,
    puzzle: Puzzle,
    view: MatchView,
  ): TemplateResult {
    const { notice } = view.state;
    if (notice?.kind === 'refused') {
      const { text, section } = game.refusal(notice.facts, view);
      return refusedLine(this.page, text, section);
    }
    if (this.looking) return lineOf('hint', t('looking'));
    if (told.kind === 'right') {
      const end = told.say === 'shown' ? t('shown.told') : this.rated;
      const proved = puzzles.solved(puzzle);
      return lineOf(
        'right',
        typeof proved === 'string' ? inTurn(proved, end) : html`${proved} <span class="rated">${end}</span>`,
      );
    }
    if (this.hinting.step > 0)
      return lineOf(
        'told',
        this.hinting.text(view),
        this.hinting.isWhole
          ? action(advice('advice.play'), () => this.hinting.play(), 'primary')
          : action(advice(this.hinting.step === 1 ? 'advice.next.with' : 'advice.next.move'), () =>
              this.hint(game, puzzle, view),
            ),
      );
    if (told.kind === 'wrong') return lineOf('refused', told.say);
    return noticeLine(game, view) ?? game.notice(view) ?? lineOf('hint', game.hint(view).text);
  }
  private get rated(): string {
    if (this.counted === 'alone') return t('rating.change', { n: `${this.record.rating}` });
    return t('unrated');
  }

  private tools(game: GamePage, play: LessonPlay, puzzle: Puzzle, view: MatchView): TemplateResult {
    const { isRight } = play;
    const decides = personDecides(view) && !isRight && view.snapshot.turn === puzzle.seat;
    const commands = decides ? game.commands(view) : [];
    return html`<div class="tools" role="toolbar" aria-label=${t('tools')}>
      ${tool('undo', t('again'), () => void this.again())}
      ${commands.map(({ icon: name, text, run }) => tool(name, text, run, 'decision'))}
      ${tool('hint', t('hint'), decides && !this.hinting.isWhole ? () => this.hint(game, puzzle, view) : null)}
      ${tool('play', t('solution'), isRight ? null : this.show)}
      ${this.day === null ? tool('crown', t('day'), () => this.ofToday()) : nothing}
      ${tool('stepOn', t(isRight ? 'next' : 'skip'), () => this.next(), isRight ? 'onward' : '')}
    </div>`;
  }
}
