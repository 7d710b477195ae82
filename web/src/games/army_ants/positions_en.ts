// What is said where a position of Army Ants is set up.

export const en = {
  phase: 'Stage of the game',
  'phase.rally': 'Rally',
  'phase.battle': 'Battle',
  'rally.red': 'Red’s rally turns left',
  'rally.black': 'Black’s rally turns left',
  edition: 'Edition',

  // What the rules object to.
  'problem.queens': 'There has to be a Queen on the board.',
  'problem.twice': 'There is only one {card}, and it lies on {first} and on {second}.',
  'problem.outside': 'In the rally nothing stands outside its own half, but the {card} stands on {cell}.',
  'problem.turns': '{side} is to move in the rally and has no rally turn left.',
} as const;
