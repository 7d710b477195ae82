// The English texts of the puzzles of Army Ants.

export const en = {
  task: {
    one: '{side} to move: capture the Queen in {n} move, whatever {other} replies.',
    other: '{side} to move: capture the Queen in {n} moves, whatever {other} replies.',
  },
  // {reply} is a move in notation, “c4-c5”.
  wrong: '{other} answers {reply}, and the Queen can no longer be caught in time.',
  slow: 'That catches the Queen too, but it takes longer: there is a shorter way.',
  right: 'The Queen is caught: no reply could have saved her.',
} as const;
