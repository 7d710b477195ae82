// The English texts of the verdict on a learner's own move.

export const en = {
  // Before a sentence that says what the move is good for: “It guards the 9 of hearts.”
  good: 'Good move.',
  // Before a sentence that names that move, and one that says what it is good for.
  better: 'There was a better move.',
} as const;
