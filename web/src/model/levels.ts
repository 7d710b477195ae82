// The computer player's levels as the page offers them: those of src/players/NAME/ladder.h, weakest first. Their names and descriptions are
// the words `level.N` and `note.N` (i18n/level_lines_en.ts).

import { hasTrait, type GameId } from './game_id';

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type Level = (typeof LEVELS)[number];
export const STRONGEST = 10 satisfies Level;
/** The limits of the engine where the best move is wanted: for a hint, for a doubtful move of a review. */
export const BEST = `level ${STRONGEST}`;

/** Above them all: as strong as the strongest one becomes with the time that it is given for each move. */
export const ELDER = 'elder';
export const SECONDS = [1, 3, 5, 10] as const;
/** For a move of the Elder. */
export type Seconds = (typeof SECONDS)[number];

/** Whom a person can choose to play, weakest first. */
const STRENGTHS = [...LEVELS, ELDER] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Counted from 1, the weakest. */
export const strengthPlace = (strength: Strength): number => STRENGTHS.indexOf(strength) + 1;

/** Those that make a difference in this game: where dice decide thinking longer finds nothing more. */
export const strengthsOf = (game: GameId): readonly Strength[] => (hasTrait(game, 'dice') ? LEVELS : STRENGTHS);

/** Up to this one the computer is a partner to learn from. */
export const LEARNING_LEVELS = 3;
