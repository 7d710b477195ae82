// The English texts of the pictures that go out. They are fetched when the dialog for sharing is opened.

import { sources } from 'translations:pictures';
import { translator } from '../../i18n/translate';

const en = {
  'pictures.title': 'Share as a picture',
  'pictures.still': 'Picture of the position',
  'pictures.film': 'Animated GIF of the game',
  'pictures.film.rest': 'Animated GIF from here',
  'pictures.painting': 'Creating…',
  'pictures.progress': 'Frames created',
  'pictures.cancel': 'Stop',
  'pictures.cancelled': 'Stopped. Nothing was saved.',
  'pictures.send': 'Share…',
  'pictures.save': 'Save',
  'pictures.saved': 'Download started.',
  'pictures.other': 'Make another',
  'pictures.size': '{name}, {size}',
  'pictures.kilobytes': '{n} kB',
  'pictures.megabytes': '{n} MB',
  'pictures.limit': {
    one: 'The game is too long for one GIF. Only the last move is shown.',
    other: 'The game is too long for one GIF. Only the last {n} moves are shown.',
  },
  'pictures.send.refused': 'This browser didn’t let Anthill share the picture. Save it instead.',
  // The picture lacks the names and the result below the board.
  'pictures.bare':
    'This browser doesn’t let Anthill read what it draws, so you get the board without the names. A button in the address bar may allow it.',
  'pictures.failed': 'The picture couldn’t be created. Try again. If that doesn’t help, reload the page.',
  'pictures.failed.large':
    'This GIF would be larger than 8 MB, too large for many apps. Start from a later move to make it smaller.',

  // The text below the board, which is also the picture's description.
  'pictures.alt': '{title}: {players}. {line}',
  'pictures.alt.film': '{title}: {players}. Animation of the moves. At the end: {line}',
  'pictures.begin': 'The game begins.',
  'pictures.after': { one: 'After {n} move, {player} to move', other: 'After {n} moves, {player} to move' },
  'pictures.turn': 'Turn {n}, {player} to move',
  'pictures.won': '{player} won',
  'pictures.draw': 'Draw',
} as const;

export const t = translator(en, sources);
