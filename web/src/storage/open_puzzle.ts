// Which puzzle of a game is open in this tab, and how far it has been played: a page that is reloaded goes on there.

import * as v from 'valibot';
import { checkedText } from '../model/checked';
import type { GameId } from '../model/game_id';
import { Drafts } from './drafts';

/** Sets of puzzles: a game's collection, the player's own mistakes, those that are due, and a rush. Others are named after their themes. */
export const [ALL_PUZZLES, OWN_MISTAKES, DUE_PUZZLES, RUSH_PUZZLES] = ['all', 'own', 'due', 'rush'] as const;

const keptRush = v.object({
  /** Milliseconds. */
  left: v.number(),
  /** The most that had been solved in a rush before this one. */
  best: v.number(),
  solved: v.number(),
  missed: v.array(v.string()),
  /** All that have been shown in it. */
  seen: v.array(v.string()),
});
/** A rush under way. */
export type KeptRush = v.InferOutput<typeof keptRush>;

const schema = v.object({
  /** The set it belongs to, see puzzles/sets.ts. */
  set: v.string(),
  /** "": the next one. */
  id: v.string(),
  /** The day that it was the puzzle of, see progress.ts. */
  day: v.nullable(v.number()),
  /** The moves played in it so far, both sides'. */
  moves: v.array(v.string()),
  rush: v.optional(keptRush),
});
export type OpenPuzzle = v.InferOutput<typeof schema>;

/** The next one of the collection. */
export const NEXT_PUZZLE: OpenPuzzle = { set: ALL_PUZZLES, id: '', day: null, moves: [] };
const drafts = new Drafts('puzzle');

export const readOpenPuzzle = (game: GameId): OpenPuzzle => checkedText(schema, drafts.read(game)) ?? NEXT_PUZZLE;
export const keepOpenPuzzle = (game: GameId, open: OpenPuzzle): boolean => drafts.write(game, JSON.stringify(open));
