// The games by name, in the order in which the start screen offers them, with their traits. games/table.ts finds each one's part of the page.

/**
 * "cells": moves are made on the board's cells; else the game's own parts say what lies on the table. "rounds": it is played in rounds of
 * points, of which a review tells luck from skill. "swaps": a player may play either colour, so that a colour has won does not tell who.
 * "dice": the engine tells luck from skill. "turns": players count turns, each of several moves.
 */
type Trait = 'cells' | 'rounds' | 'swaps' | 'dice' | 'turns';

const TRAITS = {
  'army-ants': ['cells'],
  'ant-war': ['cells', 'rounds', 'swaps'],
  'red-vs-black': ['dice', 'turns'],
} as const satisfies Record<string, readonly Trait[]>;

/** As in positions and records. */
export type GameId = keyof typeof TRAITS;

export const GAME_IDS = Object.keys(TRAITS) as [GameId, ...GameId[]];

export const isGameId = (id: unknown): id is GameId => GAME_IDS.some((known) => known === id);

export const hasTrait = (game: GameId, trait: Trait): boolean => TRAITS[game].some((each: Trait) => each === trait);
