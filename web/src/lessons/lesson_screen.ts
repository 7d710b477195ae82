// A lesson: the board, one sentence, and the answer to what was tried. The contents come from the game, see contract/lesson.ts.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { cameFrom, nameSubject, subjectText } from '../contract/entry';
import { personDecides, type GamePage, type MatchView, type Refused } from '../contract/game_page';
import { learnerOf, type Lessons, type LessonStep } from '../contract/lesson';
import { screenBar } from '../contract/screen_bar';
import { hasTrait } from '../model/game_id';
import { PERSON } from '../model/player';
import { randomUint32 } from '../model/random';
import { t as later } from '../i18n/later_en';
import type { RefusalFacts } from '../model/snapshot';
import { PartScreen } from '../screens/part_screen';
import { helpMarks, helpText } from '../screens/helped';
import { askedLine, reportLine, thinkingLine } from '../screens/message_line';
import { flourish } from '../screens/flourish';
import { lineOf } from '../ui/message';
import { icon } from '../ui/icons';
import { anyIcon } from '../ui/lazy_icons';
import { toolButton } from '../ui/tool_button';
import { LessonPlay, refusalIn } from './lesson_play';
import { learntStep } from '../model/progress';
import { refusedLine } from '../contract/page_part';
import { positionOfStep } from './step_position';
import { t } from './en';
import './lesson_screen.css';

/** A lost short game ends the lesson too. */
const hasLost = (play: LessonPlay | null): boolean => play?.feedback.kind === 'right' && play.feedback.say === 'lost';

@customElement('anthill-lesson')
export class LessonScreen extends PartScreen<Lessons> {
  private play: LessonPlay | null = null;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.play?.end();
  }

  protected override fetchPart(game: GamePage): Promise<Lessons> {
    return game.parts.lessons();
  }

  protected override partArrived(game: GamePage, lessons: Lessons): void {
    const { page } = this;
    const session = this.borrowBoard(false, () => this.play?.follow());
    this.play = new LessonPlay(session, {
      feedbackChanged: () => this.feedbackChanged(),
      lockBoard: (locked) => page.lockBoard(locked),
      failed: (reason, again) => this.attempt.fail(reason, again),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      position: (step) => positionOfStep(game.id, step, [], game.words.learner),
      // The learner sees their own secrets. The board lies as the plates do, with the learner's side near. A board without sides stays
      // as it lies.
      placed: () => {
        const { step } = this.play ?? {};
        if (!step) return;
        page.board.setWatcher(learnerOf(step));
        if (lessons.plates && !hasTrait(game.id, 'swaps') && session.look.near !== learnerOf(step))
          session.look.turnRound();
      },
    });
    const [of, step] = subjectText().split(' ');
    this.open((of === game.id && step) || this.reached(game, lessons));
  }

  /** An unknown step opens the first one. */
  private open(id: string): void {
    const { fetched: lessons } = this;
    const step =
      lessons && ([...lessons.steps, ...lessons.examples].find((each) => each.id === id) ?? lessons.steps[0]);
    if (step) void this.play?.begin(step);
  }

  /** The step that the lesson goes on with: after the last step that has been solved. */
  private reached({ id }: GamePage, { steps }: Lessons): string {
    const { steps: solved, learnt } = this.page.progress.of(id);
    const next = learnt ? 0 : steps.map((step) => solved.includes(step.id)).lastIndexOf(true) + 1;
    return steps[next]?.id ?? '';
  }

  private feedbackChanged(): void {
    this.requestUpdate();
    const { play, fetched: lessons, game } = this;
    const index = lessons && play?.step ? lessons.steps.indexOf(play.step) : -1;
    const step = lessons?.steps[index];
    if (!lessons || !game || !play?.step) return;
    nameSubject(`${game.id} ${(play.isRight ? lessons.steps[index + 1] : play.step)?.id ?? ''}`);
    if (!step || !play.isRight) return;
    const isLast = index === lessons.steps.length - 1;
    this.page.progress.change(game.id, (progress) => learntStep(progress, step.id, isLast));
  }

  protected override render(): TemplateResult {
    const { game, fetched: lessons, play, page, view } = this;
    const step = play?.step;
    const around = game && lessons && play && step && view && this.around(game, lessons, play, step, view);
    return this.frame('lesson', view, around, {
      over: html`${game && view && step?.level !== undefined ? helpMarks(game, view) : nothing}
      ${game && step && this.isLearnt && !hasLost(play) ? flourish(learnerOf(step), t('end'), t('end.of', { game: page.gameName(game.id) })) : nothing}`,
      said: html`<div class="visually-hidden" role="status">
        ${game && view ? keyed(view.state.notice, html`<span>${this.said(game, view)}</span>`) : nothing}
      </div>`,
    });
  }

  private around(
    game: GamePage,
    lessons: Lessons,
    play: LessonPlay,
    step: LessonStep,
    view: MatchView,
  ): TemplateResult {
    const { page } = this;
    const index = lessons.steps.indexOf(step);
    const near = learnerOf(step);
    // A finished step still shows its dice; its count is on the board, which keeps its size. The lesson plays the other side's decisions.
    const { held, turn, due } = view.snapshot;
    const decides = !play.isRight && (turn === near || due === 'chance' || step.level !== undefined);
    const counts = held && hasTrait(game.id, 'rounds');
    // A game without cells has its panel below the board, whose room the last buttons take.
    const panel = this.isLearnt
      ? hasTrait(game.id, 'cells')
        ? null
        : html`<section class="panel">${this.onward()}</section>`
      : (held || decides) && !counts
        ? game.table.panel?.(view)
        : null;
    const plates = lessons.plates || step.level !== undefined;
    const where = index < 0 ? t('example') : t('step', { n: index + 1, of: lessons.steps.length });
    return html`${screenBar(
        page,
        html`<h1 class="status">
          <span>${t('title', { game: page.gameName(game.id) })}</span>
          <small>${where}</small>
        </h1>`,
        // Back to a game, the player finds it as it was.
        cameFrom() === 'game' ? { to: 'game', back: later('game.back') } : {},
      )}
      ${plates ? this.plates(game, view, near) : nothing}
      <div class="talk">
        ${index < 0 ? nothing : this.progress(index, game, lessons)}
        <h2>${lessons.text(`${step.id}.title`)}</h2>
        ${
          step.level === undefined
            ? html`<p class="task">${lessons.text(`${step.id}.task`)}</p>
                ${this.answer(game, lessons, play, step, view)}`
            : this.shortGame(game, lessons, play, step, view)
        }
      </div>
      ${panel ? html`<div class="game-panel">${panel}</div>` : nothing} ${this.tools(game, lessons, play, step, view)}`;
  }

  /** The task, and what is said when it is done, take the same room: the board keeps its size. */
  private shortGame(
    game: GamePage,
    lessons: Lessons,
    play: LessonPlay,
    step: LessonStep,
    view: MatchView,
  ): TemplateResult {
    const { isLearnt } = this;
    const ends = ['won', 'lost', 'drawn'].map((say) => lessons.text(`${step.id}.${say}`));
    const longest = ends.reduce((one, other) => (other.length > one.length ? other : one));
    return html`<div class="turns">
      <div ?inert=${isLearnt}>
        <p class="task">${lessons.text(`${step.id}.task`)}</p>
        ${isLearnt ? lineOf('hint', '') : this.answer(game, lessons, play, step, view)}
      </div>
      <div ?inert=${!isLearnt}>
        ${isLearnt ? this.answer(game, lessons, play, step, view) : lineOf('right', longest)}
        ${hasTrait(game.id, 'cells') ? this.onward() : nothing}
      </div>
    </div>`;
  }

  /** For those who hear: the task, or what came of the last try. */
  private said(game: GamePage, view: MatchView): string {
    const { fetched: lessons, play } = this;
    const step = play?.step;
    if (!lessons || !play || !step) return '';
    const refused = refusalIn(view.state.notice, play.feedback);
    if (refused) return this.refusal(game, lessons, step, view, refused).text;
    return this.textOf(lessons, step, play.feedback.kind === 'task' ? 'task' : play.feedback.say);
  }
  private textOf(lessons: Lessons, { id }: LessonStep, part: string): string {
    return lessons.text(`${id}.${part}`) || t('wrong');
  }
  /** Why the rules refuse it: in the words of the step, where it has some. */
  private refusal(
    game: GamePage,
    lessons: Lessons,
    { id, refused }: LessonStep,
    view: MatchView,
    facts: RefusalFacts,
  ): Refused {
    const told = game.words.refusal(facts, view.snapshot);
    const own = refused?.[facts.reason];
    return own === undefined ? told : { ...told, text: lessons.text(`${id}.${own}`) };
  }

  /** Steps that were skipped are not done. */
  private progress(index: number, { id: game }: GamePage, { steps }: Lessons): TemplateResult {
    const { steps: solved } = this.page.progress.of(game);
    const state = (id: string, at: number): string =>
      `${solved.includes(id) ? 'done' : ''} ${at === index ? 'here' : ''}`;
    return html`<div class="progress" aria-hidden="true">
      ${steps.map(({ id }, at) => html`<i class=${state(id, at)}></i>`)}
    </div>`;
  }
  /** The last step has just been solved. */
  private get isLearnt(): boolean {
    const { fetched: lessons, play } = this;
    return play?.isRight === true && play.step !== null && play.step === lessons?.steps.at(-1);
  }

  /** The last try and its result; else what to do with the present selection. */
  private answer(
    game: GamePage,
    lessons: Lessons,
    { feedback }: LessonPlay,
    step: LessonStep,
    view: MatchView,
  ): TemplateResult {
    const { page } = this;
    const refused = refusalIn(view.state.notice, feedback);
    if (view.state.mode.kind === 'confirming' && step.level !== undefined) return askedLine(game, view);
    if (refused) return refusedLine(page, this.refusal(game, lessons, step, view, refused));
    if (feedback.kind !== 'task')
      return lineOf(
        feedback.kind === 'right' && feedback.say !== 'lost' ? 'right' : 'refused',
        this.textOf(lessons, step, feedback.say),
      );
    const line = reportLine(game, view) ?? game.table.notice?.(view) ?? thinkingLine(game, view);
    if (line) return line;
    const { selection } = view.snapshot;
    const { text } =
      step.hint !== undefined && selection.length === 0
        ? { text: step.hint === null ? '' : lessons.text(`hint.${step.hint}`) }
        : game.words.hint(view.snapshot);
    return lineOf('hint', step.level === undefined ? text : helpText(game, view, text));
  }

  private tools(game: GamePage, lessons: Lessons, play: LessonPlay, step: LessonStep, view: MatchView): TemplateResult {
    const { page } = this;
    const { session } = page;
    const { steps } = lessons;
    const index = steps.indexOf(step);
    const [before, after] = [index > 0 ? steps[index - 1] : undefined, index < 0 ? undefined : steps[index + 1]];
    const to = (next: LessonStep) => (): void => void play.begin(next);
    return html`<div class="tools" role="toolbar" aria-label=${t('tools')}>
      ${
        index < 0
          ? toolButton(icon('book'), t('rules'), () => page.show({ dialog: 'rules' }))
          : toolButton(icon('back'), t('previous'), before ? to(before) : null)
      }
      ${toolButton(anyIcon('again'), t('again'), to(step))}
      ${this.commandTools(game, view, personDecides(view) && !play.isRight)}
      ${
        step.level === undefined
          ? nothing
          : toolButton(icon('undo'), t('undo'), session.undoTarget === null ? null : () => session.undo())
      }
      ${
        after
          ? toolButton(anyIcon(play.isRight ? 'next' : 'skip'), t(play.isRight ? 'next' : 'skip'), to(after), {
              kind: play.isRight ? 'onward' : '',
            })
          : index < 0
            ? nothing
            : // The large button says it too, at the end. The row stays as it is.
              toolButton(icon('play'), t('play'), () => this.playOn(), { kind: this.isLearnt ? 'kept' : '' })
      }
    </div>`;
  }

  private onward(): TemplateResult {
    return html`<p class="buttons two">
      <button type="button" class="primary large" @click=${() => this.playOn()}>${t('play')}</button>
      <button type="button" class="large" @click=${() => this.page.goTo('puzzles')}>${t('puzzles')}</button>
    </p>`;
  }

  /** Begins the game itself, against the weakest level. */
  private playOn(): void {
    const { game, page } = this;
    if (game) void page.begin(game.id, { red: PERSON, black: { kind: 'computer', level: 1 } }, randomUint32());
  }
}
