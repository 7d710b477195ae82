// Texts that the screens of lessons and puzzles share.

import type { TemplateResult } from 'lit';
import type { PageContext } from '../contract/page_context';
import type { Refused } from '../contract/game_page';
import { t as shared } from '../i18n/translate';
import { action, lineOf } from '../ui/message';

/** Why the rules refuse something, and where they say so. */
export const refusedLine = (page: PageContext, { text, section, number }: Refused): TemplateResult =>
  lineOf(
    'refused',
    text,
    action(shared('rules.show', { n: number }), () => page.show({ dialog: 'rules', section })),
  );
