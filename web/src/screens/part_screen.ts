// A screen about one game that needs a part of it, which is fetched when the screen is opened: lessons, puzzles, analysis.

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { GamePage, MatchView } from '../contract/game_page';
import { ScreenElement } from '../contract/screen_element';
import { t } from '../i18n/translate';
import { Attempt } from '../ui/attempt';
import { partFailed } from '../ui/lazy';
import './board_grid';

export abstract class PartScreen<Part> extends ScreenElement {
  /** Whose part, once the game is fetched. */
  @property({ attribute: false }) game!: GamePage | null;
  /** Fetches the game again where it did not arrive. */
  @property({ attribute: false }) retry: (() => void) | null = null;
  @state() protected fetched: Part | null = null;
  /** The part is fetched, and what it is for is put on the board. */
  protected readonly attempt = new Attempt(() => this.requestUpdate());

  protected abstract partOf(game: GamePage): Promise<Part>;
  /** The part has arrived, and the screen is still open. */
  protected abstract take(game: GamePage, fetched: Part): void | Promise<void>;

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const { game } = this;
    if (changed.has('game') && game) void this.attempt.run(() => this.fetch(game));
  }

  private async fetch(game: GamePage): Promise<void> {
    const fetched = await this.partOf(game);
    if (!this.isConnected || game !== this.game) return;
    this.fetched = fetched;
    await this.take(game, fetched);
  }

  /** Shown if something did not arrive; null if all is well. */
  protected get failure(): TemplateResult | null {
    const retry = this.retry ?? this.attempt.retry;
    return retry && partFailed(retry);
  }

  /** The board and what lies over it, or that it is on its way. */
  protected boardArea(view: MatchView | null, marks: unknown = nothing): TemplateResult {
    const { game, page } = this;
    return html`<div class="board">
      ${page.board.element}
      ${
        game && view
          ? html`${
              game.playsOnCells
                ? html`<anthill-board-grid .game=${game} .snapshot=${view.snapshot}></anthill-board-grid>`
                : nothing
            }
            ${game.overlay(view)} ${marks}`
          : html`<p class="loading">${t('app.loading')}</p>`
      }
    </div>`;
  }
}
