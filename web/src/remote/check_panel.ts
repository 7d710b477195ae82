// Checks a match from its first message to its last: a transcript, a link, or a record that carries one.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { t as shared } from '../i18n/translate';
import { PageElement } from '../ui/element';
import { rawDetails } from '../ui/raw_details';
import { MatchProtocol } from './match_protocol';
import { linkedText, readMessage } from './link';
import { openingForm } from './parts';
import { transcriptIn } from './archive';
import { t } from './en';

/** The transcript to check, to the byte: of a record that carries one, of a link, or the text itself. */
export const checkedText = (text: string): string => transcriptIn(text.trim()) || (linkedText(text) ?? text);

/** The verdict in the engine's sentence. A match that goes on may fit up to its last message. */
function verdictOf(sentence: string): 'good' | 'soFar' | 'bad' {
  if (sentence.startsWith('verified ')) return 'good';
  return /^line \d+: the match is not complete$/.test(sentence) ? 'soFar' : 'bad';
}

@customElement('anthill-match-check')
export class MatchCheckPanel extends PageElement {
  /** The match to check at once; "": one is asked for. */
  @property() given = '';
  @state() private text = '';
  /** The engine's sentence, that of `anthill verify`; "" before it is known. */
  @state() private verdict = '';
  /** Why it was not checked; "" where it was. */
  @state() private problem = '';

  protected override firstUpdated(): void {
    if (this.given !== '') void this.check(this.given);
  }

  private async check(text: string): Promise<void> {
    const [incoming, whole] = [readMessage(text), checkedText(text)];
    this.verdict = '';
    this.problem = typeof incoming !== 'string' && incoming.kind === 'part' ? t('check.part') : '';
    if (this.problem !== '') return;
    try {
      this.verdict = (await MatchProtocol.forMatch(whole)).verify(whole);
    } catch {
      this.problem = shared('late.failed');
    }
  }

  protected override render(): TemplateResult {
    const { verdict } = this;
    const found = verdictOf(verdict);
    return html`<p>${t('check.text')}</p>
      ${openingForm(
        this.text,
        (text) => (this.text = text),
        t('check.do'),
        (text) => void this.check(text),
      )}
      <div role="status">${this.problem === '' ? nothing : html`<p class="problem">${this.problem}</p>`}</div>
      ${
        verdict === ''
          ? nothing
          : html`<div class=${found === 'bad' ? 'problem' : 'verdict'} role="status">
              <p>${t(`check.${found}`)}</p>
              ${rawDetails(verdict)}
            </div>`
      }`;
  }
}
