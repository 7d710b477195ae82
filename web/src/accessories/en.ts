// The English texts of what lies beside the board for those who want it: premoves, deals by their number, waiting for the
// Elder. Fetched with the first of these that is used.

import { sources } from 'translations:accessories';
import { translator } from '../i18n/translate';

const en = {
  // A premove: chosen while the computer thinks, played at once when the computer has moved. {from} and {to} are spaces, as "d4".
  'premove.waits': 'Premove set: {from} to {to}.',
  'premove.waits.pass': 'Premove set: pass.',
  'premove.takeBack': 'Cancel premove',
  // {why} is a sentence of its own, such as "A card stands on d4."
  'premove.dropped': 'Premove cancelled. {why}',

  // The computer may think for a few seconds; who does not want to wait has it move with what it has found so far.
  'elder.thinking': {
    one: '{player} is thinking (up to {n} second)…',
    other: '{player} is thinking (up to {n} seconds)…',
  },
  'elder.now': 'Move now',

  // On the ring of a card on the board while such rings are new: an enemy can capture or cover it; the player can capture or cover it and
  // loses nothing by that. At most 14 letters.
  'help.danger': 'In danger',
  'help.chance': 'Safe to take',

  // The number of a deal: entering it gives the same cards in the same places.
  'deal.this': 'This is deal {number}.',
  'deal.unknown': 'This game has no deal number.',
  'deal.note': 'The same number always deals the same cards in the same places, on any device.',
  'deal.again': 'Play this deal again',
  'deal.swapped': 'Play with sides swapped',
  'deal.number': 'Deal number',
  'deal.enter': 'Deal',
  'deal.problem': 'Enter a number of 1 to 9 digits.',
} as const;

export const t = translator(en, sources);
