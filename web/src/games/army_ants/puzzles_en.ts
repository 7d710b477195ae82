// The English texts of the puzzles of Army Ants.

export const en = {
  task: {
    one: '{side} to move: capture the Queen in {n} move, whatever {other} replies.',
    other: '{side} to move: capture the Queen in {n} moves, whatever {other} replies.',
  },
  // {reply} is a move in notation, “c4-c5”.
  wrong: '{other} answers {reply}, and the Queen can no longer be captured in time.',
  slow: 'That captures the Queen too, but there is a faster way.',
  right: 'The Queen is captured. No reply could have saved her.',
} as const;
