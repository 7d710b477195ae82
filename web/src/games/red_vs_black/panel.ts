// What all panels of the game have in common: a panel takes the place of another one that had the focus, and so takes that too. Keys and
// screen readers go on where they were; whoever is elsewhere on the page is left there.

import { PageElement } from '../../ui/element';

export abstract class Panel extends PageElement {
  protected override updated(): void {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (lost) this.querySelector<HTMLElement>('.rvb-panel')?.focus({ preventScroll: true });
  }
}
