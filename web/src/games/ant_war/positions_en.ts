// What is said where a position of Ant War is set up.

export const en = {
  deck: 'Cards',
  columns: 'Columns',
  rows: 'Rows',
  lead: 'Further turns in a row', // of whoever is to move
  passed: 'The other colour has just passed',

  // What the rules object to.
  'problem.twice': 'The {card} is there too often: it lies on {first} and on {second}.',
  'problem.deck': 'The {card} on {cell} is not among these cards.',
  'problem.passed': 'The other colour cannot have passed while there are further turns in a row.',
} as const;
