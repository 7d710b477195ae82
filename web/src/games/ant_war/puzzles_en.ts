// The English texts of the puzzles of Ant War.

export const en = {
  task: '{side} to move: find the one move that gives the best final score, whatever the other colour replies.',
  // How the round ends, for the sentences below.
  ahead: { one: '{n} point ahead', other: '{n} points ahead' },
  behind: { one: '{n} point behind', other: '{n} points behind' },
  even: 'even',
  wrong: 'With that, {side} ends {ending} at best. There is a better move.',
  right: 'With best play, {side} ends {ending}. After any other first move, it would be {next} at best.',
  // The themes of puzzles: a title, and the one sentence that the theme teaches.
  'theme.pass.title': 'Passing at the right time',
  'theme.pass.lesson':
    'If every move of yours would cost points, pass. The other colour must then move, or pass and end the round.',
  'theme.drone.title': 'Starving a Drone',
  'theme.drone.lesson': 'A Drone needs an ant a knight’s move away. Leave none, and it can’t move.',
  'theme.food.title': 'Food',
  'theme.food.lesson': 'A joker gives 3 points only if all ants beside it have one colour.',
  'theme.bury.title': 'Covering a strong ant',
  'theme.bury.lesson': 'An ant with 5 points or more that you cover is lost for the other colour.',
  'theme.royal.title': 'Queens and Drones',
  'theme.royal.lesson': 'Queens and Drones reach far. Cover one, and its colour has less reach.',
  'theme.flight.title': 'Out of reach',
  'theme.flight.lesson': 'Move a threatened ant to a space where no ant of the other colour can cover it.',
  'theme.own.title': 'Covering your own ant',
  'theme.own.lesson': 'If you cover your own ant, you lose its points. Sometimes the better place is worth it.',
} as const;
