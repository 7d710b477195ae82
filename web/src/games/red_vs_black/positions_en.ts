// The texts for setting up a position of Ants: Red vs. Black.

export const en = {
  hint: 'Tap a unit to wound it, again to remove it, and again to bring it back.',
  'army.red': 'Red’s units',
  'army.black': 'Black’s units',
  'unit.0': 'Unit {n}, unwounded',
  'unit.1': 'Unit {n}, wounded',
  'unit.2': 'Unit {n}, removed',
  'points.red': 'Red’s Tactic Points',
  'points.black': 'Black’s Tactic Points',

  // The rules' objections.
  'problem.over': 'An army with two units or fewer has already lost.',
} as const;
