// Which dialog is up, and what it shows: the one that was asked for, else the result of the game.

import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { DialogRequest } from '../contract/page_context';
import { t } from '../i18n/translate';
import type { DialogContext } from '../screens/dialogs';
import '../ui/dialog';
import { closeDialog, type DialogContent } from '../ui/dialog_content';
import { LazyPart, partFailed } from '../ui/lazy';
import { fetchLazyParts, lazyParts } from './fetch_lazy_parts';
import type { Router } from './router';

/** The parts of the page that its dialogs use. */
interface DialogPage extends DialogContext {
  readonly router: Pick<Router, 'cover' | 'hasMoved'>;
  requestUpdate(): void;
}

const RESULT: DialogRequest = { dialog: 'end' };

export class Dialogs {
  private asked: DialogRequest | null = null;
  private up: { request: DialogRequest; content: DialogContent } | null = null;
  /** The request that the history has an entry for. */
  private covering: DialogRequest | null = null;

  constructor(private readonly page: DialogPage) {
    // A dialog that was asked for, and whatever else the page leaves to those parts.
    LazyPart.of(fetchLazyParts).subscribe(() => page.requestUpdate());
  }

  show(request: DialogRequest): void {
    closeDialog();
    this.asked = request;
    this.page.requestUpdate();
  }
  /** The content of the dialog that is up; null: none is. */
  get shown(): DialogContent | null {
    return this.up?.content ?? null;
  }
  /** Called before the page is rendered. */
  prepare(): void {
    const request = this.requested;
    const content = request && this.contentOf(request);
    if (this.asked && content === null) this.asked = null; // what it was about has gone
    this.up = request && content ? { request, content } : null;
  }

  render(): unknown {
    if (!this.up) return nothing;
    const { request, content } = this.up;
    const dismiss = (): void => {
      // `close` is asynchronous: another dialog may be open by now.
      if (request !== this.requested) return;
      if (request === RESULT) this.page.session.celebrate(false);
      else this.asked = null;
      this.page.requestUpdate();
    };
    return keyed(
      request,
      html`<anthill-dialog
        .heading=${content.heading}
        .size=${content.size ?? 'small'}
        .unasked=${content.unasked ?? false}
        .asks=${content.asks ?? false}
        .game=${this.page.game?.id ?? ''}
        .content=${content.content}
        @dismiss=${dismiss}
      ></anthill-dialog>`,
    );
  }
  /** Called when the page has been rendered. */
  updated(): void {
    const request = this.up?.request ?? null;
    // Once: a dialog that is closing is still up when the next screen has come.
    if (request !== null && request !== this.covering) this.page.router.cover();
    this.covering = request;
  }

  private get requested(): DialogRequest | null {
    return this.asked ?? (this.page.screen === 'game' && this.page.session.state.celebrating ? RESULT : null);
  }
  /** Null where there is nothing to show any more, undefined where it is yet to come. */
  private contentOf(request: DialogRequest): DialogContent | null | undefined {
    if (request.dialog === 'own') return request.content();
    const part = LazyPart.of(fetchLazyParts);
    if (part.state === 'unasked') part.ask();
    if (part.state === 'failed') return { heading: t('app.name'), content: partFailed(part.askAgain) };
    return lazyParts?.dialogContent(this.page, request);
  }
}
