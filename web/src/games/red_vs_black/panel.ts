// What all panels of the game have in common: a panel that takes the place of what had the focus takes that too. Keys and screen readers
// go on where they were; whoever is elsewhere on the page, or nowhere in particular, is left there.

import { focusIsLost } from '../../ui/focus';
import { PagePart } from '../../contract/page_part';

export abstract class Panel extends PagePart {
  protected override updated(): void {
    if (focusIsLost()) this.querySelector<HTMLElement>('.panel')?.focus({ preventScroll: true });
  }
}
