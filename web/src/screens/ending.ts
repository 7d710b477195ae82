// The result of a game: who has won, with a picture, and two buttons. The rest is behind a third one. Fetched when a game is over.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { endedByWord } from '../accessories/review/standing';
import '../accessories/turning/turning_point';
import { t as turning } from '../accessories/turning/en';
import { analyseShown, isAnalysable } from '../contract/analyse';
import { hasTrait } from '../model/game_id';
import { MatchPart } from '../contract/page_part';
import type { MatchView } from '../contract/game_page';
import { picture } from '../library/picture';
import { strengthsOf, type Strength } from '../model/levels';
import { computerAt, strengthOf, type Players } from '../model/player';
import { winsAgainst, withWins } from '../model/progress';
import { askToKeep, forgetsGames } from '../storage/forgetting';
import { countDeal, dayStreak, readTodaysDeal } from '../storage/todays_deal';
import { hintsIn } from '../model/hint_count';
import { dayOf } from '../model/puzzle_days';
import { other, type SeatName, type Snapshot } from '../model/snapshot';
import { ownReason } from '../session/result';
import { pictureOf } from '../model/thumbnail';
import { t as shared } from '../i18n/translate';
import { leavingButton } from '../ui/dialog_content';
import { fetchLevelFaces } from '../ui/level_face_fetch';
import { t as advice } from '../accessories/advice/en';
import { t } from '../i18n/later_en';
import { t as today } from './today_en';
import { endingArt } from './ending_art';
import './ending.css';

/** How many hints each has had; "" for none. */
function helpedSentence({ red, black }: Record<SeatName, number>, players: Players): string {
  const n = red + black;
  if (n === 0) return '';
  const alone = players.red.kind !== players.black.kind;
  return alone ? advice('helped.alone', { n }) : advice('helped.both', { red, black });
}

// A game of fewer moves has none that could have turned it: after the last one, nothing is left to turn.
const LEAST_TO_TURN = 2;

// Stores that take longer are not waited for.
const LONGEST_COUNT_MILLISECONDS = 500;

/** The level against which the one person in the game has just won; null if that person has not won. */
function wonAgainst({ players, snapshot: { status } }: Pick<MatchView, 'players' | 'snapshot'>): Strength | null {
  if (status.kind !== 'won' || players[status.winner].kind !== 'person') return null;
  const loser = players[status.winner === 'red' ? 'black' : 'red'];
  return loser.kind === 'computer' ? strengthOf(loser) : null;
}

/** The cells in which the last move began and ended. */
const tracedCells = ({ cells }: Snapshot): number[] =>
  cells.flatMap(({ marks }, cell) => (marks.includes('last-from') || marks.includes('last-to') ? [cell] : []));

@customElement('anthill-ending')
export class Ending extends MatchPart {
  /** How often the level has been beaten, this game included; null until they are counted. */
  @state() private wins: number | null = null;
  /** In days, where this was the deal of the day and has been won. */
  private streak = 0;
  /** The rest of what can be done, and how the game went. */
  @state() private isOpen = false;
  /** This is the first game that has ended here, in a browser that forgets its games. */
  private isForgotten = false;
  private settled = false;

  override connectedCallback(): void {
    super.connectedCallback();
    askToKeep({ quietly: true });
    // The count decides which buttons there are. None may move once it is seen.
    const unknown = new Promise<number>((resolve) => setTimeout(resolve, LONGEST_COUNT_MILLISECONDS, 0));
    const face = this.champion() === null ? null : fetchLevelFaces();
    const counted = Promise.all([this.countWins().catch(() => 0), this.findForgotten(), face]).then(([wins]) => wins);
    void Promise.race([counted, unknown]).then((wins) => (this.wins = wins));
  }

  protected override updated(): void {
    if (this.settled || this.wins === null) return;
    this.settled = true;
    this.dispatchEvent(new Event('appeared', { bubbles: true }));
    // Fetched after the dialog has opened: the first thing to do takes the focus now.
    this.querySelector<HTMLElement>('[autofocus]')?.focus();
  }

  /** How many moves have been played, as players count. */
  private get played(): number {
    const { snapshot } = this.view;
    return this.game.play.countAt(snapshot, snapshot.ply);
  }
  private get hints(): Record<SeatName, number> {
    return hintsIn(this.view.record.notes);
  }

  private async findForgotten(): Promise<void> {
    if (!forgetsGames()) return;
    const { saves, session } = this.page;
    const games = await saves.library().catch(() => null);
    this.isForgotten = games?.every(({ id, over }) => !over || id === session.id) ?? false;
  }

  /** This game and those of the library that are not counted yet. */
  private async countWins(): Promise<number> {
    const level = wonAgainst(this.view);
    const { saves, session, progress } = this.page;
    if (level === null || this.hints.red + this.hints.black > 0 || !session.counts) return 0;
    const { status } = this.view.snapshot;
    const { id: game } = this.game;
    const result = status.kind === 'won' ? status.winner : null;
    const won = { id: session.id, game, players: this.view.players, over: true, result, hints: 0 };
    const count = (games: readonly Parameters<typeof withWins>[1][number][]): void =>
      void progress.change(game, (known) => withWins(known, games));
    count([won]);
    const games = await saves.library().catch(() => []);
    count(games.filter((each) => each.game === game));
    const deal = readTodaysDeal();
    if (deal?.id === session.id) {
      countDeal(progress, game, deal.day);
      this.streak = dayStreak(progress, dayOf(new Date()));
    }
    return winsAgainst(progress.of(game), level);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { view, game, wins } = this;
    if (wins === null) return nothing;
    const { status } = view.snapshot;
    const next = this.nextLevel(wins);
    const champion = this.champion();
    return html`<div class="result">
      ${
        champion === null
          ? endingArt(status.kind === 'won' ? status.winner : null)
          : html`<anthill-level-face .level=${champion} .says=${'won'}></anthill-level-face>`
      }
      <p class="reason">${ownReason(game, view.snapshot, view.players)}</p>
      ${this.remark(wins, champion !== null)}
      ${this.streak > 0 ? html`<p class="note">${today('deal.won')} ${today('streak', { n: this.streak })}</p>` : nothing}
      <p class="buttons two">
        ${this.button(t('end.rematch'), () => void this.page.session.rematch(false), 'primary large')}
        ${
          next
            ? this.button(
                t('end.next', { level: shared(`level.${next}`) }),
                () => this.playAt(next),
                'large next-level',
              )
            : this.played > 0
              ? this.reviewButton('large')
              : this.homeButton('large')
        }
      </p>
      <button type="button" class="quiet more" aria-expanded=${this.isOpen ? 'true' : 'false'} @click=${this.toggle}>
        ${t('end.more')}
      </button>
      ${this.isOpen ? this.more(next !== null) : nothing}
      ${this.isForgotten ? html`<p class="note">${t('end.keep')}</p>` : nothing}
    </div>`;
  }

  /** In a short window the rest begins below its edge. */
  private readonly toggle = async (): Promise<void> => {
    this.isOpen = !this.isOpen;
    await this.updateComplete;
    this.querySelector('.pairs')?.scrollIntoView({ block: 'nearest' });
  };

  /** The effect of a win, or a kind word after a defeat. A game that was given up is not praised. */
  private remark(wins: number, isLost: boolean): TemplateResult | typeof nothing {
    const beaten = wonAgainst(this.view);
    if (beaten !== null)
      return wins > 0
        ? html`<p class="beaten">${t('end.beaten', { level: shared(`level.${beaten}`), n: wins })}</p>`
        : nothing;
    if (!isLost || this.played < LEAST_TO_TURN) return nothing;
    return html`<p class="note">${t(endedByWord(this.view.snapshot) ? 'end.lost.early' : 'end.lost')}</p>`;
  }

  /** The level that has won against the one person in the game; null if none has. */
  private champion(): Strength | null {
    const { snapshot, players } = this.view;
    const [winner, loser] = [players[snapshot.status.winner], players[other(snapshot.status.winner)]];
    const isLost = snapshot.status.kind === 'won' && loser.kind === 'person';
    return isLost && winner.kind === 'computer' ? strengthOf(winner) : null;
  }

  private more(reviews: boolean): TemplateResult {
    const { game, view, page } = this;
    const { session } = page;
    const { snapshot } = view;
    const shown = hasTrait(game.id, 'cells') ? pictureOf(snapshot) : null;
    const helped = helpedSentence(this.hints, view.players);
    const swap = this.button(
      game.words.rematchSwapped?.() ?? t('end.rematch.swapped'),
      () => void session.rematch(true),
    );
    if (this.played === 0) return html`<p class="buttons pairs">${swap}</p>`;
    return html`<p class="buttons pairs">
        ${swap} ${reviews ? this.reviewButton() : nothing}
        ${isAnalysable(page) ? this.button(t('analysis.open'), () => analyseShown(page)) : nothing}
        ${this.button(t('end.replay'), () => session.review.autoplay(true))}
        ${this.button(t('end.share'), () => page.show({ dialog: 'share', id: session.id }))} ${this.homeButton()}
      </p>
      <div class="how">
        ${shown ? picture(shown, { traced: tracedCells(snapshot), turned: snapshot.layout.bottom === 'black' }) : nothing}
        <div>
          ${game.table.ending?.(view)}
          <p class="note">
            ${t(hasTrait(game.id, 'turns') ? 'end.length.turns' : 'end.length', { n: this.played })}${helped === '' ? '' : ` · ${helped}`}
          </p>
        </div>
      </div>
      ${
        snapshot.status.kind === 'won' && this.played >= LEAST_TO_TURN
          ? html`<anthill-turning-point .game=${game} .view=${view}></anthill-turning-point>`
          : nothing
      }`;
  }

  private button(text: string, run: () => void, kind = ''): TemplateResult {
    return leavingButton(text, run, kind);
  }
  private homeButton(kind = ''): TemplateResult {
    return this.button(t('end.start'), () => this.page.goTo('start'), kind);
  }
  private reviewButton(kind = ''): TemplateResult {
    return this.button(turning('turning.review'), () => this.page.session.review.showFindings(), kind);
  }

  /** The level above the one that has just been beaten. */
  private nextLevel(wins: number): Strength | null {
    const beaten = wins > 0 ? wonAgainst(this.view) : null;
    const strengths = strengthsOf(this.game.id);
    return beaten === null ? null : (strengths[strengths.indexOf(beaten) + 1] ?? null);
  }

  private playAt(level: Strength): void {
    const { page } = this;
    page.change({ level });
    void page.session.rematch(false, null, computerAt(level, page.settings.seconds));
  }
}
