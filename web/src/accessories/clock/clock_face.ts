// A player's clock on their plate: large figures on a button that stops both clocks; and what is shown while they stand.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { PagePart } from '../../contract/page_part';
import type { PageContext } from '../../contract/page_context';
import { SEATS, type SeatName } from '../../model/snapshot';
import { playerTitle } from '../../session/wording';
import { closeDialog } from '../../ui/dialog_content';
import { icon } from '../../ui/icons';
import { clockText } from './clock';
import { ClockKeeper, browserEnvironment, warningOf, type Pause } from './keeper';
import { language } from '../../i18n/translate';
import { t } from './en';
import './clock_face.css';

/** The one that keeps the clocks of the match on the board, while any of them is to be seen. */
let kept: { keeper: ClockKeeper; faces: number } | null = null;

function takeKeeper(page: PageContext): ClockKeeper {
  kept ??= {
    keeper: new ClockKeeper(page.session, browserEnvironment, () => queueMicrotask(() => showPause(page))),
    faces: 0,
  };
  kept.faces += 1;
  return kept.keeper;
}
function giveBackKeeper(): void {
  if (!kept) return;
  kept.faces -= 1;
  if (kept.faces > 0) return;
  kept.keeper.stop();
  kept = null;
}

function showPause(page: PageContext): void {
  page.show({
    dialog: 'own',
    content: () => {
      const keeper = kept?.keeper;
      if (!keeper?.pause) return null;
      return {
        heading: t('clock.paused'),
        unasked: keeper.pause !== 'asked',
        pauses: true,
        content: html`<anthill-clock-pause .why=${keeper.pause}></anthill-clock-pause>`,
      };
    },
  });
}

@customElement('anthill-clock')
export class ClockFace extends PagePart {
  @property() seat: SeatName = 'red';
  @state() private left: number | null = null;
  @state() private running = false;
  @state() private underWay = false;
  private keeper: ClockKeeper | null = null;
  private end: () => void = () => undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    // The page's context is there with the first update.
    void this.updateComplete.then(() => {
      if (!this.isConnected || this.keeper) return;
      this.keeper = takeKeeper(this.page);
      this.end = this.keeper.subscribe(this.follow);
      this.follow();
    });
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    if (!this.keeper) return;
    this.end();
    this.keeper = null;
    giveBackKeeper();
  }
  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has('seat')) this.follow();
  }

  private readonly follow = (): void => {
    const { keeper, seat } = this;
    if (!keeper) return;
    this.left = keeper.left?.[seat] ?? null;
    this.running = keeper.running === seat;
    this.underWay = keeper.isUnderWay;
  };
  /** Ten times a second there is a new time, but seldom a new text. */
  protected override shouldUpdate(): boolean {
    return this.hasChanged;
  }
  private last = '';
  private get hasChanged(): boolean {
    const now = `${language} ${this.seat} ${this.left === null ? '' : clockText(this.left)} ${this.running} ${this.underWay}`;
    if (now === this.last && this.hasUpdated) return false;
    this.last = now;
    return true;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { left, running, underWay } = this;
    if (left === null) return nothing;
    const time = clockText(left);
    const warning = warningOf(left);
    return html`<button
      type="button"
      class="clock ${running ? 'running' : ''} ${warning}"
      aria-label=${underWay ? t('clock.pause', { time }) : t('clock.left', { time })}
      aria-disabled=${underWay ? 'false' : 'true'}
      @click=${() => this.keeper?.hold('asked')}
    >
      ${
        warning === 'none'
          ? nothing
          : html`<svg class="sand" viewBox="0 0 24 24" aria-hidden="true">
              <path
                d="M6 3h12M6 21h12M7.500 3c0 5 3 6.500 4.500 9-1.500 2.500-4.500 4-4.500 9M16.500 3c0 5-3 6.500-4.500 9 1.500 2.500 4.500 4 4.500 9"
              />
            </svg>`
      }
      <span translate="no">${time}</span>
      ${underWay ? icon('pause') : nothing}
    </button>`;
  }
}

/** The panel over the covered board. Closing it in any way resumes the game. */
@customElement('anthill-clock-pause')
export class ClockPause extends PagePart {
  @property() why: Pause = 'asked';

  override connectedCallback(): void {
    super.connectedCallback();
    document.documentElement.toggleAttribute('data-clocks-stand', true);
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.documentElement.toggleAttribute('data-clocks-stand', false);
    kept?.keeper.goOn();
  }
  protected override firstUpdated(): void {
    this.querySelector('button')?.focus();
  }

  protected override render(): TemplateResult {
    const left = kept?.keeper.left;
    const { players } = this.page.session.state.match ?? {};
    return html`<p>${t(`clock.paused.${this.why}`)}</p>
      <ul class="clocks-left">
        ${
          left && players
            ? SEATS.map(
                (seat) =>
                  html`<li>
                    ${t('clock.paused.left', { player: playerTitle(players, seat), time: clockText(left[seat]) })}
                  </li>`,
              )
            : nothing
        }
      </ul>
      <p class="buttons">
        <button type="button" class="primary large" @click=${closeDialog}>${icon('play')}${t('clock.goOn')}</button>
      </p>`;
  }
}
