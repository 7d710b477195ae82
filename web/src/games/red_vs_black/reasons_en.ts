// The English texts of what the rules of Ants: Red vs. Black prove of choices. Fetched when there is something to be said.

export const en = {
  // After a sentence that names the choice, which is “it”. {units} are named: “unit 3”, “units 3 and 5”.
  'reason.adds-dice': { one: 'It adds {n} die to the throw.', other: 'It adds {n} dice to the throw.' },
  'reason.adds-none': 'Committing more would not add a die.',
  'reason.saves': 'As the dice are now, it saves {units}.',
  'reason.heals': 'One more wound would have removed {units}.',
  'reason.removes': 'It removes {units}.',
  'reason.wounds': 'It wounds {units}.',
  'reason.spares': 'Adjusting a die or swapping colours would not wound more units.',
  'reason.grows': { one: 'The army grows to {n} unit.', other: 'The army grows to {n} units.' },
} as const;
