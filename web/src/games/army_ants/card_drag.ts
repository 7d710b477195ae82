// Tap and drag for cards in the page. A tap acts when the pointer goes up where it came down. A dragged card's picture follows the
// pointer, and the listener is told what lies under it at the end. Acts on pointerup: after a fast drag some browsers swallow the next
// click.

import { lyingCard } from '../../art/board_cards';
import { render } from 'lit';

// CSS pixels that a finger may tremble.
const THRESHOLD = 8;

export class CardDrag {
  private ghost: HTMLElement | null = null;

  constructor(
    private readonly host: HTMLElement,
    private readonly drop: (card: string, target: Element | null) => void,
  ) {}

  /** `card` may be "": then there is nothing to drag. */
  begin(down: PointerEvent, card: string, tap: () => void): void {
    if (down.button !== 0 || !down.isPrimary) return;
    const source = down.currentTarget as HTMLElement;
    const size = source.getBoundingClientRect();

    const move = (event: PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return;
      const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > THRESHOLD;
      if (card === '' || (!this.ghost && !far)) return;
      this.ghost ??= this.raise(card, size, source);
      const { style } = this.ghost;
      style.translate = `${event.clientX - size.width / 2}px ${event.clientY - size.height / 2}px`;
    };
    const end = (event: PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return;
      for (const [type, listener] of listeners) window.removeEventListener(type, listener);
      const ghost = this.ghost;
      this.ghost = null;
      ghost?.remove();
      source.classList.remove('lifted');
      if (event.type !== 'pointerup') return;
      const target = document.elementFromPoint(event.clientX, event.clientY);
      if (ghost) this.drop(card, target);
      else if (source.contains(target)) tap();
    };
    const listeners = [
      ['pointermove', move],
      ['pointerup', end],
      ['pointercancel', end],
    ] as const;
    // On the window: a pointer that is not captured is heard there wherever it goes.
    for (const [type, listener] of listeners) window.addEventListener(type, listener);
  }

  private raise(card: string, size: DOMRect, source: HTMLElement): HTMLElement {
    const ghost = document.createElement('div');
    ghost.className = 'card-ghost';
    ghost.style.width = `${size.width}px`;
    render(lyingCard(card), ghost);
    this.host.append(ghost);
    source.classList.add('lifted');
    return ghost;
  }
}
