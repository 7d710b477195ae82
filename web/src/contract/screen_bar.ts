// The bar above a board: the way back, what the screen is about, and the rules.

import { html, nothing, type TemplateResult } from 'lit';
import type { PageContext } from './page_context';
import type { Screen } from './routes';
import { t } from '../i18n/translate';
import { icon } from '../ui/icons';

interface Bar {
  /** The screen that the way back leads to, or what it does, and its name; the start screen if they are left out. */
  to?: Screen | (() => void);
  back?: string;
  /** Shown before the rules. */
  more?: TemplateResult;
  /** Keys that open the rules. */
  rulesKeys?: string | typeof nothing;
  /** The section at which the rules are opened. */
  section?: string;
}

export const screenBar = (
  page: PageContext,
  title: TemplateResult,
  { to = 'start', back = t('game.home'), more, rulesKeys = nothing, section }: Bar = {},
): TemplateResult =>
  html`<header class="bar">
    <button
      type="button"
      class="icon-button"
      aria-label=${back}
      @click=${() => (typeof to === 'string' ? page.goTo(to) : to())}
    >
      ${icon('back')}
    </button>
    ${title} ${more ?? nothing}
    <button
      type="button"
      class="icon-button"
      aria-label=${t('start.rules')}
      aria-keyshortcuts=${rulesKeys}
      @click=${() => page.show(section ? { dialog: 'rules', section } : { dialog: 'rules' })}
    >
      ${icon('book')}
    </button>
  </header>`;
