// A report about the games in which something has been found that was kept with them.

import { property, state } from 'lit/decorators.js';
import type { PropertyValues } from 'lit';
import { PagePart } from '../../contract/page_part';
import type { GameSummary } from '../../model/game_summary';
import type { SavedGame } from '../../model/saved_game';
import type { SeatName } from '../../model/snapshot';

/** The colour of the person, or at first if colours change hands. */
export const personIn = ({ players }: GameSummary): SeatName => (players.red.kind === 'person' ? 'red' : 'black');

export abstract class KeptReport<Found> extends PagePart {
  /** The finished games of this kind against the computer. */
  @property({ attribute: false }) games: readonly GameSummary[] = [];
  /** By the names of the games; null until they have been read. */
  @state() protected known: ReadonlyMap<string, Found> | null = null;

  /** Null: nothing has been found in it. */
  protected abstract foundIn(game: SavedGame, seat: SeatName): Found | null;

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('games')) void this.read();
  }

  private async read(): Promise<void> {
    const { games } = this;
    const known = new Map<string, Found>();
    for (const summary of games) {
      const game = await this.page.saves.find(summary.id).catch(() => null);
      const found = game && this.foundIn(game, personIn(summary));
      if (found) known.set(summary.id, found);
    }
    if (games === this.games) this.known = known;
  }
}
