// The question before the Queen goes home. (The seal's dialog: deploy/secret.ts)

import { html } from 'lit';
import { dialogButton as button, type DialogContent } from '../../ui/dialog_content';
import { positionOn } from '../../contract/match_view';
import type { PageContext } from '../../contract/page_context';
import { t as shared } from '../../i18n/translate';
import { favorName } from './labels';
import { ruleNumber } from './refusals';
import type { ArmyAntsSnapshot } from './snapshot';
import { t } from './en';

export function favorDialog(page: PageContext, close: () => void): DialogContent | null {
  const snapshot = positionOn<ArmyAntsSnapshot>(page.session.state, 'army-ants');
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
        ${button(shared('rules.show', { n: ruleNumber('favor') }), () => page.show({ dialog: 'rules', section: 'favor' }), 'quiet')}
      </p>`,
  };
}
