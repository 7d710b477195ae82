// All games: whatever folder here has a card. The order in which they are offered is that of model/game_id.ts.

import { withWords } from '../i18n/pending_catalogues';
import type { GameCard } from '../contract/game_card';
import type { GamePage } from '../contract/game_page';
import type { GameId } from '../model/game_id';

const found = import.meta.glob<GameCard>('./*/card.ts', { eager: true, import: 'card' });

export const CARDS = Object.fromEntries(Object.values(found).map((card) => [card.id, card])) as Readonly<
  Record<GameId, GameCard>
>;

/** A game's part of the page, with its words. A failed download is tried again the next time. */
export const loadGame = (id: GameId): Promise<GamePage> => withWords(CARDS[id].load());
