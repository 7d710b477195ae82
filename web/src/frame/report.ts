// How to report a problem: a text that names the version and the browser, to copy, and where to send it. Builds know an address only if
// ANTHILL_REPORTS names one: a page with a form, or a mailto: link.

import { html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { copyText } from '../ui/copy';
import { PageElement } from '../ui/element';
import { t } from './en';
import './report.css';

/** The start of a report, in English: its reader looks for a cause. */
export function reportText(reason: string): string {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
  // The name of the page's script holds a hash of all that the page consists of, if it is a file.
  const version = /([^/]+)\.js$/.exec(script)?.[1] ?? 'offline copy';
  const screen = `${innerWidth} × ${innerHeight} at ${devicePixelRatio}, ${document.documentElement.lang}`;
  return [`Anthill: ${version}`, navigator.userAgent, screen, reason].filter(Boolean).join('\n');
}

const ADDRESS: unknown = import.meta.env['ANTHILL_REPORTS'];

@customElement('anthill-report')
export class Report extends PageElement {
  /** The failure, in English; "" if there was none. */
  @property({ attribute: false }) reason = '';
  @state() private told = '';

  protected override render(): TemplateResult {
    const text = reportText(this.reason);
    return html`<details>
      <summary>${t('report.title')}</summary>
      <p>${t('report.text')}</p>
      <textarea rows="4" readonly dir="ltr" aria-label=${t('report.label')} .value=${text}></textarea>
      <p class="buttons">
        <button type="button" @click=${() => void this.copy(text)}>${t('report.copy')}</button>
      </p>
      <p>
        ${
          typeof ADDRESS === 'string'
            ? html`<a href=${ADDRESS} target="_blank" rel="noopener">${t('report.link')}</a>`
            : t('report.send')
        }
      </p>
      <p class="note" role="status">${this.told}</p>
    </details>`;
  }

  private async copy(text: string): Promise<void> {
    const copied = await copyText(text);
    this.told = t(copied ? 'report.copied' : 'report.refused');
    if (!copied) this.querySelector('textarea')?.select();
  }
}
