// Saves a proof of how a position ends, a text that `anthill check` reads (src/check/certificate.h). The computer makes it when it is asked
// for, which may take a while. Shown by the analysis and by solved puzzles.

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { ThinkerPort } from '../../session/ports';
import { ThinkerFailure, type MoveSequence } from '../../thinker/thinker';
import { downloadText } from '../../ui/download';
import { PageElement } from '../../ui/element';
import { action } from '../../ui/message';
import { t } from './en';

/** The engine's word for a search that was given up. */
const GIVEN_UP = 'error certificate: no proof was found';

/** The whole file; null where the question was withdrawn or there is no proof. */
export async function proofOf(
  thinker: Pick<ThinkerPort, 'certify'>,
  sequence: MoveSequence,
  signal: AbortSignal,
): Promise<string | null> {
  const lines = await thinker.certify(sequence, signal).catch((reason: unknown) => {
    if (reason instanceof ThinkerFailure && reason.message === GIVEN_UP) return null;
    throw reason;
  });
  return lines && lines.length > 0 ? `${lines.join('\n')}\n` : null;
}

@customElement('anthill-certificate')
export class Certificate extends PageElement {
  @property({ attribute: false }) sequence!: MoveSequence;
  @property({ attribute: false }) thinker!: Pick<ThinkerPort, 'certify'>;
  /** Begins the name of the file. */
  @property({ attribute: false }) game = '';
  @state() private stage: 'idle' | 'working' | 'saved' | 'none' | 'failed' = 'idle';
  private lines = 0;
  private question = new AbortController();

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.cancel();
  }
  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('sequence');
    if (before && [before.start, ...before.moves].join(' ') !== [this.sequence.start, ...this.sequence.moves].join(' '))
      this.cancel();
  }

  private cancel(): void {
    this.question.abort();
    this.stage = 'idle';
  }
  private async make(): Promise<void> {
    const { sequence, thinker } = this;
    const { signal } = (this.question = new AbortController());
    this.stage = 'working';
    try {
      const text = await proofOf(thinker, sequence, signal);
      if (signal.aborted) return;
      this.lines = text?.split('\n').length ?? 0;
      this.stage = text === null ? 'none' : 'saved';
      if (text !== null) await downloadText(`${this.game}-proof.txt`, text);
    } catch (reason) {
      if (!(reason instanceof ThinkerFailure)) throw reason;
      if (!signal.aborted) this.stage = 'failed';
    }
  }

  protected override render(): TemplateResult {
    const { stage } = this;
    const told = {
      idle: '',
      working: t('working'),
      saved: t('saved', { n: this.lines }),
      none: t('none'),
      failed: t('failed'),
    };
    return html`<p class="certificate">
      ${
        stage === 'working'
          ? action(t('cancel'), () => this.cancel())
          : stage === 'none'
            ? nothing
            : html`<button type="button" class="quiet small" title=${t('make.title')} @click=${() => void this.make()}>
                ${t('make')}
              </button>`
      }
      <span role="status">${told[stage]}</span>
    </p>`;
  }
}
