// A screen of the page. The button that led here has gone with the screen before, and the focus with it: the heading takes it, so that
// keys and screen readers go on from there.

import { keepFocus } from '../ui/focus';
import { PagePart } from './page_part';

export abstract class ScreenElement extends PagePart {
  /** False for a game and a match by link: the board takes the focus, and not the heading. */
  protected readonly greets: boolean = true;
  private greeted = false;
  protected override updated(changed: Map<PropertyKey, unknown>): void {
    super.updated(changed);
    keepFocus();
    const heading = this.querySelector('h1');
    if (this.greeted || !heading) return;
    this.greeted = true;
    if (
      !this.greets ||
      !this.page.router.hasMoved ||
      (document.activeElement !== null && document.activeElement !== document.body)
    )
      return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
}
