// The line at the end of a game about the move that turned it. The engine looks through the game while this is shown, and no
// longer.

import { html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { MatchPart } from '../../contract/page_part';
import { action } from '../../ui/message';
import { findTurning, type Turning } from './turning';
import { t } from './en';
import './turning_point.css';

@customElement('anthill-turning-point')
export class TurningPoint extends MatchPart {
  /** Closes the dialog. */
  @property({ attribute: false }) close!: () => void;
  @state() private found: { turning: Turning; move: string } | 'looking' | 'none' | 'stopped' = 'looking';
  private search = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    this.search = new AbortController();
    void this.look(this.search.signal);
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.search.abort();
  }

  protected override render(): TemplateResult {
    const { found } = this;
    if (typeof found === 'string') return html`<p class="turning note" role="status">${t(`turning.${found}`)}</p>`;
    const { turning, move } = found;
    const n = turning.ply - this.game.play.firstPly(this.view.snapshot) + 1;
    return html`<div class="turning">
      <p role="status">${t(`turning.${turning.kind}`, { n, move })}</p>
      ${action(t('turning.show'), () => {
        this.close();
        this.page.session.review.goTo(turning.ply + 1);
      })}
    </div>`;
  }

  private async look(signal: AbortSignal): Promise<void> {
    const { game, view } = this;
    const turning = await findTurning(game, view, signal).catch(() => undefined);
    if (signal.aborted) return;
    if (turning) this.found = { turning, move: (await game.parts.advice()).told(view.snapshot, turning.ply) };
    else this.found = turning === null ? 'none' : 'stopped';
  }
}
