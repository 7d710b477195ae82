// Parts that are fetched when they are first needed. The part's own place shows the progress: a part that does not arrive can be
// fetched again there, and the rest of the page is unaffected.

import { html, nothing, type TemplateResult } from 'lit';
import { AsyncDirective, directive } from 'lit/async-directive.js';
import { Observable } from '../model/observable';
import { REPAIR } from '../offline/messages';
import { serviceWorkers } from '../offline/service_workers';
import { t } from '../i18n/translate';

type Fetch = () => Promise<unknown>;

// After so long a part that is still on its way counts as one that does not come, until it does.
const PATIENCE_MILLISECONDS = 8000;

/** In place of a part that did not arrive. */
export const partFailed = (again: () => void): TemplateResult =>
  html`<div class="apology" role="alert">
    <p>${t('late.failed')}</p>
    <button type="button" @click=${again}>${t('app.failed.retry')}</button>
  </div>`;

/** The files of the page may have been damaged where they are kept. @param reason a trap shows in the console as any other error */
export function reportFailedPart(reason?: unknown): void {
  if (reason instanceof WebAssembly.RuntimeError) reportError(reason);
  serviceWorkers()?.controller?.postMessage(REPAIR);
}

export class LazyPart extends Observable {
  private static readonly all = new WeakMap<Fetch, LazyPart>();
  state: 'unasked' | 'coming' | 'there' | 'failed' = 'unasked';
  private failures = 0;

  constructor(private readonly fetch: Fetch) {
    super();
  }

  static of(fetch: Fetch): LazyPart {
    const part = LazyPart.all.get(fetch) ?? new LazyPart(fetch);
    LazyPart.all.set(fetch, part);
    return part;
  }

  ask(): void {
    if (this.state === 'coming' || this.state === 'there') return;
    this.become('coming');
    const patience = setTimeout(() => this.fail(), PATIENCE_MILLISECONDS);
    this.fetch()
      .then(
        () => this.become('there'),
        () => this.fail(),
      )
      .finally(() => clearTimeout(patience));
  }

  /** Some browsers remember a script that did not come until the page is reloaded. */
  readonly askAgain = (): void => {
    if (this.failures > 1) location.reload();
    else this.ask();
  };

  private fail(): void {
    if (this.state !== 'coming') return;
    this.failures += 1;
    reportFailedPart();
    this.become('failed');
  }
  private become(state: LazyPart['state']): void {
    this.state = state;
    this.notify();
  }
}

class LazyDirective extends AsyncDirective {
  private part: LazyPart | null = null;
  private end: () => void = () => undefined;
  private content: () => unknown = () => nothing;
  private meanwhile: unknown = nothing;

  render(fetch: Fetch, content: () => unknown, meanwhile: unknown = nothing): unknown {
    this.content = content;
    this.meanwhile = meanwhile;
    const part = LazyPart.of(fetch);
    if (part !== this.part) {
      this.disconnected();
      this.part = part;
      this.reconnected();
      part.ask();
    }
    return this.view();
  }
  protected override disconnected(): void {
    this.end();
  }
  protected override reconnected(): void {
    this.end = this.part?.subscribe(this.show) ?? this.end;
  }

  private readonly show = (): void => this.setValue(this.view());
  private view(): unknown {
    const { part } = this;
    if (part?.state === 'there') return this.content();
    return part?.state === 'failed' ? partFailed(part.askAgain) : this.meanwhile;
  }
}

/** Shows `content` as soon as what it consists of has been fetched, and `meanwhile` until then. The same function stands for the same part. */
export const lazy = directive(LazyDirective);
