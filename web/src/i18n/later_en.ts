// What all games share like en.ts, but nobody reads up to a playable board. It comes with the parts of the page that say it.

export const en = {
  'analysis.open': 'Analyse',

  // A watched game.
  'watch.pause': 'Pause',
  'watch.play': 'Play',
  'watch.step': 'Step',
  'watch.pace': 'Pace: {pace}', // the pace is one of the three below
  'watch.pace.slow': 'Slow',
  'watch.pace.steady': 'Steady',
  'watch.pace.fast': 'Fast',

  // The headings of dialogs.
  'menu.title': 'Menu',
  'settings.title': 'Settings',
  'about.title': 'About Anthill',
  'deal.title': 'Deal by number',
  'share.title': 'Share or save this game',
  'import.title': 'Open a game',
  'statistics.title': 'Statistics',
  'erase.title': 'Erase everything?',
  'entry.title': 'Game',
  'name.title': 'Rename',
  'comment.title': 'Comment',

  // Questions.
  'resign.title': '{player} resigns?',
  'resign.text': '{winner} wins the game then.',
  'resign.confirm': 'Resign',
  'resign.cancel': 'Play on',
  'draw.title': '{player} offers a draw',
  'draw.text': '{other}, is a draw all right?',
  'draw.accept': 'Agree to a draw',
  'draw.decline': 'Play on',

  // The end.
  'end.length': { one: '{n} move', other: '{n} moves' },
  'end.rematch': 'Play again',
  // The level above the one that has been beaten; then how often that has happened.
  'end.next': 'On to the next level: {level}',
  'end.beaten': { one: '{level} beaten {n} time', other: '{level} beaten {n} times' },

  'end.share': 'Share this game',
  'end.replay': 'Go through the moves',
  'end.look': 'Look at the board',
  'end.start': 'Start screen',
} as const;
