// The English texts of the library, of links, files and backups, and of replays. They are fetched when one of these is first opened.

export const en = {
  'library.title': 'Library',
  'library.home': 'Start screen',
  'library.playing': 'Under way',
  'library.over': 'Finished',
  'library.empty': 'Every game comes here by itself with its first move, and stays until it is deleted.',
  'library.empty.begin': 'Start a first game',
  'library.loading': 'Opening the library…',
  'library.slow':
    'The browser is slow to open its storage. The game on the board is safe; the others are shown as soon as they can be read. If that takes long, close other Anthill windows.',
  'library.take': 'Open a file, link or text',
  'library.backup': 'Back up everything',
  'library.backup.done': { one: 'The backup is on its way: {n} game.', other: 'The backup is on its way: {n} games.' },
  'library.backup.cancelled': 'Nothing was saved.',
  'library.statistics': 'Statistics',
  'library.keep':
    'Games are kept by this browser on this device. Safari forgets them after seven days without a visit, unless the page is on the home screen; a backup never does.',
  'library.more': 'More: {title}',
  'library.won': '{player} won',
  // Of a game of one person against the computer.
  'library.end.won': 'Won',
  'library.end.lost': 'Lost',
  'library.draw': 'A draw',
  'library.ended': 'Finished',
  'library.moves': { one: '{n} move', other: '{n} moves' },
  'library.begun': 'Just begun',
  'library.secret': 'Secret set-up',
  'library.facts': '{game} · {moves}',
  'library.deleted': 'Deleted: {title}',
  'library.undo': 'Undo',
  'library.full': 'This browser has no room for another game. A backup and a few deletions make room.',
  'library.failed': "This browser's storage does not answer just now. The games in it are not lost.",
  // Something was asked of the storage while the browser was still opening it.
  'library.busy':
    'This browser is slow to open its storage. Nothing has changed and nothing is lost. Try again in a moment.',
  'library.newer':
    'A newer Anthill has been here: load this page anew to see the library. The games in it are not lost.',
  'library.again': 'Try again',
  'library.gone': 'This game is not here any more.',
  'library.backup.secret': {
    one: '{n} game with a secret set-up stays on this device.',
    other: '{n} games with a secret set-up stay on this device.',
  },

  // All of it goes.
  'library.erase': 'Erase everything',
  'erase.text':
    'Every game, set-up, statistic and setting that Anthill has kept on this device will be gone for good. Links and files that were made of games stay good.',
  'erase.backup': 'Back up first',
  'erase.confirm': 'Erase everything',
  'erase.cancel': 'Keep everything',
  'erase.failed': 'This browser did not let everything go: some of it may still be there. Try again.',

  // What the finished games add up to.
  'statistics.empty': 'Every finished game is counted here: how often each level was beaten, and how many in a row.',
  'statistics.friend': 'With a friend, here',
  'statistics.played': { one: '{n} game', other: '{n} games' },
  'statistics.won': '{n} won',
  'statistics.helped': '{n} won with hints',
  'statistics.drawn': '{n} drawn',
  'statistics.lost': '{n} lost',
  // Each of these stands below its figure.
  'statistics.games': 'games',
  'statistics.streak.now': 'won in a row now',
  'statistics.streak.best': 'most won in a row',
  'statistics.moves': 'moves in a game',
  'statistics.private': 'Counted from the finished games in the library, on this device only.',
  'statistics.save': 'Save as a file',
  'statistics.erase': 'Begin anew',
  'statistics.erased': 'Games that ended before {date} are not counted.',
  'statistics.restore': 'Count all games',

  // Luck and skill in a game of dice, in the statistics.
  'luck.title': 'Luck and skill',
  'luck.unknown': 'Nothing is known yet of how lucky your dice were.',
  // So many of the finished games against the computer have been looked at.
  'luck.counted': 'Games against the computer that count: {n} of {of}.',
  // The button for the rest of them, and what is said while it works.
  'luck.look': 'Look at the others ({n})',
  'luck.looking': 'Looking at games, {n} to go…',
  // Of all that could be won you won {n} per cent.
  'luck.result': 'You scored {n}%; with average dice it would have been {without}%, give or take {error}%.',
  'luck.result.one': 'You scored {n}%; with average dice it would have been {without}%.',
  'luck.hits': 'Units hit by your dice: {n}, average {expected}.',
  // How rare that is. {n} is 2 or more.
  'luck.good': 'One player in {n} has dice as good or better.',
  'luck.bad': 'One player in {n} has dice as bad or worse.',
  'luck.usual': 'That is nothing unusual.',
  'luck.unusual': 'That is unusual.',
  // Of a game in rounds. {n} and {without} are points: "+3", "−1".
  'luck.points':
    'You gained {n} points a game; without the luck of deal and cut it would have been {without}, give or take {error}.',
  'luck.points.unknown': 'Nothing is known yet of how lucky you were: a review of a finished game tells it.',
  'luck.reviewed': 'Games against the computer that have been reviewed: {n} of {of}.',

  // One game of the library.
  'entry.open': 'Open',
  'entry.rename': 'Rename',
  'entry.share': 'Link and QR code',
  'entry.file': 'Save as a file',
  'entry.delete': 'Delete',
  'name.label': 'What this game is called',
  'name.save': 'Save',
  'name.cancel': 'Cancel',

  // A game goes out.
  'share.link': 'Link',
  'share.link.note': 'The whole game is in the link itself. Whoever opens it gets a copy; nothing is sent anywhere.',
  'share.link.bare': 'The comments did not fit into the link.',
  'share.link.long': 'This game is too long for a link. A file holds it.',
  'share.link.none':
    'This copy of the page has no address, so that no link can lead to it. A file or a text holds the game.',
  'share.copy': 'Copy the link',
  'share.send': 'Send…',
  'share.qr': 'QR code of the link',
  'share.qr.long': 'The link is too long for a QR code.',
  'share.file': 'Save as a file',
  'share.text': 'Copy as text',
  'share.position': 'Copy the position',
  'share.copied': 'Copied.',
  'share.refused':
    'This browser didn’t let Anthill copy. The text is selected below: copy it from its menu or with Ctrl+C.',
  // The field with that text.
  'share.by.hand': 'Text to copy',
  'share.send.refused': 'This browser didn’t let Anthill send. Copy the link, or save the game as a file.',
  'share.secret': 'While the set-up is secret, this game stays on this device.',

  // Something comes in.
  'import.hint':
    'A game saved as a file, a backup, a link, or a text: a record (“anthill-game 1”, start, moves and result, one to a line) or a position.',
  'import.file': 'Choose a file',
  'import.text': 'Or paste it here',
  'import.open': 'Take it in',
  'import.reading': 'Reading…',
  'import.done': { one: '{n} game came into the library.', other: '{n} games came into the library.' },
  'import.known': { one: '{n} game was there already.', other: '{n} games were there already.' },
  // A game of this device that the imported file has more moves of.
  'import.updated': { one: '{n} game here is now up to date.', other: '{n} games here are now up to date.' },
  // Of the games that came in.
  'import.beside': {
    one: '{n} of them went on differently here, so you have both versions.',
    other: '{n} of them went on differently here, so you have both versions.',
  },
  'import.quarantined': {
    one: '{n} game could not be read and has been set aside.',
    other: '{n} games could not be read and have been set aside.',
  },
  'import.setups': { one: '{n} saved set-up came along.', other: '{n} saved set-ups came along.' },
  'import.setups.left': {
    one: '{n} saved setup was left out: you can keep {most}.',
    other: '{n} saved setups were left out: you can keep {most}.',
  },
  'import.progress': 'Puzzles, lessons and beaten levels of the backup were added to yours.',
  'import.settings': 'The settings are those of the backup.',
  // A backup has other settings than this device.
  'import.ask':
    'This backup has settings that differ from yours. Its games and progress are added to yours either way.',
  'import.ask.mine': 'Import, keep my settings',
  'import.ask.theirs': 'Import with its settings',
  'import.ask.cancel': 'Cancel',
  'import.taking': 'Importing {n} of {of} games…',
  'import.problem.empty': 'There is nothing in it.',
  'import.problem.large': 'This is too large: at most 64 MB are read.',
  'import.problem.bytes': 'This file is not a text.',
  'import.problem.unknown': 'This is neither a game, nor a position, nor a link or backup of Anthill.',
  'import.problem.no-game': 'This link has no game in it: the part after # is missing. Copy the whole link.',
  'import.problem.newer': 'This was saved by a newer Anthill. Load the page anew to get it, then try again.',
  'import.problem.link': 'This link is damaged: a part of it is missing or was changed on the way.',
  'import.problem.record': 'This game cannot be replayed. {error}',
  'import.problem.long': 'This game is too long: at most {most} moves are taken in.',
  'import.problem.backup': 'This backup is damaged, nothing was taken from it.',
  'import.problem.games': 'This backup is too large: it has more than {most} games. Nothing was imported.',
  'import.problem.game': 'This game is not on this page.',
  'import.problem.secret':
    'This game is in the middle of a secret set-up: only the device that it began on can go on with it.',

  // Going through a game.
  'replay.bar': 'Replay',
  'replay.first': 'To the start',
  'replay.back': 'One move back',
  'replay.play': 'Play the moves',
  'replay.pause': 'Pause',
  'replay.on': 'One move on',
  'replay.last': 'To the end',
  'replay.speed': 'Speed',
  'replay.speed.value': '{speed}×',
  'replay.share': 'Share or save this game',
  'replay.at': 'Move',
  'comment.write': 'Comment',
  'comment.label': 'Comment on this position',
  'comment.save': 'Save',
  'comment.cancel': 'Cancel',
  'comment.delete': 'Delete',
} as const;
