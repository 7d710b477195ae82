// What all parts of the page share: components without shadow trees (SDL has to find the canvas, labels and dialogs have to find each
// other, and one stylesheet serves all), and the things that they may ask of the page.

import { LitElement } from 'lit';
import type { Board } from '../board/board';
import type { Variants } from '../board/variants';
import type { Session } from '../session';
import type { Players, Variant } from '../session_types';
import type { SetAside } from '../storage/saves';
import type { Settings } from '../storage/settings';
import type { RuleSection } from '../words/refusals';

export type DialogName = 'menu' | 'settings' | 'rules' | 'about' | 'resign' | 'draw' | 'favor' | 'seal';

export interface PageContext {
  readonly session: Session;
  readonly board: Board;
  readonly settings: Settings;
  change(settings: Partial<Settings>): void;
  show(dialog: DialogName, section?: RuleSection): void;
  /** Deals a new game and shows it. */
  begin(players: Players, seed: number, variant: Variant): Promise<void>;
  /** Known once the board's module is there. */
  readonly variants: Variants | null;
  /** Saved games that could not be read. */
  readonly setAside: { all(): Promise<SetAside[]>; remove(id: number): Promise<void> };
  goTo(screen: 'start' | 'game'): void;
}

export abstract class PageElement extends LitElement {
  protected override createRenderRoot(): this {
    return this;
  }
}
