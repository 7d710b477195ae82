// The English texts of what lies beside the board for those who want it: the field for typed moves, deals by their number. Fetched with the
// first of these that is used.

export const en = {
  // Moves are typed in the notation of the rules.
  'typed.label': 'Move',
  'typed.play': 'Play',
  'typed.wait': 'Not now',

  // The number of a deal: whoever enters it gets the same cards in the same places.
  'deal.this': 'This is deal {number}.',
  'deal.unknown': 'This game was dealt without a number.',
  'deal.note': 'Whoever enters a number gets the same cards in the same places, here or on another device.',
  'deal.again': 'The same deal again',
  'deal.swapped': 'The same deal, places swapped',
  'deal.number': 'Number of a deal',
  'deal.enter': 'Deal it',
  'deal.problem': 'A deal’s number has one to nine digits.',
} as const;
