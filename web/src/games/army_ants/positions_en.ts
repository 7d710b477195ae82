// The texts for setting up a position of Army Ants.

export const en = {
  phase: 'Phase',
  'phase.rally': 'Rally',
  'phase.battle': 'Battle',
  'rally.red': 'Red’s rally turns left',
  'rally.black': 'Black’s rally turns left',
  edition: 'Edition',

  // Why no game can have led there.
  'unreachable.rally': 'No game can lead here, because nothing is captured during the rally.',
  'unreachable.nines': 'No game can lead here, because a 9 can only be removed by a 9 of the other side.',

  // The rules' objections.
  'problem.queens': 'There must be at least one Queen on the board.',
  'problem.twice': 'There is only one {card}, but it is on both {first} and {second}.',
  'problem.outside': 'In the rally, cards stay in their own half, but the {card} is on {cell}.',
  'problem.turns': '{side} is to move in the rally but has no rally turns left.',
} as const;
