// The words about a match on the screens of matches by link, and the panel by which a message is sent.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { PageContext } from '../contract/page_context';
import { isInvitation, linesOf, type RemoteMatch } from '../model/remote_match';
import { t as shared } from '../i18n/translate';
import { StorageError } from '../storage/database';
import { keepUnsent } from '../storage/unsent';
import { PageElement } from '../ui/element';
import { copyText } from '../ui/copy';
import { downloadText } from '../ui/download';
import { lazy } from '../ui/lazy';
import { send } from '../ui/send';
import type { codePicture } from '../library/code_picture';
import { linkBox } from '../library/link_box';
import { matchLink } from './link';
import { t } from './en';
import { pastedText, textOfFile } from './written';

/** Fetched with the first code that is wanted: most links go through a chat. */
let drawCode: typeof codePicture | null = null;
const fetchCode = async (): Promise<void> => {
  drawCode = (await import('../library/code_picture')).codePicture;
};

const addressOfPage = (): string => `${location.origin}${location.pathname}`;

/** A page that is opened from a folder has no address that another device could open. */
export const linkOfCode = (code: string): string =>
  location.protocol === 'file:' ? code : `${addressOfPage()}#${code}`;

/** Six groups of digits are enough to tell matches apart. */
export const fileName = ({ id }: RemoteMatch, ending: string): string => `anthill-match-${id.slice(0, 8)}${ending}`;

@customElement('anthill-match-link')
export class MatchLinkPanel extends PageElement {
  @property({ attribute: false }) match!: RemoteMatch;
  /** The other side's name. */
  @property() name = '';
  /** The match ends with it: nothing is answered. */
  @property({ type: Boolean }) last = false;
  /** Called when the link has left the page. */
  @property({ attribute: false }) sent!: () => void;
  @state() private told = '';
  @state() private showsCode = false;

  protected override render(): TemplateResult {
    const { match, name, last } = this;
    const link = matchLink(addressOfPage(), match);
    return html`<div class="record-panel" @copy=${this.leave}>
      <p>${isInvitation(match) ? t('send.invitation.text') : t(last ? 'send.text.last' : 'send.text', { name })}</p>
      ${linkBox(t('send.link'), link)}
      <p class="buttons">
        ${
          'share' in navigator
            ? html`<button type="button" class="primary" @click=${() => void this.send(link)}>
                ${t('send.share')}
              </button>`
            : nothing
        }
        <button type="button" class=${'share' in navigator ? '' : 'primary'} @click=${() => void this.copy(link)}>
          ${t('send.copy')}
        </button>
        <button type="button" @click=${() => this.save()}>${t('send.file')}</button>
      </p>
      <p class="note" role="status">${this.told}</p>
      <details @toggle=${(event: Event) => this.showCode((event.target as HTMLDetailsElement).open)}>
        <summary>${t('send.qr')}</summary>
        ${this.showsCode ? lazy(fetchCode, () => drawCode?.(t('send.qr'), link)) : nothing}
      </details>
    </div>`;
  }

  private readonly leave = (): void => {
    keepUnsent(this.match.id, false);
    this.sent();
  };
  private save(): void {
    void downloadText(fileName(this.match, '.txt'), this.match.text);
    this.leave();
  }
  private showCode(open: boolean): void {
    this.showsCode = open;
    if (open) this.leave();
  }
  private async copy(link: string): Promise<void> {
    const copied = await copyText(link);
    this.told = t(copied ? 'send.copied' : 'send.select');
    if (copied) this.leave();
  }
  /** Closing the system's sheet needs no comment. */
  private async send(url: string): Promise<void> {
    const outcome = await send({ url });
    if (outcome === 'refused') await this.copy(url);
    else if (outcome === 'sent') this.leave();
  }
}

/** Opens the dialog by which the newest message goes out. @param sent called when it does */
export const showMatchLink = (
  page: Pick<PageContext, 'show'>,
  match: RemoteMatch,
  name: string,
  sent: () => void,
  last = false,
): void =>
  page.show({
    dialog: 'own',
    content: () => ({
      heading: isInvitation(match) ? t('send.invitation') : t('send.title', { name }),
      content: html`<anthill-match-link
        .match=${match}
        .name=${name}
        .sent=${sent}
        .last=${last}
      ></anthill-match-link>`,
    }),
  });

/** The number of the message that another version of the match has as well. */
export const conflictNumber = ({ conflict }: RemoteMatch): number => linesOf(conflict ?? '').length - 1;

/** Why what was opened, begun or changed came to nothing: the storage, or a part of the page that did not come. */
export function failureText(error: unknown): string {
  if (!(error instanceof StorageError)) return shared('late.failed');
  const { problem } = error;
  return t(problem === 'full' ? 'problem.full' : problem === 'denied' ? 'problem.denied' : 'list.failed');
}

/** A text that is pasted, or a file. */
export function openingForm(
  text: string,
  change: (text: string) => void,
  label: string,
  act: (text: string) => void,
): TemplateResult {
  const chosen = async (event: Event): Promise<void> => {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    input.value = '';
    if (file) act(await textOfFile(file));
  };
  return html`<form
    class="record-panel"
    @submit=${(event: Event) => {
      event.preventDefault();
      act(pastedText(text));
    }}
  >
    <label class="text-choice">
      <span>${t('import.text')}</span>
      <textarea
        rows="4"
        dir="ltr"
        .value=${text}
        @input=${(event: Event) => change((event.target as HTMLTextAreaElement).value)}
      ></textarea>
    </label>
    <p class="buttons">
      <button type="submit" class="primary">${label}</button>
      <label class="file-choice">
        <span>${t('import.file')}</span>
        <input type="file" accept=".txt,.json,text/plain,application/json" @change=${chosen} />
      </label>
    </p>
  </form>`;
}
