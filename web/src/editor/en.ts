// What is said where a position is set up.

export const en = {
  board: 'Board to be set up',
  palette: 'Cards to be laid',
  'hint.empty': 'Choose a card below, then its space. A tap on the board takes a card up.',
  'hint.hand': '{card} in hand: choose its space.',
  'hint.holes': 'Tap a space to take it out of the board, or to bring it back.',

  // What a screen reader says of a space.
  'cell.card': '{card} on {cell}',
  'cell.under': { one: '{card} on {cell}, on {n} card', other: '{card} on {cell}, on {n} cards' },
  'cell.empty': '{cell}, empty',
  'cell.hole': '{cell}, no space',
  // And of a card in the palette.
  'card.lies': '{card}, lies on {cell}',
  'say.laid': '{card} on {cell}.',
  'say.moved': '{card} taken up from {cell}.',
  'say.away': '{card} taken away from {cell}.',
  'say.dropped': 'Nothing in hand.',

  holes: 'Spaces',
  onTop: 'Lay cards on top of each other',
  tools: 'Set-up',
  undo: 'Undo',
  clear: 'Empty',
  reset: 'As at the start',
  deal: 'Deal',
  turn: 'To move',
  text: 'The position as text',
  'text.note': 'Everything can be written here too, or pasted.',

  play: 'Who plays from here',
  side: 'You play',
  'side.chance': 'By chance',
  begin: 'Start a game from here',

  // Whether a game can begin there.
  'verdict.good': 'A game can begin here: {side} is to move.',
  'verdict.chance': 'A game can begin here.',
  'verdict.over': 'Here the game is over already. {why}',
  'verdict.secret': 'Here something is still secret: a game cannot begin in the middle of that.',
  'verdict.bad': 'The rules do not accept this text: {error}', // the error is in English
} as const;
