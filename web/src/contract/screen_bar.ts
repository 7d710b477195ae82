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

const backButton = (name: string, go: () => void): TemplateResult =>
  html`<button type="button" class="icon-button" aria-label=${name} @click=${go}>${icon('back')}</button>`;

/** While there is nothing to show yet: the way back. */
export const emptyBar = (page: PageContext): TemplateResult =>
  html`<header class="bar">${backButton(t('game.home'), () => page.goTo('start'))}</header>`;

export const screenBar = (
  page: PageContext,
  title: TemplateResult,
  { to = 'start', back = t('game.home'), more, rulesKeys = nothing, section }: Bar = {},
): TemplateResult =>
  html`<header class="bar">
    ${backButton(back, () => (typeof to === 'string' ? page.goTo(to) : to()))} ${title} ${more ?? nothing}
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
