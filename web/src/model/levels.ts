// The computer player's levels as the page offers them: those of src/players/levels.cpp, weakest first. Their names and descriptions are
// the words `level.N` and `level.N.note`.

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type Level = (typeof LEVELS)[number];

/** Up to this one the computer is a partner to learn from. */
export const LEARNING_LEVELS = 3;

export const isLevel = (value: unknown): value is Level => LEVELS.some((level) => level === value);
