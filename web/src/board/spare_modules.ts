// The modules of games that are not on the board: they answer questions about their game, and one goes onto the board when its game is
// played. There, none has a match before.

import { boardAddress } from './board_addresses';
import { fetchBoard } from './board_code';
import type { BoardModule } from './module';
import type { GameId } from '../model/game_id';

async function load(game: GameId): Promise<BoardModule> {
  // Apart from the page's own script, so that the start screen need not wait for it.
  const address = boardAddress(game);
  const [{ BoardModule }] = await Promise.all([import('./module'), fetchBoard(game, address)]);
  return BoardModule.load(game, address);
}

export class SpareModules<Module = BoardModule> {
  private readonly there = new Map<GameId, Module>();
  private readonly coming = new Map<GameId, Promise<void>>();

  /** @param load for tests */
  constructor(private readonly load: (game: GameId) => Promise<Module>) {}

  get(game: GameId): Module | null {
    return this.there.get(game) ?? null;
  }
  /** It is no spare one from now on. */
  take(game: GameId): Module | null {
    const module = this.get(game);
    this.there.delete(game);
    return module;
  }
  /** Each game's is fetched once at a time; what did not come is fetched again the next time. */
  include(game: GameId): Promise<void> {
    if (this.there.has(game)) return Promise.resolve();
    const known = this.coming.get(game);
    if (known) return known;
    const coming = this.load(game)
      .then((module) => void this.there.set(game, module))
      .finally(() => this.coming.delete(game));
    this.coming.set(game, coming);
    return coming;
  }
  clear(): void {
    this.there.clear();
  }
}

export const spareModules = (): SpareModules => new SpareModules(load);
