// What is said where a position of Ants: Red vs. Black is set up.

export const en = {
  hint: 'Tap units to wound them, to remove them and to bring them back.',
  'army.red': 'Red’s units',
  'army.black': 'Black’s units',
  'unit.0': 'Unit {n}, unwounded',
  'unit.1': 'Unit {n}, wounded',
  'unit.2': 'Unit {n}, removed',
  'points.red': 'Red’s Tactic Points',
  'points.black': 'Black’s Tactic Points',

  // What the rules object to.
  'problem.over': 'An army with two units or fewer has lost already.',
} as const;
