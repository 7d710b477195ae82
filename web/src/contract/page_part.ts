// The page's services reach its parts wherever they are in it: the elements in between don't pass them on.

import { consume, createContext } from '@lit/context';
import type { TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { t } from '../i18n/translate';
import { PageElement } from '../ui/element';
import { action, lineOf } from '../ui/message';
import type { GamePage, MatchView, Refused } from './game_page';
import type { PageContext } from './page_context';

export const pageContext = createContext<PageContext>(Symbol('page'));

/** An element that asks something of the page. */
export abstract class PagePart extends PageElement {
  /** There as soon as the element stands in the page. */
  @consume({ context: pageContext }) page!: PageContext;
}

/** The computer answers by itself; a person is asked. */
export function offerDraw(page: PageContext): void {
  if (page.session.opponentIsComputer) void page.session.offerDrawToComputer();
  else page.show({ dialog: 'draw' });
}

/** An element that shows something of the match on the board. */
export abstract class MatchPart extends PagePart {
  @property({ attribute: false }) game!: GamePage;
  @property({ attribute: false }) view!: MatchView;
}

/** Why the rules refuse something, and where they say so. */
export const refusedLine = (page: PageContext, { text, section, number }: Refused): TemplateResult =>
  lineOf(
    'refused',
    text,
    action(t('rules.show', { n: number }), () => page.show({ dialog: 'rules', section })),
  );
