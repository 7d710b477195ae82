// The page's services reach its parts wherever they are in it: the elements in between don't pass them on.

import { consume, createContext } from '@lit/context';
import { PageElement } from '../ui/element';
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
