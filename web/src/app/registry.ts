// The only list of the games on the page, in the order in which the start screen offers them. A game comes in by its line here; its part
// of the page (games/NAME/NAME.ts) is fetched when it is chosen or played. What a game's part has to offer: game.ts.

import { wordsArrived } from '../i18n/pending_catalogues';
import type { GamePage } from '../contract/game_page';

/** As in positions and records. */
export type GameId = 'army-ants' | 'ant-war' | 'red-vs-black';

const PARTS: Readonly<Record<GameId, () => Promise<GamePage>>> = {
  'army-ants': async () => (await import('../games/army_ants/army_ants')).armyAnts,
  'ant-war': async () => (await import('../games/ant_war/ant_war')).antWar,
  'red-vs-black': async () => (await import('../games/red_vs_black/red_vs_black')).redVsBlack,
};

export const GAME_IDS = Object.keys(PARTS) as GameId[];
export const isGameId = (id: unknown): id is GameId => GAME_IDS.some((known) => known === id);

/** A game's part of the page, with its words. What could not be fetched is asked for again the next time. */
export async function loadGame(id: GameId): Promise<GamePage> {
  const game = await PARTS[id]();
  await wordsArrived();
  return game;
}
