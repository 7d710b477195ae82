// The additional parts of a match with secret set-ups: the object that manages them, and the words about the computer's seal. Fetched
// with the first such match.

import { html, type TemplateResult } from 'lit';
import type { PageContext } from '../../../contract/page_context';
import { closeDialog, dialogButton as button, type DialogContent } from '../../../ui/dialog_content';
import type { MenuItem } from '../../../ui/menu';
import { action, lineOf } from '../../../ui/message';
import { deploymentOf, NO_DEPLOYMENT } from './deployment';
import { t } from './en';

export { Deployment } from './deployment';

function sealDialog(page: PageContext): DialogContent | null {
  const { seal, kept } = deploymentOf(page.session)?.state ?? NO_DEPLOYMENT;
  const { board } = page;
  // Before the reveal the line is the secret itself.
  if (!seal || kept === null) return null;
  const fact = (name: string, text: string): TemplateResult =>
    html`<dt>${name}</dt>
      <dd><code>${text}</code></dd>`;
  return {
    heading: t('seal.title'),
    content: html`<p>${t('seal.check')}</p>
      <dl class="seal-facts">
        ${fact(t('seal.salt'), seal.salt)} ${fact(t('seal.line'), board.setup(seal.seat))}
        ${fact(t('seal.hash'), seal.hash)}
      </dl>
      <p class="buttons">${button(t('seal.close'), closeDialog, 'primary')}</p>`,
  };
}

const showSeal = (page: PageContext): void => page.show({ dialog: 'own', content: () => sealDialog(page) });

/** All cards are turned up: the set-up is the one that was sealed, or not. */
export function sealNotice(page: PageContext): TemplateResult {
  const kept = deploymentOf(page.session)?.state.kept;
  return lineOf(
    kept ? 'told' : 'refused',
    t(kept ? 'seal.kept' : 'seal.broken'),
    action(t('seal.show'), () => showSeal(page)),
  );
}

export const sealMenu = (page: PageContext): MenuItem[] =>
  typeof deploymentOf(page.session)?.state.kept === 'boolean'
    ? [{ icon: 'seal', text: t('seal.show'), run: () => showSeal(page) }]
    : [];
