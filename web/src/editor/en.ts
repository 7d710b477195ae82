// The texts for setting up a position.

import { sources } from 'translations:editor';
import { translator } from '../i18n/translate';

const en = {
  board: 'Position editor board',
  palette: 'Cards to place',
  'hint.empty': 'Choose a card below, then tap a space. Tap a card on the board to pick it up.',
  'hint.full': 'Tap a card on the board to pick it up, then tap another space.',
  'hint.hand': 'Now tap a space for this card: {card}.',
  'hint.holes': 'Tap a space to remove it from the board, or to put it back.',

  // The screen reader's words for a space.
  'cell.card': '{card} on {cell}',
  'cell.under': { one: '{card} on {cell}, on top of {n} card', other: '{card} on {cell}, on top of {n} cards' },
  'cell.empty': '{cell}, empty',
  'cell.hole': '{cell}, hole',
  // And of a card in the palette.
  'card.lies': '{card}, placed on {cell}',
  'say.laid': '{card} on {cell}.',
  'say.moved': '{card} picked up from {cell}.',
  'say.away': '{card} removed from {cell}.',
  'say.dropped': 'No card selected.',

  holes: 'Holes',
  onTop: 'Stack cards',
  tools: 'Position editor',
  undo: 'Undo',
  clear: 'Clear board',
  reset: 'Starting position',
  deal: 'Random deal',
  turn: 'To move',
  text: 'Position as text',
  'text.note': 'You can also type or paste a position here.',

  play: 'Players',
  side: 'Play as',
  'side.chance': 'Random',
  begin: 'Play from here',

  // Whether a game can begin there.
  'verdict.good': 'Ready to play: {side} to move.',
  'verdict.chance': 'Ready to play.',
  'verdict.over': 'The game is already over in this position. {why}',
  'verdict.secret': 'You can’t start a game here, because part of this position is still secret.',
  'verdict.bad': 'This position isn’t valid. Check its text, or undo your last change.',
} as const;

export const t = translator(en, sources);
