// Where each game's part of the page is: games/NAME/NAME.ts, fetched when the game is chosen or played. What it has to offer:
// contract/game_page.ts.

import { wordsArrived } from '../i18n/pending_catalogues';
import type { GamePage } from '../contract/game_page';
import type { GameId } from '../model/game_id';

const PARTS: Readonly<Record<GameId, () => Promise<GamePage>>> = {
  'army-ants': async () => (await import('../games/army_ants/army_ants')).armyAnts,
  'ant-war': async () => (await import('../games/ant_war/ant_war')).antWar,
  'red-vs-black': async () => (await import('../games/red_vs_black/red_vs_black')).redVsBlack,
};

/** A game's part of the page, with its words. What could not be fetched is asked for again the next time. */
export async function loadGame(id: GameId): Promise<GamePage> {
  const game = await PARTS[id]();
  await wordsArrived();
  return game;
}
