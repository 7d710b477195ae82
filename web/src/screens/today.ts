// “Today” on the start screen: a puzzle of each game and a deal to win against the computer, the same for everybody on that day of the
// calendar; how many days in a row something of it was done; and the result as a text without spoilers.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { PagePart } from '../contract/page_part';
import { CARDS, loadGame } from '../games/table';
import { t as shared } from '../i18n/translate';
import { GAME_IDS, hasTrait, type GameId } from '../model/game_id';
import { LEVELS, type Level } from '../model/levels';
import { dayOf as dateOf } from '../model/local_date';
import { PERSON } from '../model/player';
import { levelBeaten } from '../model/progress';
import { dayOf, dealOfDay, puzzleOfDay, weekday } from '../model/puzzle_days';
import { randomUint32 } from '../model/random';
import { dueCount } from '../model/repetition';
import { ALL_PUZZLES, DUE_PUZZLES, keepOpenPuzzle } from '../storage/open_puzzle';
import { DEFAULT_SETTINGS } from '../storage/settings';
import { countDeal, dayStreak, keepTodaysDeal, readTodaysDeal } from '../storage/todays_deal';
import { copyText } from '../ui/copy';
import { follows } from '../ui/follow';
import { reportFailedPart } from '../ui/lazy';
import { send } from '../ui/send';
import { t } from './today_en';
import './today.css';

/** The game of the deal: what one wins in it depends on more than the cards. */
const DEAL_GAME = GAME_IDS.find((id) => hasTrait(id, 'rounds'));
type Outcome = 'open' | 'begun' | 'solved' | 'won' | 'lost';
const SIGNS: Readonly<Record<Outcome, string>> = { open: '○', begun: '○', solved: '●', won: '●', lost: '×' };

/** The week begins easily: Egg on Mondays, Scout on Sundays. */
const levelOn = (day: number): Level => LEVELS[weekday(day)] ?? 1;

@customElement('anthill-today')
@follows(({ page }: PagePart) => page.progress)
export class Today extends PagePart {
  /** The outcome of the deal, as far as it is not won. */
  @state() private deal: Outcome = 'open';
  @state() private told = '';

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.onVisibility, { signal: this.untilGone });
    void this.look();
  }
  /** A tab that is looked at again may have been left on another day. */
  private readonly onVisibility = (): void => {
    void this.look();
    this.requestUpdate();
  };

  private get day(): number {
    return dayOf(new Date());
  }

  private async look(): Promise<void> {
    const begun = readTodaysDeal();
    const played = begun?.day === this.day ? await this.page.saves.find(begun.id).catch(() => null) : null;
    if (!begun || !played) {
      this.deal = 'open';
      return;
    }
    const isWon = levelBeaten(played) !== null;
    this.deal = !played.over ? 'begun' : isWon ? 'won' : 'lost';
    if (isWon) countDeal(this.page.progress, played.game, begun.day);
  }

  private outcomeOf(game: GameId): Outcome {
    return this.page.progress.of(game).days.includes(this.day) ? 'solved' : 'open';
  }
  private get dealOutcome(): Outcome {
    return DEAL_GAME && this.page.progress.of(DEAL_GAME).deals.includes(this.day) ? 'won' : this.deal;
  }
  /** A part of the page may not load. */
  private attempt(work: Promise<void>): void {
    this.told = '';
    work.catch((reason: unknown) => {
      reportFailedPart(reason);
      this.told = shared('late.failed');
    });
  }
  private async solve(id: GameId): Promise<void> {
    const { page, day } = this;
    const puzzles = await (await loadGame(id)).parts.puzzles();
    const puzzle = puzzleOfDay(puzzles.all, day);
    if (!puzzle) return;
    keepOpenPuzzle(id, { set: ALL_PUZZLES, id: puzzle.id, day, moves: [] });
    page.change({ game: id });
    page.goTo('puzzles');
  }
  /** The missed puzzles of a game that are due. */
  private repeat(id: GameId): void {
    const { page } = this;
    keepOpenPuzzle(id, { set: DUE_PUZZLES, id: '', day: null, moves: [] });
    page.change({ game: id });
    page.goTo('puzzles');
  }

  /** The first time the deal of the day; after that, the game that came of it. */
  private async play(id: GameId): Promise<void> {
    const { page, day } = this;
    const begun = readTodaysDeal();
    if (begun?.day === day && this.deal !== 'open') return page.openKept(begun.id);
    page.change({ game: id });
    const game = await loadGame(id);
    await page.begin(id, { red: PERSON, black: { kind: 'computer', level: levelOn(day) } }, randomUint32(), {
      options: game.start.dealOptions(DEFAULT_SETTINGS),
      number: dealOfDay(day),
    });
    keepTodaysDeal({ day, id: page.session.id });
    page.session.note('title', t('deal.title', { level: shared(`level.${levelOn(day)}`) }));
  }

  private async share(): Promise<void> {
    const signs = [...GAME_IDS.map((id) => SIGNS[this.outcomeOf(id)]), SIGNS[this.dealOutcome]].join('');
    const text = t('result', { date: dateOf(new Date()), signs, n: dayStreak(this.page.progress, this.day) });
    const sending = 'share' in navigator ? await send({ text }) : 'refused';
    if (sending === 'refused') this.told = (await copyText(text)) ? t('copied') : t('uncopied');
  }

  private task(
    picture: unknown,
    { game, kind }: { game: GameId; kind: string },
    outcome: Outcome,
    go: () => void,
  ): TemplateResult {
    const done = outcome === 'solved' || outcome === 'won';
    return html`<li>
      <button type="button" class=${done ? 'done' : ''} @click=${go}>
        ${picture}
        <span>${CARDS[game].text('name')}</span>
        <small>${outcome === 'open' ? kind : t(outcome)}</small>
      </button>
    </li>`;
  }

  /** One button for each game with missed puzzles that are due. */
  private due(): TemplateResult | typeof nothing {
    const due = GAME_IDS.map((id) => ({ id, n: dueCount(this.page.progress.of(id), this.day) })).filter(
      ({ n }) => n > 0,
    );
    if (due.length === 0) return nothing;
    return html`<div class="due">
      <span>${t('due')}</span>
      ${due.map(
        ({ id, n }) =>
          html`<button type="button" @click=${() => this.repeat(id)}>
            ${t('due.of', { n, game: CARDS[id].text('name') })}
          </button>`,
      )}
    </div>`;
  }

  protected override render(): TemplateResult {
    const { dealOutcome } = this;
    const streak = dayStreak(this.page.progress, this.day);
    const level = levelOn(this.day);
    const levelName = shared(`level.${level}`);
    const anyDone = GAME_IDS.some((id) => this.outcomeOf(id) === 'solved') || /won|lost/.test(dealOutcome);
    return html`<section class="card today" aria-labelledby="today-heading">
      <header>
        <h2 id="today-heading">${t('title')}</h2>
        ${streak > 0 ? html`<b>${t('streak', { n: streak })}</b>` : nothing}
      </header>
      <ul>
        ${GAME_IDS.map((id) =>
          this.task(
            html`<svg class="emblem" viewBox="0 0 96 56" aria-hidden="true">${CARDS[id].emblem}</svg>`,
            { game: id, kind: t('puzzle') },
            this.outcomeOf(id),
            () => this.attempt(this.solve(id)),
          ),
        )}
        ${
          DEAL_GAME
            ? this.task(
                html`<anthill-level-face .level=${level}></anthill-level-face>`,
                { game: DEAL_GAME, kind: t('beat', { level: levelName }) },
                dealOutcome,
                () => this.attempt(this.play(DEAL_GAME)),
              )
            : nothing
        }
      </ul>
      ${this.due()}
      <footer>
        <span class=${this.told === '' ? 'note' : 'note told'} role="status">${this.told || t('streak.note')}</span>
        ${anyDone ? html`<button type="button" class="quiet" @click=${() => void this.share()}>${t('share')}</button>` : nothing}
      </footer>
    </section>`;
  }
}
