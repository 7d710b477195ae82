// What the screens of lessons and puzzles are made of alike.

import { html, type TemplateResult } from 'lit';
import type { PageContext } from '../contract/page_context';
import { t as shared } from '../i18n/translate';
import { icon, type IconName } from '../ui/icons';
import { action, lineOf } from '../ui/message';

/** A tool below the board; null: it does nothing now. */
export const tool = (name: IconName, text: string, run: (() => void) | null, kind = ''): TemplateResult =>
  html`<button type="button" class="tool ${kind}" aria-disabled=${run ? 'false' : 'true'} @click=${() => run?.()}>
    ${icon(name)}<span>${text}</span>
  </button>`;

/** Why the rules refuse something, and where they say so. */
export const refusedLine = (page: PageContext, text: string, section: string): TemplateResult =>
  lineOf(
    'refused',
    text,
    action(shared('rules.show'), () => page.show({ dialog: 'rules', section })),
  );
