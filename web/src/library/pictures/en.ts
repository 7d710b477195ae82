// The English texts of the pictures that go out. They are fetched when the dialog for sharing is opened.

export const en = {
  'pictures.title': 'As a picture',
  'pictures.still': 'Picture of the position',
  'pictures.film': 'Moving picture of the game',
  'pictures.film.rest': 'Moving picture from here on',
  'pictures.painting': 'Painting…',
  'pictures.progress': 'Pictures painted',
  'pictures.cancel': 'Stop',
  'pictures.cancelled': 'Stopped. Nothing was saved.',
  'pictures.send': 'Send…',
  'pictures.save': 'Save',
  'pictures.saved': 'The picture is on its way.',
  'pictures.other': 'Another picture',
  'pictures.size': '{name}, {size}',
  'pictures.kilobytes': '{n} kB',
  'pictures.megabytes': '{n} MB',
  'pictures.limit': {
    one: 'The game is too long for one moving picture: it shows the last move.',
    other: 'The game is too long for one moving picture: it shows the last {n} moves.',
  },
  'pictures.send.refused': 'This browser didn’t let Anthill send the picture. Save it instead.',
  // The picture lacks the names and the result below the board.
  'pictures.bare':
    'This browser doesn’t let Anthill read what it draws, so you get the board without the names. A button in the address bar may allow it.',
  'pictures.failed': 'The picture did not come about. Try again; if that does not help, load the page anew.',
  'pictures.failed.large':
    'This moving picture would be larger than 8 MB, which few programs take. One from a later move on is smaller.',

  // What is written below the board, and said to whoever cannot see it.
  'pictures.alt': '{title}: {players}. {line}',
  'pictures.alt.film': '{title}: {players}. The moves one after the other, up to this end: {line}',
  'pictures.begin': 'The game begins.',
  'pictures.after': { one: 'After {n} move, {player} to move', other: 'After {n} moves, {player} to move' },
  'pictures.won': '{player} won',
  'pictures.draw': 'A draw',
} as const;
