// The English texts of what the rules of Ant War prove of moves: why one is good, what another gives away. Fetched when there is something to
// be said. {by} and {on} are ants, "9 of hearts".

export const en = {
  // After a sentence that names the move, which is “it”.
  'reason.buries': 'It takes the {on} out of the round.',
  'reason.stops': 'The {on} will not move again.',
  'reason.buries-next': {
    one: 'Whatever the reply, another ant of {n} point or more can be covered next.',
    other: 'Whatever the reply, another ant of {n} points or more can be covered next.',
  },
  'reason.blocks': 'The {on} has nowhere to go now.',
  'reason.takes-food': 'It wins the food on {cell}.',
  'reason.denies-food': 'It takes the food on {cell} away from the other colour.',
  'reason.saves': 'The {on} is out of reach now.',
  'reason.threatens': 'It threatens to cover the {on}.',
  'reason.gains': { one: 'That’s a swing of {n} point.', other: 'That’s a swing of {n} points.' },
  'reason.ends-ahead': {
    one: 'It ends the round ahead by {n} point.',
    other: 'It ends the round ahead by {n} points.',
  },
  'reason.no-gain': 'No move would gain a point.',

  // Shown to the mover before the move stands.
  'warning.ant': 'This lets the {by} cover your {on}.',

  // Shown to the side to move.
  'danger.ant': 'The {by} on {cell} can cover your {on}.',
  'danger.take': 'Your {by} on {cell} can cover the {on}.',
} as const;
