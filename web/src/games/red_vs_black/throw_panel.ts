// The throw for keys and single taps: aim and strength by two sliders, and a button. The board shows where such a throw would go.

import { html, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { FASTEST, MIDDLE, SLOWEST } from './flick';
import { DecisionPanel } from './panel';
import { makeThrow } from './dice';
import { t } from './en';

const STEPS = 10; // of strength
const WIDEST_AIM = 30; // degrees
const speedOf = (strength: number): number => SLOWEST + ((FASTEST - SLOWEST) * (strength - 1)) / (STEPS - 1);
const MIDDLE_STRENGTH = 1 + Math.round(((MIDDLE - SLOWEST) * (STEPS - 1)) / (FASTEST - SLOWEST));

/** The sliders as a learner has left them, for the next throw from the same position: the step may ask for a harder one. */
let left: { readonly start: string; readonly strength: number; readonly degrees: number } | null = null;

@customElement('anthill-throw')
export class ThrowPanel extends DecisionPanel {
  @state() private strength = MIDDLE_STRENGTH;
  @state() private degrees = 0;
  @state() private said = '';

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('weak', this.onWeak, { signal: this.untilGone });
    window.addEventListener('failed', this.onFailed, { signal: this.untilGone });
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.page.board.aim(null);
  }

  protected override begin(): void {
    this.said = '';
    if (this.page.inSandbox && left?.start === this.snapshot.start)
      [this.strength, this.degrees] = [left.strength, left.degrees];
  }

  protected override render(): TemplateResult {
    const { snapshot, strength, degrees } = this;
    const n = snapshot.dice[snapshot.turn];
    const aim =
      degrees === 0
        ? t('throw.aim.straight')
        : t(degrees < 0 ? 'throw.aim.left' : 'throw.aim.right', { n: Math.abs(degrees) });
    return html`<section class="panel throw" tabindex="-1" aria-labelledby="throw-heading">
      <h2 id="throw-heading">${t('throw.title', { side: this.player, n })}</h2>
      <p class="why ${this.said === '' ? 'keys' : ''}" role="status">
        ${this.said || t(this.page.settings.gestures === 'tap' ? 'throw.buttons' : 'throw.keys')}
      </p>
      <div class="aiming">
        ${this.slider('throw-aim', t('throw.aim'), degrees, -WIDEST_AIM, WIDEST_AIM, aim, (value) => (this.degrees = value))}
        ${this.slider(
          'throw-strength',
          t('throw.strength'),
          strength,
          1,
          STEPS,
          t('throw.strength.value', { n: strength }),
          (value) => (this.strength = value),
        )}
        <button type="button" class="primary" @click=${this.throw}>${t('throw.do')}</button>
      </div>
    </section>`;
  }

  /** Filled from straight ahead, or from the weakest throw, to where the thumb is. The policy of the page refuses style attributes. */
  protected override updated(): void {
    super.updated();
    for (const input of this.querySelectorAll<HTMLInputElement>('.slider input')) {
      const [min, max] = [Number(input.min), Number(input.max)];
      const share = (value: number): number => (100 * (value - min)) / (max - min);
      const ends = [share(Math.max(min, 0)), share(Number(input.value))].sort((a, b) => a - b);
      for (const [end, at] of ends.entries()) input.style.setProperty(end === 0 ? '--from' : '--to', `${at}%`);
    }
  }

  private slider(
    id: string,
    label: string,
    value: number,
    min: number,
    max: number,
    spoken: string,
    set: (value: number) => void,
  ): TemplateResult {
    return html`<label class="slider" for=${id}>
      <span>${label}</span>
      <input
        id=${id}
        type="range"
        min=${min}
        max=${max}
        step="1"
        aria-valuetext=${spoken}
        .value=${String(value)}
        @input=${(event: Event) => {
          set(Number((event.target as HTMLInputElement).value));
          left = { start: this.snapshot.start, strength: this.strength, degrees: this.degrees };
          this.show();
        }}
        @focus=${this.show}
        @blur=${() => this.page.board.aim(null)}
      />
    </label>`;
  }

  private get aim(): { speed: number; direction: number } {
    return { speed: speedOf(this.strength), direction: this.degrees * 100 };
  }
  private readonly show = (): void => this.page.board.aim(this.aim);
  private readonly throw = async (): Promise<void> => {
    if (!(await makeThrow(this.page, this.snapshot, this.aim))) this.onFailed();
  };
  private readonly onWeak = (): void => {
    this.said = t('throw.weak');
  };
  private readonly onFailed = (): void => {
    this.said = t('throw.failed');
  };
}
