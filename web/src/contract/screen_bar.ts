// The bar above a board: the way back, what the screen is about, and the rules.

import { html, nothing, type TemplateResult } from 'lit';
import type { PageContext } from './page_context';
import type { Screen } from './routes';
import { t } from '../i18n/translate';
import { icon } from '../ui/icons';
import { iconButton } from '../ui/tool_button';

/** The screen that it leads to, or what it does, and its name; the start screen if they are left out. */
export interface WayBack {
  to?: Screen | (() => void);
  back?: string;
}
export interface Bar extends WayBack {
  /** Shown before the rules. */
  more?: TemplateResult;
  /** Keys that open the rules. */
  rulesKeys?: string | typeof nothing;
  /** The section at which the rules are opened. */
  section?: string;
}

const backButton = (page: PageContext, { to = 'start', back = t('game.home') }: WayBack): TemplateResult =>
  iconButton(icon('back'), back, () => (typeof to === 'string' ? page.goTo(to) : to()));

/** While there is nothing to show: the way back. */
export const emptyBar = (page: PageContext, to: WayBack = {}): TemplateResult =>
  html`<header class="bar">${backButton(page, to)}</header>`;

export const screenBar = (
  page: PageContext,
  title: TemplateResult,
  { more, rulesKeys = nothing, section, ...back }: Bar = {},
): TemplateResult =>
  html`<header class="bar">
    ${backButton(page, back)} ${title} ${more ?? nothing}
    ${iconButton(
      icon('book'),
      t('start.rules'),
      () => page.show(section ? { dialog: 'rules', section } : { dialog: 'rules' }),
      { keys: rulesKeys },
    )}
  </header>`;
