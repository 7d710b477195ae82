// The moves, in the notation of the rules or in sentences, each a button that shows the position after it. A list beside the board, a ribbon of one line
// on narrow screens: the stylesheet decides. One tab stop, the position that is shown; arrow keys lead on.

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Snapshot } from '../model/snapshot';
import type { AdvicePage, GamePage } from '../contract/game_page';
import { hasTrait } from '../model/game_id';
import { sideName } from '../i18n/labels';
import { t } from '../i18n/translate';
import { CARDS } from '../games/table';
import { PagePart } from '../contract/page_part';
import { icon } from '../ui/icons';
import './move_list.css';

@customElement('anthill-moves')
export class MoveList extends PagePart {
  @property({ attribute: false }) game!: GamePage;
  @property({ attribute: false }) snapshot!: Snapshot;
  /** The plies that have comments. */
  @property({ attribute: false }) commented!: readonly number[];
  /** The ply of the game itself while another is looked at; else null. */
  @property({ attribute: false }) reviewedFrom: number | null = null;
  /** The first move that is not on the disk yet, or not to be told yet, and so is not named; null: all are. */
  @property({ attribute: false }) unwritten: number | null = null;
  /** Moves on spaces are told in sentences. */
  @property({ type: Boolean }) words = false;
  /** Knows the sentences; null until it has been fetched for this game. */
  @state() private teller: { game: GamePage; advice: AdvicePage } | null = null;

  protected override willUpdate(): void {
    const { game } = this;
    if (!this.words || !hasTrait(game.id, 'cells') || this.teller?.game === game) return;
    // Without them the notation stays.
    void game.parts.advice().then(
      (advice) => {
        if (game !== this.game) return;
        this.teller = { game, advice };
        void this.updateComplete.then(() => this.showCurrent()); // sentences are longer
      },
      () => undefined,
    );
  }

  protected override firstUpdated(): void {
    // A device that is turned makes a ribbon of the list, or a list of the ribbon. A panel that grows beside the board takes room from it.
    let { clientWidth: width, clientHeight: height } = this;
    const onSize = (): void => {
      const wasInView =
        this.current && this.current.getBoundingClientRect().bottom <= this.getBoundingClientRect().top + height;
      if (this.clientWidth !== width || (this.clientHeight !== height && wasInView)) this.showCurrent();
      ({ clientWidth: width, clientHeight: height } = this);
    };
    // Deferred: to scroll inside a ResizeObserver callback raises "loop" errors in WebKit.
    new ResizeObserver(() => setTimeout(onSize)).observe(this);
  }

  protected override updated(changed: PropertyValues<this>): void {
    // Not with whatever else has changed: a list that was scrolled by hand stays there. A move is named when it is on the disk.
    const moved = changed.has('snapshot') && changed.get('snapshot')?.ply !== this.snapshot.ply;
    if (moved || changed.has('unwritten')) this.showCurrent();
  }

  private get current(): Element | null {
    return this.querySelector('[aria-current="step"]');
  }
  private showCurrent(): void {
    const { current } = this;
    const isLong = current !== null && current.clientWidth > this.clientWidth;
    current?.scrollIntoView({ block: 'nearest', inline: isLong ? 'start' : 'center' });
  }

  protected override render(): TemplateResult {
    // The plies of a set-up are left out.
    const dealt = this.game.play.firstPly(this.snapshot);
    const moves = this.snapshot.moves.slice(dealt, Math.max(dealt, this.unwritten ?? Infinity));
    const variant = this.game.words.variant(this.snapshot);
    const isOver = this.snapshot.status.kind !== 'playing';
    return html`<h2 class="visually-hidden">${t('game.moves')}</h2>
      <ol
        class="move-list ${this.told ? 'told' : ''}"
        tabindex="-1"
        @keydown=${this.onKey}
        aria-busy=${this.unwritten === null ? 'false' : 'true'}
      >
        <li class="deal">
          ${
            moves.length === 0
              ? html`<span class="note">${isOver ? variant : t('game.moves.empty', { variant })}</span
                  ><span class="goal">${CARDS[this.game.id].text('goal')}</span>`
              : this.button(dealt, t('game.moves.start'), t('game.moves.startLabel'))
          }
        </li>
        ${moves.map((move, ply) => {
          const side = this.game.words.moveSide(move);
          const text = this.sentence(dealt + ply) || this.game.words.moveText(move, this.snapshot);
          const label = side
            ? t(hasTrait(this.game.id, 'turns') ? 'game.moves.turn' : 'game.moves.item', {
                n: this.game.play.countAt(this.snapshot, dealt + ply + 1),
                side: sideName(side),
                move: text,
              })
            : t('game.moves.neutral', { n: ply + 1, move: text });
          return html`<li class=${side ?? 'neutral'}>${this.button(dealt + ply + 1, text, label)}</li>`;
        })}
      </ol>`;
  }

  private get told(): AdvicePage | null {
    return this.words && this.teller?.game === this.game ? this.teller.advice : null;
  }
  /** "" for what has none, as a cut. */
  private sentence(ply: number): string {
    const { told, snapshot } = this;
    return told?.kindOfPly(snapshot, ply) === 'decision' ? told.describe(snapshot, ply) : '';
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    const buttons = [...this.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const on = document.documentElement.dir === 'rtl' ? -1 : 1;
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: -on,
      ArrowRight: on,
      ArrowUp: -1,
      ArrowDown: 1,
      Home: -at,
      End: buttons.length - 1 - at,
    };
    const goal = buttons[at + (steps[event.key] ?? NaN)];
    if (at < 0 || !goal) return;
    event.preventDefault();
    goal.focus();
  };

  private button(ply: number, text: string, label: string): TemplateResult {
    const shown = ply === Math.min(this.snapshot.ply, this.unwritten ?? Infinity);
    const { earliest } = this.snapshot;
    const undone = ply > (this.reviewedFrom ?? this.snapshot.ply);
    const border = earliest > 0 && ply === earliest;
    const commented = this.commented.includes(ply);
    const named = commented ? t('game.moves.commented', { move: label }) : label;
    return html`<button
      type="button"
      class="${undone ? 'undone' : ''} ${commented ? 'commented' : ''}"
      aria-label=${border ? t('game.moves.undoLimit', { move: named }) : named}
      tabindex=${shown ? 0 : -1}
      dir="auto"
      translate=${this.told ? 'yes' : 'no'}
      aria-current=${shown ? 'step' : 'false'}
      @click=${() => this.page.session.review.goTo(ply)}
    >
      ${border ? icon('undo') : nothing}${text}
    </button>`;
  }
}
