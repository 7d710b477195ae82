// The English texts of the puzzles of Ant War.

export const en = {
  task: '{side} to move: find the one move that gives the best final score, whatever the other colour replies.',
  // How the round ends, for the sentences below.
  ahead: { one: '{n} point ahead', other: '{n} points ahead' },
  behind: { one: '{n} point behind', other: '{n} points behind' },
  even: 'even',
  wrong: 'With that, {side} ends {ending} at best. There is a better move.',
  right: 'With best play, {side} ends {ending}. After any other first move, it would be {next} at best.',
} as const;
