// The base of all panels of the game: a panel that replaces the element with the focus takes the focus too. Keys and screen readers go
// on where they were; a focus elsewhere on the page, or nowhere in particular, is left there.

import { focusIsLost } from '../../ui/focus';
import { PagePart } from '../../contract/page_part';

export abstract class Panel extends PagePart {
  protected override updated(): void {
    if (focusIsLost()) this.querySelector<HTMLElement>('.panel')?.focus({ preventScroll: true });
  }
}
