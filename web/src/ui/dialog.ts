// A native dialog with a heading and a close button: over the board as a sheet on phones, as a card elsewhere. Opens when it is put on
// the page; dispatches "dismiss" when it has closed, however that happened. The browser keeps the focus inside and gives it back.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { t } from '../i18n/translate';
import { guardPresses } from './press_guard';
import { keepFocus } from './focus';
import { icon } from './icons';
import { PageElement } from './element';
import { iconButton } from './tool_button';
import './dialog.css';

@customElement('anthill-dialog')
export class Dialog extends PageElement {
  @property() heading = '';
  @property() size: 'small' | 'large' = 'small';
  /** The game that it speaks of, for that game's styles. */
  @property() game = '';
  @property({ attribute: false }) content: unknown;
  /** Opened by the game, not by a press. */
  @property({ attribute: false }) unasked = false;
  /** One of its buttons closes it, and nothing else. */
  @property({ attribute: false }) asks = false;
  /** The press under way began beside the card. */
  private pressedBeside = false;

  /** False if it has been closed already: what comes of that is a moment behind. */
  close(): boolean {
    const dialog = this.querySelector('dialog');
    const wasOpen = dialog?.open === true;
    dialog?.close();
    return wasOpen;
  }

  protected override firstUpdated(): void {
    this.querySelector('dialog')?.showModal();
    this.arrive();
  }
  protected override updated(): void {
    keepFocus();
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    keepFocus(); // the button that opened it may have gone
  }

  protected override render(): TemplateResult {
    return html`<dialog
      class=${this.size}
      data-game=${this.game || nothing}
      aria-labelledby="dialog-heading"
      @keydown=${this.insist}
      @cancel=${this.insist}
      @close=${() => this.dispatchEvent(new Event('dismiss'))}
      @pointerdown=${this.onPress}
      @click=${this.onClick}
      @appeared=${this.arrive}
    >
      <div class="dialog-frame">
        <header>
          <h2 id="dialog-heading">${this.heading}</h2>
          ${this.asks ? nothing : iconButton(icon('close'), t('close'), () => this.close())}
        </header>
        <div class="dialog-body">${this.content}</div>
      </div>
    </dialog>`;
  }

  /** Content or buttons that come later than the dialog dispatch an event of this name. */
  private readonly arrive = (): void => {
    const dialog = this.querySelector('dialog');
    if (dialog) guardPresses(dialog, !this.unasked);
  };

  private readonly insist = (event: Event): void => {
    if (this.asks && (event.type === 'cancel' || (event as KeyboardEvent).key === 'Escape')) event.preventDefault();
  };
  private readonly onPress = (event: Event): void => {
    this.pressedBeside = event.target === event.currentTarget;
  };
  /** A click beside the card, on the backdrop, closes. Not one that ends there what began within: a text was being selected. */
  private readonly onClick = (event: MouseEvent): void => {
    if (event.target === event.currentTarget && this.pressedBeside && !this.asks) this.close();
  };
}
