// The dialog by which a game goes out: as a link, as the link's QR code, as a file, as text.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { SavedGame } from '../model/saved_game';
import { withoutComments } from '../model/comments';
import { saveAsFile, secretText, withReview } from './entry';
import { OfOneGame } from './entry_panel';
import { LONGEST_LINK } from '../model/limits';
import { writeLink } from './link';
import { codePicture } from './code_picture';
import { linkBox } from './link_box';
import { copyText } from '../ui/copy';
import { send } from '../ui/send';
import { t } from './en';
import './records.css';
// With the panel, not after it: the dialog stands in the middle of the screen, and would move its buttons up when it grew.
import './pictures/picture_panel';

interface Shared {
  link: string;
  /** The moves alone: a code of it is read at once. */
  short: string;
  /** The comments had to stay out. */
  bare: boolean;
}

/** A page that is opened from a folder has no address that others could open. */
const hasAddress = location.protocol !== 'file:';

/** With all that fits: the review stays out first, which can be made again, then the comments. */
function linkTo(game: SavedGame): Shared | null {
  const address = `${location.origin}${location.pathname}#`;
  const { record } = game;
  const bare = withoutComments(record);
  for (const text of [withReview(game), record, bare]) {
    const link = address + writeLink(text);
    if (link.length <= LONGEST_LINK)
      return { link, short: address + writeLink(bare), bare: text === bare && bare !== record };
  }
  return null;
}

@customElement('anthill-share')
export class SharePanel extends OfOneGame {
  @state() private told = '';
  /** The text that a person has to copy by hand. */
  @state() private byHand: string | null = null;

  protected override render(): TemplateResult {
    const { game, page } = this;
    if (!game) return this.waiting();
    if (game.secret) return html`<p>${secretText(game)}</p>`;
    const shared = hasAddress ? linkTo(game) : null;
    const snapshot = page.session.id === game.id ? page.session.state.match?.snapshot : undefined;
    return html`<div class="record-panel">
      ${shared ? this.linkPart(shared) : html`<p>${t(hasAddress ? 'share.link.long' : 'share.link.none')}</p>`}
      <p class="buttons even">
        ${this.button(t('share.file'), () => saveAsFile(game))}
        ${this.button(t('share.text'), () => void this.copy(withReview(game)))}
        ${snapshot ? this.button(t('share.position'), () => void this.copy(snapshot.position)) : nothing}
      </p>
      <p class="note" role="status">${this.told}</p>
      ${this.byHand === null ? nothing : html`<textarea class="by-hand" rows="3" readonly dir="ltr" aria-label=${t('share.by.hand')} .value=${this.byHand}></textarea>`}
      <anthill-pictures .game=${game}></anthill-pictures>
    </div>`;
  }

  /** The sheet of the system comes first, where there is one. */
  private linkPart({ link, short, bare }: Shared): TemplateResult {
    const sends = 'share' in navigator;
    return html`<p class="buttons even">
        ${sends ? this.button(t('share.send'), () => void this.send(link), 'primary large') : nothing}
        ${this.button(t('share.copy'), () => void this.copy(link), sends ? 'large' : 'primary large')}
      </p>
      ${linkBox(t('share.link'), link)}
      <p class="note">${t('share.link.note')} ${bare ? t('share.link.bare') : nothing}</p>
      ${codePicture(t('share.qr'), short, html`<p class="note">${t('share.qr.long')}</p>`)}`;
  }

  private button(text: string, run: () => void, kind = ''): TemplateResult {
    return html`<button type="button" class=${kind} @click=${run}>${text}</button>`;
  }

  private async copy(text: string): Promise<void> {
    const copied = await copyText(text);
    this.told = t(copied ? 'share.copied' : 'share.refused');
    this.byHand = copied ? null : text;
    if (copied) return;
    await this.updateComplete;
    this.querySelector<HTMLTextAreaElement>('.by-hand')?.select();
  }

  /** Closing the system's sheet needs no comment. */
  private async send(url: string): Promise<void> {
    this.told = (await send({ url })) === 'refused' ? t('share.send.refused') : '';
  }
}
