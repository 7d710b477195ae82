// The dialogs that only Army Ants has.

import { html, type TemplateResult } from 'lit';
import { dialogButton as button, type DialogContent } from '../../ui/dialog_content';
import type { PageContext } from '../../contract/page_context';
import { t as shared } from '../../i18n/translate';
import { deploymentOf, NO_DEPLOYMENT } from './deploy/deployment';
import { favorName } from './labels';
import type { ArmyAntsSnapshot } from './snapshot';
import { t } from './words';

export function favorDialog(page: PageContext, close: () => void): DialogContent | null {
  const snapshot = page.session.state.snapshot as ArmyAntsSnapshot | null;
  if (!snapshot) return null;
  const favor = (): void => {
    close();
    page.session.command('favor', snapshot.ply);
  };
  return {
    heading: favorName(snapshot.rules),
    content: html`<p>${t('favor.text')}</p>
      <p class="buttons">
        ${button(t('favor.confirm'), favor, 'primary')} ${button(t('favor.cancel'), close)}
        ${button(shared('rules.show'), () => page.show({ dialog: 'rules', section: 'favor' }), 'quiet')}
      </p>`,
  };
}

export function sealDialog(page: PageContext, close: () => void): DialogContent | null {
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
      <p class="buttons">${button(t('seal.close'), close, 'primary')}</p>`,
  };
}
