// The English texts of the puzzles of Ant War.

export const en = {
  task: '{side} to move: find the one move that ends the round best, whatever the other colour replies.',
  // How the round ends, for the sentences below.
  ahead: { one: '{n} point ahead', other: '{n} points ahead' },
  behind: { one: '{n} point behind', other: '{n} points behind' },
  even: 'level',
  wrong: 'With that {side} ends {ending} at best: there is a better move.',
  right: 'With the best play {side} ends {ending}; after any other first move it would be {next} at best.',
} as const;
