// The English texts of what lies beside the board for those who want it: the field for typed moves, premoves, deals by their
// number, waiting for the Elder. Fetched with the first of these that is used.

export const en = {
  // Moves are typed in the notation of the rules.
  'typed.label': 'Move',
  'typed.play': 'Play',
  'typed.wait': 'Not now',

  // A premove: chosen while the computer thinks, played at once when the computer has moved. {from} and {to} are spaces, as "d4".
  'premove.waits': 'Your premove from {from} to {to} waits for the computer.',
  'premove.waits.pass': 'Your pass waits for the computer.',
  'premove.takeBack': 'Take it back',
  // {why} is a sentence of its own, such as "A card stands on d4."
  'premove.dropped': 'Your premove is dropped. {why}',

  // The computer may think for a few seconds; who does not want to wait has it move with what it has found so far.
  'patience.thinking': {
    one: '{player} is thinking, for a second at most',
    other: '{player} is thinking, for {n} seconds at most',
  },
  'patience.now': 'Play now',

  // The number of a deal: whoever enters it gets the same cards in the same places.
  'deal.this': 'This is deal {number}.',
  'deal.unknown': 'This game was dealt without a number.',
  'deal.note': 'Whoever enters a number begins with the same cards in the same places, here or on another device.',
  'deal.again': 'The same deal again',
  'deal.swapped': 'The same deal, places swapped',
  'deal.number': 'Number of a deal',
  'deal.enter': 'Deal it',
  'deal.problem': 'A deal’s number has one to nine digits.',
} as const;
