// How two devices in one room find each other: the code of this one, and the camera or a field for the code of the other one.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { t as shared } from '../../i18n/translate';
import { copyText } from '../../ui/copy';
import { PageElement } from '../../ui/element';
import { codePicture } from '../../library/code_picture';
import { linkOfCode } from '../parts';
import { Scanner } from './camera';
import { canConnect } from './peer';
import { presence } from './presence';
import { room, type RoomProblem } from './room';
import { t } from './en';
import './room.css';

@customElement('anthill-room')
export class RoomPanel extends PageElement {
  /** The match for which this device shows a code; "": it scans one first. */
  @property() match = '';
  /** The code that a link brought; "" for none. */
  @property() given = '';
  /** Goes on without a connection. */
  @property({ attribute: false }) byLink!: () => void;
  @state() private scans = false;
  @state() private told = '';
  @state() private text = '';
  private scanner: Scanner | null = null;
  /** The room is not what it was when this came up: it has its code or has failed. */
  private begun = false;

  override connectedCallback(): void {
    super.connectedCallback();
    const end = presence.subscribe(() => this.roomChanged());
    this.untilGone.addEventListener('abort', end);
    document.addEventListener('visibilitychange', this.onHidden, { signal: this.untilGone });
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop();
    // A code that is no longer shown is of no use.
    if (room.state === 'showing' || room.state === 'answering') room.leave();
  }
  protected override firstUpdated(): void {
    if (canConnect()) void this.begin();
  }
  private readonly begin = async (): Promise<void> => {
    this.told = '';
    room.leave();
    this.begun = true;
    if (this.match !== '') this.say(await room.show(this.match).catch(() => 'address' as const));
    else if (this.given !== '') await this.take(this.given);
  };

  private roomChanged(): void {
    if (room.failed) this.told = t('problem.unreached');
    this.requestUpdate();
  }
  private readonly onHidden = (): void => {
    if (document.hidden) this.stop();
  };

  private say(problem: RoomProblem | null): void {
    this.told = problem === null ? '' : t(`problem.${problem}`);
  }
  private readonly take = async (text: string): Promise<void> => {
    this.stop();
    this.say(await room.take(text).catch(() => 'damaged' as const));
    if (this.told === '') this.text = '';
  };

  private async scan(): Promise<void> {
    this.scans = true;
    this.told = '';
    await this.updateComplete;
    const video = this.querySelector('video');
    const scanner = new Scanner();
    this.scanner = scanner;
    const works = video !== null && (await scanner.start(video, (text) => this.found(text)));
    if (this.scanner !== scanner || works) return;
    this.stop();
    this.told = t('camera.none');
  }
  /** Other codes may be in sight: they are passed over. */
  private found(text: string): boolean {
    if (!/(?:^|#)r\d+\./.test(text)) return false;
    void this.take(text);
    return true;
  }
  private readonly stop = (): void => {
    this.scanner?.stop();
    this.scanner = null;
    this.scans = false;
  };

  protected override render(): TemplateResult {
    const instead = html`<button type="button" @click=${this.byLink}>${shared('remote.title')}</button>`;
    if (!canConnect())
      return html`<div class="room-panel">
        <p class="problem">${t('problem.unable')}</p>
        <p class="buttons">${instead}</p>
      </div>`;
    const { state: now, code } = room;
    const shows = code !== '';
    return html`<div class="room-panel">
      ${this.match === '' && shows ? nothing : html`<p>${t('network')}</p>`}
      ${this.match !== '' && !shows && this.begun && this.told === '' ? html`<p role="status">${t('preparing')}</p>` : nothing}
      ${shows ? this.own(code) : nothing}
      ${now === 'answering' || (this.match !== '' && !shows) ? nothing : this.others()}
      <div role="status">
        ${this.told === '' ? nothing : html`<p class="problem">${this.told}</p>`}
        ${now === 'here' ? html`<p>${t('connecting')}</p>` : nothing}
      </div>
      ${
        this.told !== '' && (this.match !== '' || now === 'answering')
          ? html`<p class="buttons"><button type="button" @click=${this.begin}>${t('new')}</button> ${instead}</p>`
          : nothing
      }
    </div>`;
  }

  private own(code: string): TemplateResult {
    const link = linkOfCode(code);
    return html`<section>
      <h2>${t('own')}</h2>
      <p>${t(this.match === '' ? 'own.answer' : 'own.offer')}</p>
      ${codePicture(t('qr'), link)}
      <div class="as-text">
        <input
          type="text"
          readonly
          dir="ltr"
          aria-label=${t('code')}
          .value=${link}
          @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
        />
        <button type="button" @click=${() => void this.copy(link)}>${t('copy')}</button>
      </div>
    </section>`;
  }
  private async copy(link: string): Promise<void> {
    this.told = t((await copyText(link)) ? 'copied' : 'select');
  }

  private others(): TemplateResult {
    const submit = (event: Event): void => {
      event.preventDefault();
      void this.take(this.text);
    };
    return html`<section>
      <h2>${t('others')}</h2>
      <p>${t(this.match === '' ? 'others.offer' : 'others.answer')}</p>
      ${
        this.scans
          ? html`<video playsinline muted aria-label=${t('camera')}></video>
              <p class="buttons"><button type="button" @click=${this.stop}>${t('camera.stop')}</button></p>`
          : html`<p class="buttons">
              <button type="button" class="primary" @click=${() => void this.scan()}>${t('scan')}</button>
            </p>`
      }
      <form class="as-text" @submit=${submit}>
        <input
          type="text"
          dir="ltr"
          autocomplete="off"
          aria-label=${t('paste')}
          placeholder=${t('paste')}
          .value=${this.text}
          @input=${(event: Event) => (this.text = (event.target as HTMLInputElement).value)}
        />
        <button type="submit">${t('connect')}</button>
      </form>
    </section>`;
  }
}
