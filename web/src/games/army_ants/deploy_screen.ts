// The secret set-up: over the board until all cards are turned up. A handover screen while the device changes hands, then the player's
// own half of the board as nineteen places and the cards in hand. A card goes by tap and tap, by drag, or by keys; until "Done" all can
// be changed. Fetched when a game with a secret set-up is dealt.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { anthillPicture, lyingCard } from '../../art/board_cards';
import { ruleArtSprite } from '../../art/rule_art';
import type { SeatName } from '../../model/snapshot';
import { deploymentOf, NO_DEPLOYMENT, type DeploymentState } from './deploy/deployment';
import {
  mirrored,
  cellOf,
  COLUMNS,
  complete,
  isOpen,
  placeCards,
  placeOf,
  POSITIONS,
  placeCard,
  ROWS,
  takeAllBack,
  takeBack,
  type Staging,
} from './deploy/staging';
import type { SessionState } from '../../session/state';
import { cellName, sideName } from '../../i18n/labels';
import { t as shared } from '../../i18n/translate';
import { cardName, variantOf } from './labels';
import type { ArmyAntsSnapshot } from './snapshot';
import { playerTitle } from '../../session/wording';
import { t as common } from './en';
import { t } from './deploy/en';
import { CardDrag } from './card_drag';
import { boardSheet } from '../../ui/board_sheet';
import '../../ui/handover';
import { stepInGrid } from '../../ui/grid_step';
import { lazy } from '../../ui/lazy';
import { PagePart } from '../../contract/page_part';
import { positionOn } from '../../contract/match_view';
import { screenBar, type Bar } from '../../contract/screen_bar';
import './deploy_screen.css';

const keptSetups = (): Promise<unknown> => import('./deploy/kept_setups_panel');

/** By the cells of Red's half. */
const POSITION_OF = new Map(Array.from({ length: POSITIONS }, (_, position) => [cellOf(position, 'red'), position]));

/** The names of the columns and rows of a half of the board, as its owner sees it. */
function namesOf(seat: SeatName): [columns: string[], rows: string[]] {
  const named = (position: number): string => cellName(cellOf(position, seat), { columns: COLUMNS });
  return [
    Array.from({ length: COLUMNS }, (_, column) => named(column).charAt(0)),
    Array.from({ length: ROWS }, (_, row) => named(row * COLUMNS).slice(1)),
  ];
}

/** A click that no pointer made: keys, assistive technology. */
const byKey = (act: () => void) => (event: MouseEvent) => {
  if (event.detail === 0) act();
};

@customElement('anthill-deploy')
export class DeployScreen extends PagePart {
  @property({ attribute: false }) state!: SessionState;
  /** Its bar, where only one side is laid on this device. */
  @property({ attribute: false }) bar: Bar | undefined;
  /** The card that the next tap places. */
  @state() private chosen = '';
  /** The place that Tab reaches. */
  @state() private place = 0;
  @state() private said = '';
  /** The cards that lay there before all was taken back, until anything else is done. */
  @state() private cleared: readonly string[] | null = null;
  private readonly drag = new CardDrag(this, (card, target) => this.drop(card, target));

  /** The state of the set-up that is shown. */
  private get shown(): DeploymentState {
    return deploymentOf(this.page.session)?.state ?? NO_DEPLOYMENT;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    deploymentOf(this.page.session)?.hide();
  }

  protected override willUpdate(): void {
    const { staging } = this.shown;
    if (!staging) {
      this.chosen = this.said = '';
      this.cleared = null;
    } else if (!isOpen(staging, this.place)) this.place = staging.open[0] ?? 0;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { page } = this;
    const { players } = this.state.match ?? {};
    const { snapshot } = this;
    if (!snapshot || !players) return nothing;
    const { seat, handingOver, staging } = this.shown;
    const side = seat ?? snapshot.turn;
    return html`<section class="deploy" aria-labelledby="deploy-heading">
      ${ruleArtSprite()}
      ${screenBar(
        page,
        html`<h1 class="status" id="deploy-heading">
          <span>${t('deploy.title', { player: this.bar ? sideName(side) : playerTitle(players, side) })}</span>
          <small>${handingOver ? variantOf(snapshot) : this.stage(snapshot, staging)}</small>
        </h1>`,
        { ...this.bar, section: 'setups' },
      )}
      ${
        handingOver
          ? html`<anthill-handover
              .seat=${side}
              .heading=${t('handover.title', { player: playerTitle(players, side) })}
              .text=${t('handover.text', { player: playerTitle(players, side) })}
              .hold=${t('handover.hold')}
              .again=${t('handover.again')}
              .reveal=${this.reveal}
            ></anthill-handover>`
          : staging
            ? this.table(side, staging)
            : this.waiting()
      }
      <div class="visually-hidden" role="status">${this.said}</div>
    </section>`;
  }

  private stage(snapshot: ArmyAntsSnapshot, staging: Staging | null): string {
    if (snapshot.setup !== 'minor' || !staging) return variantOf(snapshot);
    return t('deploy.row', { row: placeOf(staging.open[0] ?? 0).row + 1 });
  }

  private waiting(): TemplateResult {
    const { session } = this.page;
    if (this.state.notice?.kind === 'engine-stopped') {
      return html`<p class="deploy-note">
        ${shared('engine.stopped')}
        <button type="button" class="small" @click=${() => session.retryEngine()}>${shared('engine.retry')}</button>
      </p>`;
    }
    return html`<p class="deploy-note">${t('deploy.waiting')}</p>`;
  }

  private table(seat: SeatName, staging: Staging): TemplateResult {
    const deployment = deploymentOf(this.page.session);
    const { refused, seal } = this.shown;
    const whole = complete(staging);
    const letGo = (lay: () => void) => (): void => {
      this.chosen = '';
      lay();
    };
    const note = refused
      ? t('deploy.refused', { card: cardName(refused) })
      : this.chosen
        ? t('deploy.chosen', { card: cardName(this.chosen) })
        : whole
          ? t('deploy.whole')
          : t('deploy.hint');
    return html`<div class="deploy-table ${seat}">
      ${boardSheet(
        ...namesOf(seat),
        html`<div
          class="field ${seat === 'red' ? 'of-red' : 'of-black'}"
          role="group"
          aria-label=${t('deploy.field', { side: sideName(seat) })}
          @keydown=${this.onFieldKey}
        >
          ${Array.from({ length: POSITIONS }, (_, position) => this.slotAt(seat, staging, position))}
          <div class="space anthill" aria-hidden="true">${anthillPicture()}</div>
        </div>`,
      )}
      <p class="deploy-note ${refused ? 'refused' : ''}" role=${refused ? 'alert' : nothing}>${note}</p>
      <div
        class="in-hand"
        data-hand
        role="group"
        aria-label=${t('deploy.hand')}
        @click=${this.onHandArea}
        @keydown=${this.onHandKey}
      >
        ${staging.hand.map((card, index) => this.handCard(card, index))}
      </div>
      <div class="deploy-tools" role="toolbar" aria-label=${t('deploy.tools')}>
        ${this.clearing(staging)}
        ${this.tool(
          t('deploy.arrange'),
          t('deploy.arrange.long'),
          whole,
          letGo(() => void deployment?.arrange()),
        )}
        ${this.tool(
          t('deploy.shuffle'),
          t('deploy.shuffle.long'),
          whole,
          letGo(() => deployment?.shuffleRest()),
        )}
        ${this.snapshot?.setup === 'total' ? this.tool(t('deploy.kept'), t('deploy.kept.long'), false, () => this.showKept()) : nothing}
        ${this.tool(t('deploy.done'), t('deploy.done.long'), !whole, () => deployment?.confirm(), 'primary')}
      </div>
      ${
        seal
          ? html`<details class="seal">
              <summary>${t('seal.summary')}</summary>
              <p>${t('seal.why')}</p>
              <code>${seal.hash}</code>
            </details>`
          : nothing
      }
    </div>`;
  }

  /** Takes everything back, and then back again. */
  private clearing(staging: Staging): TemplateResult {
    const { cleared } = this;
    const empty = staging.open.every((position) => staging.slots[position] === '');
    if (cleared && empty) {
      const restore = (): void => this.stageAs(placeCards(staging, cleared), '');
      return this.tool(t('deploy.restore'), t('deploy.restore.long'), false, restore, 'clearing');
    }
    const clear = (): void => {
      this.stageAs(takeAllBack(staging), '');
      this.cleared = staging.slots;
    };
    return this.tool(t('deploy.clear'), t('deploy.clear.long'), empty, clear, 'clearing');
  }

  private get snapshot(): ArmyAntsSnapshot | null {
    return positionOn(this.state, 'army-ants');
  }

  /** Set-ups under their names, for either side: they are kept in Red's cards. */
  private showKept(): void {
    this.page.show({
      dialog: 'own',
      content: () => {
        const { seat, staging } = this.shown;
        const { snapshot } = this;
        if (!seat || !staging || !snapshot) return null;
        const ofRed = (slots: readonly string[]): readonly string[] => (seat === 'red' ? slots : mirrored(slots));
        const lay = (cards: readonly string[]): void => this.stageAs(placeCards(staging, ofRed(cards)), '');
        const content = html`${lazy(
          keptSetups,
          () =>
            html`<anthill-kept-setups
              .from=${{ game: this.page.session.id, seat }}
              .kind=${`${snapshot.game} ${snapshot.rules.name} ${snapshot.setup}`}
              .cards=${complete(staging) ? ofRed(staging.slots) : null}
              .lay=${lay}
            ></anthill-kept-setups>`,
        )}`;
        return { heading: t('deploy.kept.long'), content };
      },
    });
  }

  private tool(text: string, long: string, disabled: boolean, run: () => void, kind = ''): TemplateResult {
    return html`<button
      type="button"
      class=${kind}
      title=${long}
      aria-label=${long}
      aria-disabled=${disabled ? 'true' : 'false'}
      @click=${disabled ? nothing : run}
    >
      ${text}
    </button>`;
  }

  private slotAt(seat: SeatName, staging: Staging, position: number): TemplateResult {
    const card = staging.slots[position] ?? '';
    const cell = cellName(cellOf(position, seat), { columns: COLUMNS });
    const open = isOpen(staging, position);
    const label = card ? t('deploy.card', { card: cardName(card), cell }) : common('cell.empty', { cell });
    return html`<button
      type="button"
      class="space slot ${open ? 'open' : 'fixed'} ${card ? 'taken' : ''}"
      data-position=${position}
      tabindex=${position === this.place ? 0 : -1}
      aria-label=${label}
      aria-pressed=${card !== '' && card === this.chosen ? 'true' : 'false'}
      aria-disabled=${open ? 'false' : 'true'}
      @focus=${() => (this.place = position)}
      @pointerdown=${(event: PointerEvent) => this.drag.begin(event, open ? card : '', () => this.onSlot(position))}
      @click=${byKey(() => this.onSlot(position))}
    >
      ${card ? lyingCard(card) : nothing}
    </button>`;
  }

  private handCard(card: string, index: number): TemplateResult {
    return html`<button
      type="button"
      class="held"
      data-card=${card}
      tabindex=${index === 0 ? 0 : -1}
      aria-label=${cardName(card)}
      aria-pressed=${card === this.chosen ? 'true' : 'false'}
      @pointerdown=${(event: PointerEvent) => this.drag.begin(event, card, () => this.onHeld(card))}
      @click=${byKey(() => this.onHeld(card))}
    >
      ${lyingCard(card)}
    </button>`;
  }

  private onHeld(card: string): void {
    this.chosen = this.chosen === card ? '' : card;
  }

  private onSlot(position: number): void {
    const { staging } = this.shown;
    if (!staging || !isOpen(staging, position)) return;
    const lying = staging.slots[position] ?? '';
    if (this.chosen === '') this.chosen = lying;
    else if (this.chosen === lying) this.chosen = '';
    else this.stageAs(placeCard(staging, this.chosen, position), this.chosen);
  }

  /** A tap beside the cards in hand takes the chosen card back. */
  private readonly onHandArea = (event: Event): void => {
    const { staging } = this.shown;
    if (staging && this.chosen && event.target === event.currentTarget)
      this.stageAs(takeBack(staging, this.chosen), this.chosen);
  };

  private drop(card: string, target: Element | null): void {
    const { staging } = this.shown;
    if (!staging || !target) return;
    const slot = target.closest<HTMLElement>('[data-position]');
    if (slot) this.stageAs(placeCard(staging, card, Number(slot.dataset['position'])), card);
    else if (target.closest('[data-hand]')) this.stageAs(takeBack(staging, card), card);
  }

  private stageAs(next: Staging, card: string): void {
    const { seat } = this.shown;
    this.chosen = '';
    deploymentOf(this.page.session)?.stage(next, card);
    const lies = card === '' ? -1 : (this.shown.staging?.slots.indexOf(card) ?? -1);
    if (seat && lies >= 0) {
      this.said = t('deploy.card', { card: cardName(card), cell: cellName(cellOf(lies, seat), { columns: COLUMNS }) });
    }
  }

  private readonly reveal = (): void => deploymentOf(this.page.session)?.reveal();

  private readonly onFieldKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') this.chosen = '';
    const step = (from: number): number | null => stepInGrid(event, from, { columns: COLUMNS, rows: ROWS });
    const next = step(cellOf(this.place, 'red'));
    if (next === null) return;
    event.preventDefault();
    // On over the anthill, which is no place.
    const position = POSITION_OF.get(next) ?? POSITION_OF.get(step(next) ?? next);
    this.querySelector<HTMLElement>(`[data-position="${position}"]`)?.focus();
  };

  private readonly onHandKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') this.chosen = '';
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const cards = [...this.querySelectorAll<HTMLElement>('[data-card]')];
    const from = cards.indexOf(document.activeElement as HTMLElement);
    cards[Math.max(0, Math.min(cards.length - 1, from + step))]?.focus();
  };
}
