// The games by name, in the order in which the start screen offers them. games/table.ts knows where each one's part of the page is.

export const GAME_IDS = ['army-ants', 'ant-war', 'red-vs-black'] as const;

/** In these, a player may play either colour: that a colour has won does not yet tell who. */
export const SWAPS_COLOURS: readonly GameId[] = ['ant-war'];

/** As in positions and records. */
export type GameId = (typeof GAME_IDS)[number];

export const isGameId = (id: unknown): id is GameId => GAME_IDS.some((known) => known === id);

/** Games in rounds of points, of which a review tells luck from skill. */
export const PLAYS_ROUNDS: readonly GameId[] = ['ant-war'];

/** Games of dice, of which the engine tells luck from skill. */
export const THROWS_DICE: readonly GameId[] = ['red-vs-black'];
