// The review of a finished game, beside its board: the curve, what was to be learnt, and what would have been better. Works as long as it is
// in the page; everything in it has its place from the beginning, so that nothing moves as more becomes known.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { AdvicePage } from '../../contract/game_page';
import { MatchPart } from '../../contract/page_part';
import { inTurn } from '../../i18n/translate';
import { hasTrait } from '../../model/game_id';
import type { Explanations } from '../../session/explanations';
import { sequenceTo, postGameAnalysisOf } from '../../session/post_game_analysis';
import { keepOpenPuzzle, OWN_MISTAKES } from '../../storage/open_puzzle';
import type { Arrow } from '../../ui/arrow_place';
import { boardMarks, type Marks } from '../../ui/board_marks';
import { closeDialog, type DialogContent } from '../../ui/dialog_content';
import { levelRanges, LevelMoves } from '../../thinker/level_moves';
import { focusIsLost } from '../../ui/focus';
import { icon } from '../../ui/icons';
import { action } from '../../ui/message';
import { follows } from '../../ui/follow';
import { iconButton } from '../../ui/tool_button';
import { chancesBar, estimated } from './chances_bar';
import { momentMark } from './curve';
import { gameFingerprint, writeFindings } from './findings';
import { scaleOf } from './geometry';
import { shownMoment } from './shown_moment';
import { luckContent } from './luck_table';
import { PlayedReasons } from './played_reasons';
import { currentReview } from './review';
import { roundsContent } from './rounds_table';
import { curveOf, keyMoments, momentsBeside, momentsOf, moverAt, type Moment } from './standing';
import {
  changesColours,
  isPersonsSide,
  momentText,
  nameOf,
  positionText,
  standingText,
  type ReviewedMatch,
} from './sentences';
import { t } from './en';
import '../../ui/panel.css';
import './review.css';

/** At most this many reasons are shown for a move. */
const MOST_REASONS = 2;

@customElement('anthill-review')
@follows(currentReview, shownMoment)
export class ReviewPanel extends MatchPart {
  private wanted = new AbortController();
  /** For why the better move is better. Only called while rendering, which waits for words of other languages that are on their way. */
  private words: Explanations | null = null;
  private asksForWords = false;
  @state() private showsAll = false;
  private readonly reasons = new PlayedReasons(() => this.requestUpdate());
  /** They are asked about the mistake that is shown. */
  private readonly levelMoves = new LevelMoves(() => this.requestUpdate());

  override connectedCallback(): void {
    super.connectedCallback();
    shownMoment.enter(this.page.session.id);
    this.work();
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.wanted.abort();
    this.levelMoves.close();
  }
  private work(): void {
    this.wanted.abort();
    this.wanted = new AbortController();
    void currentReview.work(this.game, this.page, true, this.wanted.signal);
  }

  protected override willUpdate(): void {
    // As it is by now, which this part may be told only later.
    const { match, mode } = this.page.session.state;
    if (shownMoment.moment && shownMoment.moment.ply !== match?.snapshot.ply && mode.kind === 'reviewing')
      shownMoment.at(null);
  }
  protected override updated(): void {
    this.askLevels();
    if (focusIsLost()) this.querySelector<HTMLElement>('.review')?.focus({ preventScroll: true });
  }

  private get reviewedMatch(): ReviewedMatch | null {
    const { game, view } = this;
    const { reviewed } = currentReview;
    return reviewed ? { game, view, reviewed } : null;
  }

  protected override render(): TemplateResult {
    const { reviewedMatch } = this;
    const all = reviewedMatch ? momentsOf(reviewedMatch.reviewed.finished, reviewedMatch.reviewed.findings) : [];
    const moments = reviewedMatch && !this.showsAll ? keyMoments(reviewedMatch.reviewed.finished, all) : all;
    const shown = this.shownMoment(all);
    const neutral = changesColours(this.view) ? 'neutral' : '';
    return html`<section class="panel review ${neutral}" tabindex="-1" aria-label=${t('review.title')}>
      ${this.head(moments)} ${this.bar(reviewedMatch)}
      ${reviewedMatch ? this.curve(reviewedMatch, moments) : html`<div class="curve"></div>`}
      <div class="what">
        <p role="status">
          ${shown && !shownMoment.answered ? momentMark(shown.size) : nothing}${reviewedMatch ? this.told(reviewedMatch, all) : nothing}
        </p>
        ${reviewedMatch ? this.levelsText(reviewedMatch, all) : nothing}
      </div>
      <div class="actions">${reviewedMatch ? this.actions(reviewedMatch, moments, all) : nothing}</div>
    </section>`;
  }

  // --- the head: how far it has come, and from one key moment to the next ----------------------------------------------------------

  private head(moments: readonly Moment[]): TemplateResult {
    const { progress } = currentReview;
    const { snapshot } = this.view;
    const { before, after } = momentsBeside(moments, snapshot.ply, shownMoment.moment !== null);
    const none = progress === 'complete' && moments.length === 0;
    const works = progress === 'working';
    return html`<header>
      ${
        none
          ? nothing
          : html`${iconButton(icon('back'), t('review.previous'), before ? () => this.goToMoment(before) : null)}
            ${iconButton(icon('back'), t('review.next'), after ? () => this.goToMoment(after) : null, { kind: 'onward' })}`
      }
      <p>${this.heading(moments)}</p>
      ${
        progress === 'complete'
          ? nothing
          : iconButton(
              icon(works ? 'pause' : 'play'),
              t(works ? 'review.pause' : 'review.resume'),
              works ? () => this.wanted.abort() : () => this.work(),
            )
      }
      ${iconButton(icon('close'), t('review.close'), () => this.leave())}
    </header>`;
  }
  private heading(moments: readonly Moment[]): string {
    const { progress, reviewed, at } = currentReview;
    if (!reviewed) return '';
    const { first, snapshot } = reviewed.finished;
    const counts = { n: at - first, of: snapshot.length - first };
    if (progress === 'failed') return t('review.failed');
    if (progress !== 'complete') return t(`review.${progress}`, counts);
    const index = moments.findIndex(({ ply }) => ply === shownMoment.moment?.ply);
    if (index >= 0) return t('review.moment', { n: index + 1, of: moments.length });
    return moments.length === 0 ? t('review.moments.none') : t('review.moments', { n: moments.length });
  }
  // --- the curve and what it tells -------------------------------------------------------------------------------------------------

  private curve(reviewedMatch: ReviewedMatch, moments: readonly Moment[]): TemplateResult {
    const { finished, findings } = reviewedMatch.reviewed;
    const points = curveOf(finished, findings);
    const { ply } = this.view.snapshot;
    const { review } = this.page.session;
    const go = (to: number): void => {
      review.autoplay(false);
      review.goTo(to);
    };
    return html`<anthill-review-curve
      .scale=${scaleOf(finished.advice.measure, points, finished.first, finished.snapshot.length)}
      .points=${points}
      .moments=${moments}
      .ply=${ply}
      .value=${positionText(
        reviewedMatch,
        ply,
        points.find((point) => point.ply === ply),
      )}
      .sides=${[nameOf(reviewedMatch, 'red'), nameOf(reviewedMatch, 'black')] as const}
      .go=${go}
    ></anthill-review-curve>`;
  }

  private bar(reviewedMatch: ReviewedMatch | null): TemplateResult {
    const { snapshot } = this.view;
    const { ply } = snapshot;
    const point =
      reviewedMatch &&
      curveOf(reviewedMatch.reviewed.finished, reviewedMatch.reviewed.findings).find((each) => each.ply === ply);
    if (!reviewedMatch || !point) return chancesBar('review', 'chances', null);
    const { advice } = reviewedMatch.reviewed.finished;
    const words = standingText(reviewedMatch, point.standing, point.exact);
    return chancesBar('review', advice.measure, estimated(advice, snapshot, point, words));
  }

  private told(reviewedMatch: ReviewedMatch, moments: readonly Moment[]): string {
    const { moment, answered } = shownMoment;
    const { view } = this;
    const { finished, findings } = reviewedMatch.reviewed;
    if (moment && answered && moment.ply === view.snapshot.ply) {
      const answer = { move: moment.best, score: null, exact: false, scores: [] };
      const { move } = finished.advice.of(answer, view);
      return inTurn(
        t('review.better', { move }),
        this.words?.reason(moment.reasons, view.snapshot, MOST_REASONS) ?? '',
      );
    }
    const told = moment ?? this.arrivedBy(moments);
    if (told) return momentText(reviewedMatch, told);
    const { ply } = view.snapshot;
    const text = positionText(
      reviewedMatch,
      ply,
      curveOf(finished, findings).find((point) => point.ply === ply),
    );
    return inTurn(text, this.whyPlayed(reviewedMatch, ply - 1));
  }
  /** Why the move at `ply` was good, as far as the rules prove it. Nothing is queried while the review is at work. */
  private whyPlayed({ reviewed }: ReviewedMatch, ply: number): string {
    if (currentReview.progress !== 'complete') return '';
    const analysis = postGameAnalysisOf(this.page.session.review);
    const facts = this.reasons.at(analysis, reviewed, ply, this.wanted.signal);
    if (facts.length > 0 && !this.asksForWords) void this.fetchWords();
    return this.words?.reason(facts, { ...this.view.snapshot, ply }, MOST_REASONS) ?? '';
  }
  /** The mistake that has led to the position. */
  private arrivedBy(moments: readonly Moment[]): Moment | undefined {
    return moments.find(({ ply }) => ply + 1 === this.view.snapshot.ply);
  }

  /** Only once the review itself has no more questions. Throws have an aim that no level's move is compared with. */
  private askLevels(): void {
    const { reviewedMatch } = this;
    const moment =
      reviewedMatch && this.shownMoment(momentsOf(reviewedMatch.reviewed.finished, reviewedMatch.reviewed.findings));
    const isAsked = currentReview.progress === 'complete' && moment;
    const { finished, sequence } = reviewedMatch?.reviewed ?? {};
    const isDecision = isAsked && finished?.advice.kindOfPly(finished.snapshot, moment.ply) === 'decision';
    void this.levelMoves.follow(isDecision && sequence ? sequenceTo(sequence, moment.ply) : null);
  }
  private shownMoment(moments: readonly Moment[]): Moment | null {
    return shownMoment.moment ?? this.arrivedBy(moments) ?? null;
  }
  /** The better move's levels come with that move: it may still be sought. */
  private levelsText({ reviewed }: ReviewedMatch, moments: readonly Moment[]): unknown {
    const moment = this.shownMoment(moments);
    const played = moment && reviewed.sequence.moves[moment.ply];
    if (!moment || played === undefined || played === null) return nothing;
    const text = (key: 'review.levels' | 'review.levels.better', move: string): string => {
      const levels = this.levelMoves.of(move);
      const counts = { n: levels.length, levels: levelRanges(levels) };
      return levels.length > 0 ? t(key, counts) : '';
    };
    const said = shownMoment.answered ? text('review.levels.better', moment.best) : text('review.levels', played);
    return said === '' ? nothing : html`<p class="level-moves">${said}</p>`;
  }

  // --- what can be done about it ---------------------------------------------------------------------------------------------------

  private actions(reviewedMatch: ReviewedMatch, moments: readonly Moment[], all: readonly Moment[]): unknown {
    const moment = this.shownMoment(all);
    const { worths, rounds } = reviewedMatch.reviewed.findings;
    const luck = worths || (rounds && rounds.length > 0) ? action(t('review.luck'), () => this.showLuck()) : nothing;
    const others =
      currentReview.progress === 'complete' && moments.length < all.length
        ? action(t('review.moments.all', { n: all.length }), () => (this.showsAll = true))
        : nothing;
    if (!moment) return html`${luck}${others}${this.practice(reviewedMatch, all)}`;
    return html`${luck}${
      shownMoment.answered ? nothing : action(t('review.answer'), () => this.answer(moment))
    }${action(t('review.find'), () => this.practise(reviewedMatch, moment), 'primary')}`;
  }

  /** A person's mistake in the review is a puzzle now. */
  private practice(reviewedMatch: ReviewedMatch, moments: readonly Moment[]): unknown {
    const mistakes = moments.filter(({ size }) => size !== 'inaccuracy');
    if (!mistakes.some(({ ply }) => isPersonsSide(reviewedMatch.view, moverAt(reviewedMatch.reviewed.finished, ply))))
      return nothing;
    return action(t('review.practise'), () => this.practise(reviewedMatch));
  }
  /** The puzzles screen finds the mistakes with the game, where it is kept. @param moment the one that comes first */
  private practise({ game, reviewed }: ReviewedMatch, moment?: Moment): void {
    const { page } = this;
    const { start, moves } = this.view.record;
    const id = moment ? gameFingerprint({ start, moves: moves.slice(0, moment.ply) }) : '';
    postGameAnalysisOf(page.session.review).keep(writeFindings(reviewed.findings, reviewed.sequence));
    keepOpenPuzzle(game.id, { set: OWN_MISTAKES, id, day: null, moves: [] });
    if (page.settings.game !== game.id) page.change({ game: game.id });
    page.goTo('puzzles');
  }

  private showLuck(): void {
    const { review } = this.page.session;
    const content = (): DialogContent | null => {
      const goTo = (ply: number): void => {
        closeDialog();
        review.autoplay(false);
        review.goTo(ply);
      };
      return this.reviewedMatch && (luckContent(this.reviewedMatch, goTo) ?? roundsContent(this.reviewedMatch));
    };
    this.page.show({ dialog: 'own', content });
  }

  private goToMoment(moment: Moment): void {
    const { review } = this.page.session;
    review.autoplay(false);
    review.goTo(moment.ply);
    shownMoment.at(moment);
  }
  private answer(moment: Moment): void {
    this.goToMoment(moment);
    shownMoment.at(moment, true);
    void this.fetchWords();
  }
  private async fetchWords(): Promise<void> {
    this.asksForWords = true;
    this.words = await this.game.parts.explanations().catch(() => null);
    this.requestUpdate();
  }

  private leave(): void {
    this.page.session.review.back();
  }
}

/** The review on the board: the move that was a mistake, and the better one as soon as the player asks for it. */
@customElement('anthill-review-marks')
@follows(shownMoment)
export class ReviewMarks extends MatchPart {
  protected override render(): TemplateResult | typeof nothing {
    const { snapshot } = this.view;
    const { moment } = shownMoment;
    const advice = currentReview.reviewed?.finished.advice;
    const looksThere = advice && moment?.ply === snapshot.ply && this.view.state.mode.kind === 'reviewing';
    if (!looksThere || snapshot.animating || !hasTrait(this.game.id, 'cells')) return nothing;
    const marks = this.marks(advice, snapshot.moves[moment.ply]?.text ?? '', moment.best);
    return boardMarks(snapshot, this.view.page.board.pixelRatio, marks);
  }

  private marks(advice: AdvicePage, played: string, best: string): Marks {
    const arrowOf = (move: string): Arrow | null =>
      advice.of({ move, score: null, exact: false, scores: [] }, this.view).arrow;
    const [mistake, better] = [arrowOf(played), shownMoment.answered ? arrowOf(best) : null];
    return { area: [], cells: better?.to ?? [], arrow: better, dangers: mistake ? [mistake] : [] };
  }
}
