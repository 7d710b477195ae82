// What is shown when a game is over: how it ended, what the board looked like, and what can be done next. Fetched then.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { helpedSentence } from '../accessories/advice/helped';
import '../accessories/turning/turning_point';
import { t as turning } from '../accessories/turning/words';
import { analyseShown, isAnalysable } from '../contract/analyse';
import { PagePart } from '../contract/page_part';
import type { GamePage, MatchView } from '../contract/game_page';
import { picture } from '../library/picture';
import { strengthsOf, type Strength } from '../model/levels';
import { computerAt, strengthOf } from '../model/player';
import { winsAgainst, withWins } from '../model/progress';
import { forgetsGames } from '../storage/forgetting';
import { hintsIn } from '../model/hint_count';
import { beganAtGiven } from '../model/record_text';
import type { SeatName, Snapshot } from '../model/snapshot';
import { pictureOf } from '../model/thumbnail';
import { t as shared } from '../i18n/translate';
import { dialogButton } from '../ui/dialog_content';
import { t } from '../i18n/later_words';
import './ending.css';

// Whoever has beaten a level this often is ready for the next one.
const ENOUGH_WINS = 2;

// Stores that take longer are not waited for.
const LONGEST_COUNT_MILLISECONDS = 500;

/** The level against which the one person in the game has just won; null if nobody has. */
function wonAgainst({ players, snapshot: { status } }: Pick<MatchView, 'players' | 'snapshot'>): Strength | null {
  if (status.kind !== 'won' || players[status.winner].kind !== 'person') return null;
  const loser = players[status.winner === 'red' ? 'black' : 'red'];
  return loser.kind === 'computer' ? strengthOf(loser) : null;
}

/** Where the last move began and ended. */
const tracedCells = ({ cells }: Snapshot): number[] =>
  cells.flatMap(({ marks }, cell) => (marks.includes('last-from') || marks.includes('last-to') ? [cell] : []));

@customElement('anthill-ending')
export class Ending extends PagePart {
  @property({ attribute: false }) game!: GamePage;
  @property({ attribute: false }) view!: MatchView;
  /** Closes the dialog. */
  @property({ attribute: false }) close!: () => void;
  /** How often the level has been beaten, this game included; null as long as nobody has counted. */
  @state() private wins: number | null = null;
  /** This is the first game that has ended here, in a browser that forgets its games. */
  private isForgotten = false;
  private settled = false;

  override connectedCallback(): void {
    super.connectedCallback();
    // What is counted decides which buttons there are. None may move once it is seen.
    const unknown = new Promise<number>((resolve) => setTimeout(resolve, LONGEST_COUNT_MILLISECONDS, 0));
    const counted = Promise.all([this.countWins().catch(() => 0), this.findForgotten()]).then(([wins]) => wins);
    void Promise.race([counted, unknown]).then((wins) => (this.wins = wins));
  }

  protected override updated(): void {
    if (this.settled || this.wins === null) return;
    this.settled = true;
    this.dispatchEvent(new Event('appeared', { bubbles: true }));
    // Fetched after the dialog has opened: the first thing to do takes the focus now.
    this.querySelector<HTMLElement>('[autofocus]')?.focus();
  }

  private get hints(): Record<SeatName, number> {
    return hintsIn(this.page.session.state.notes);
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
    if (level === null || this.hints.red + this.hints.black > 0 || beganAtGiven(session.state.notes)) return 0;
    const { status } = this.view.snapshot;
    const { id: game } = this.game;
    const result = status.kind === 'won' ? status.winner : null;
    const won = { id: session.id, game, players: this.view.players, over: true, result, hints: 0 };
    const count = (games: readonly Parameters<typeof withWins>[1][number][]): void =>
      void progress.change(game, (known) => withWins(known, games));
    count([won]);
    const games = await saves.library().catch(() => []);
    count(games.filter((each) => each.game === game));
    return winsAgainst(progress.of(game), level);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { game, view, page, wins } = this;
    if (wins === null) return nothing;
    const { session } = page;
    const { snapshot } = view;
    const shown = game.playsOnCells ? pictureOf(snapshot) : null;
    const next = this.nextLevel(wins);
    const helped = helpedSentence(this.hints, view.players, wonAgainst(view));
    const then = (run: () => void) => () => {
      this.close();
      run();
    };
    return html`<div class="result">
      <div class="how">
        ${shown ? picture(shown, { traced: tracedCells(snapshot), turned: snapshot.layout.bottom === 'black' }) : nothing}
        <div>
          ${game.ending(view)}
          <p class="reason">${game.reason(snapshot, view.players)}</p>
          <p class="note">${t('end.length', { n: snapshot.ply - game.firstPly(snapshot) })}</p>
          ${helped === '' ? nothing : html`<p class="note">${helped}</p>`}
          ${this.isForgotten ? html`<p class="note">${t('end.keep')}</p>` : nothing}
        </div>
      </div>
      ${
        snapshot.status.kind === 'won'
          ? html`<anthill-turning-point .game=${game} .view=${view} .close=${this.close}></anthill-turning-point>`
          : nothing
      }
      ${next ? html`<p class="beaten">${t('end.beaten', { level: shared(`level.${next.beaten}`), n: wins })}</p>` : nothing}
      <p class="buttons stacked">
        ${
          next
            ? dialogButton(
                t('end.next', { level: shared(`level.${next.level}`) }),
                then(() => this.playAt(next.level)),
                'large next-level',
              )
            : nothing
        }
        ${dialogButton(
          t('end.rematch'),
          then(() => void session.rematch(false)),
          'primary large',
        )}
        ${dialogButton(
          game.rematchSwapped,
          then(() => void session.rematch(true)),
        )}
      </p>
      <p class="buttons pairs">
        ${dialogButton(
          turning('turning.review'),
          then(() => session.review.study()),
        )}
        ${
          isAnalysable(page)
            ? dialogButton(
                t('analysis.open'),
                then(() => analyseShown(page)),
              )
            : nothing
        }
        ${dialogButton(
          t('end.replay'),
          then(() => session.review.autoplay(true)),
        )}
        ${dialogButton(t('end.look'), this.close)}
        ${dialogButton(
          t('end.share'),
          then(() => page.show({ dialog: 'share', id: session.id })),
        )}
        ${dialogButton(
          t('end.start'),
          then(() => page.goTo('start')),
        )}
      </p>
    </div>`;
  }

  private nextLevel(wins: number): { beaten: Strength; level: Strength } | null {
    const beaten = wonAgainst(this.view);
    const strengths = strengthsOf(this.game.id);
    const level = beaten === null ? undefined : strengths[strengths.indexOf(beaten) + 1];
    return beaten !== null && level !== undefined && wins >= ENOUGH_WINS ? { beaten, level } : null;
  }

  private playAt(level: Strength): void {
    const { page } = this;
    page.change({ level });
    void page.session.rematch(false, null, computerAt(level, page.settings.seconds));
  }
}
