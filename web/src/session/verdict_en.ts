// The English texts of the verdict on a learner's own move.

export const en = {
  // Before a sentence that says what the move is good for: “It guards the 9 of hearts.”
  good: 'Good move.',
} as const;
