// A screen about one game that needs a part of it, which is fetched when the screen is opened: lessons, puzzles, analysis.

import type { PropertyValues } from 'lit';
import { state } from 'lit/decorators.js';
import type { GamePage } from '../contract/game_page';
import { BoardScreen } from './board_screen';

export abstract class PartScreen<Part> extends BoardScreen {
  @state() protected fetched: Part | null = null;
  protected override readonly greets = true;
  /** The game whose part has been asked for. */
  private askedOf: GamePage | null = null;

  protected abstract fetchPart(game: GamePage): Promise<Part>;
  /** The part has arrived, and the screen is still open. */
  protected abstract partArrived(game: GamePage, fetched: Part): void | Promise<void>;

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const { game } = this;
    if (game === this.askedOf) return;
    this.askedOf = game;
    if (game) void this.attempt.run(() => this.fetch(game));
  }

  private async fetch(game: GamePage): Promise<void> {
    const fetched = await this.fetchPart(game);
    if (!this.isConnected || game !== this.game) return;
    this.fetched = fetched;
    await this.partArrived(game, fetched);
  }

  protected override get failure(): (() => void) | null {
    return this.page.retry ?? super.failure;
  }
}
