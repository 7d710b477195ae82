// The texts for setting up a position of Ant War.

export const en = {
  // Why no game can have led there.
  'unreachable.cards': 'No game can lead here. Counting the cards in stacks, there must be as many cards as spaces.',

  deck: 'Cards',
  columns: 'Columns',
  rows: 'Rows',
  lead: 'Extra turns in a row for the side to move', // of the side to move
  passed: 'The other colour has just passed',

  // The rules' objections.
  'problem.twice': 'There are too many of this card: {card} is on both {first} and {second}.',
  'problem.deck': 'This deck has no {card}, but one is on {cell}.',
  'problem.passed': 'The other colour can’t have just passed while the side to move has extra turns.',
} as const;
