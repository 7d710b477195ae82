// The English texts of what the rules of Ant War prove of moves: why one is good, what another gives away. Fetched when there is something to
// be said. {by} and {on} are ants, "9 of hearts".

export const en = {
  // After a sentence that names the move, which is “it”.
  'reason.buries': 'It buries the {on} for good.',
  'reason.stops': 'The {on} will not move again.',
  'reason.buries-next': {
    one: 'Whatever the answer, another ant of {n} point or more can be buried next.',
    other: 'Whatever the answer, another ant of {n} points or more can be buried next.',
  },
  'reason.blocks': 'The {on} has nowhere to go now.',
  'reason.takes-food': 'It wins the food on {cell}.',
  'reason.denies-food': 'It takes the food on {cell} from the other colour.',
  'reason.saves': 'The {on} is out of reach now.',
  'reason.threatens': 'It threatens to bury the {on}.',
  'reason.gains': { one: 'The margin shifts by {n} point.', other: 'The margin shifts by {n} points.' },
  'reason.ends-ahead': { one: 'It ends ahead by {n} point.', other: 'It ends ahead by {n} points.' },
  'reason.no-gain': 'No cover would gain a point.',

  // Before a move stands, to whoever makes it.
  'warning.ant': 'This lets the {by} bury your {on}.',

  // To whoever is to move.
  'danger.ant': 'The {by} on {cell} can bury your {on}.',
  'danger.take': 'Your {by} on {cell} can bury the {on}.',
} as const;
