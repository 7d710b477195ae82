// The English texts of the library, of links, files and backups, and of replays. They are fetched when one of these is first opened.

import { sources } from 'translations:library';
import { translator } from '../i18n/translate';

export const en = {
  'library.title': 'Saved games',
  'library.home': 'Home',
  'library.playing': 'In progress',
  'library.over': 'Finished',
  // Matches between two devices, and how each stands.
  'library.link': 'By link',
  'library.link.title': '{game} with {name}',
  'library.link.open': '{game}, invitation',
  'library.link.yours': 'Your turn',
  'library.link.theirs': 'Waiting',
  'library.link.left': 'Put away',
  'library.link.watching': 'Watching',

  'library.empty': 'Every game is saved here automatically from its first move, until you delete it.',
  'library.unkept':
    'This browser isn’t saving your games. They last until you close the page. To keep one, share it as a link or a file.',
  'library.empty.begin': 'Start your first game',
  'library.loading': 'Opening your saved games…',
  'library.slow':
    'Your browser is taking a while to open its storage. The game on the board is safe, and the others will appear once they have loaded. If this takes too long, close other Anthill windows.',
  'library.take': 'Import a game',
  'library.backup': 'Back up everything',
  'library.backup.done': { one: 'Backup download started: {n} game.', other: 'Backup download started: {n} games.' },
  'library.backup.cancelled': 'Nothing was saved.',
  'library.statistics': 'Statistics',
  // Games of the computer at its strongest, chosen for what they teach.
  'library.models': 'Model games',
  'library.keep': 'Your games are stored in this browser, on this device only.',
  'library.more': 'More options: {title}',
  'library.won': '{player} won',
  // For a game of one person against the computer.
  'library.end.won': 'Won',
  'library.end.lost': 'Lost',
  'library.draw': 'Draw',
  'library.ended': 'Finished',
  'library.moves': { one: '{n} move', other: '{n} moves' },
  'library.turns': { one: '{n} turn', other: '{n} turns' },
  'library.begun': 'Just started',
  'library.secret': 'Secret setup',
  'library.secret.units': 'Secret choice', // of the units that a side commits
  'library.facts': '{game} · {moves}',
  'library.deleted': 'Deleted: {title}',
  'library.undo': 'Undo',
  'library.full': 'This browser has no room for another game. Back up your games, then delete a few.',
  'library.failed': 'Your browser’s storage isn’t responding right now. Your games aren’t lost.',
  // Something was asked of the storage while the browser was still opening it.
  'library.busy':
    'This browser is slow to open its storage. Nothing has changed and nothing is lost. Try again in a moment.',
  'library.newer':
    'A newer version of Anthill has been used here. Reload the page to see your games. They aren’t lost.',
  'library.again': 'Try again',
  'library.gone': 'This game is no longer saved here.',
  'library.backup.secret': {
    one: '{n} game was left out: part of it is still secret.',
    other: '{n} games were left out: part of each is still secret.',
  },

  // All of it goes.
  'library.erase': 'Erase everything',
  'erase.text':
    'This permanently deletes every game, setup, statistic and setting that Anthill has stored on this device. Links and files that you have made will still work.',
  // A match that goes on is lost with the secret that is kept of it.
  'erase.matches': 'Without a backup, you can’t continue your matches by link.',
  'erase.backup': 'Back up first',
  'erase.confirm': 'Erase everything',
  'erase.cancel': 'Keep everything',
  'erase.failed': 'Some data couldn’t be erased. Try again.',

  // The statistics of the finished games.
  'statistics.empty':
    'Your finished games are counted here: which levels you have beaten, how often, and your winning streaks.',
  'statistics.friend': 'Against a friend',
  // Matches by link, with a proof that every message fits or without one.
  'statistics.verified': 'By link, verified',
  'statistics.unverified': 'By link, not verified',

  'statistics.played': { one: '{n} game', other: '{n} games' },
  'statistics.won': '{n} won',
  'statistics.helped': '{n} won with hints',
  'statistics.drawn': '{n} drawn',
  'statistics.lost': '{n} lost',
  // Each of these stands below its figure.
  'statistics.games': 'in total',
  'statistics.streak.now': 'current winning streak',
  'statistics.streak.best': 'longest winning streak',
  'statistics.moves': 'average moves per game',
  'statistics.turns': 'average turns per game',
  'statistics.private': 'Based on the finished games saved on this device.',
  'statistics.save': 'Save as a file',
  'statistics.erase': 'Reset statistics',
  'statistics.erase.note':
    'A reset starts the count again from now. Your saved games stay, and you can count them all again later.',
  'statistics.erased': 'Games that ended before {date} aren’t counted.',
  'statistics.restore': 'Count all games',

  // Luck and skill in a game of dice, in the statistics.
  'luck.title': 'Luck and skill',
  'luck.unknown': 'Your luck with the dice hasn’t been measured yet.',
  // So many of the finished games against the computer have been looked at.
  'luck.counted': 'Games against the computer measured: {n} of {of}.',
  // The button for the rest of them, and what is said while it works.
  'luck.look': { one: 'Measure {n} game', other: 'Measure {n} games' },
  'luck.looking': 'Measuring games, {n} to go…',
  // {n} is the share of the possible points that the player won.
  'luck.result': 'You scored {n}%. With average dice, it would have been {without}%, give or take {error}%.',
  'luck.result.one': 'You scored {n}%. With average dice, it would have been {without}%.',
  'luck.hits': 'Units hit by your dice: {n} (average: {expected}).',
  // How rare that is. {n} is 2 or more.
  'luck.good': 'Only one player in {n} is as lucky or luckier.',
  'luck.bad': 'Only one player in {n} is as unlucky or unluckier.',
  'luck.usual': 'That’s not unusual.',
  'luck.unusual': 'That’s unusual.',
  // For a game in rounds. {n} and {without} are points: "+3", "−1".
  'luck.points':
    'You averaged {n} points per game. Without the luck of the deal and the cut, it would have been {without}, give or take {error}.',
  'luck.points.unknown': 'Your luck hasn’t been measured yet. Review a finished game to measure it.',
  'luck.reviewed': 'Games against the computer reviewed: {n} of {of}.',

  // One game of the library.
  'entry.open': 'Open',
  'entry.rename': 'Rename',
  'entry.share': 'Share this game',
  'entry.file': 'Save as a file',
  'entry.delete': 'Delete',
  'name.label': 'Name of this game',
  'name.save': 'Save',
  'name.cancel': 'Cancel',

  // A game goes out.
  'share.link': 'Link',
  'share.link.note': 'The link itself contains the whole game. Anyone who opens it gets a copy. Nothing is uploaded.',
  'share.link.bare': 'The comments didn’t fit in the link.',
  'share.link.long': 'This game is too long for a link. Save it as a file instead.',
  'share.link.none':
    'This offline copy has no web address, so it can’t make links. Save the game as a file, or copy it as text.',
  'share.copy': 'Copy the link',
  'share.send': 'Share…',
  'share.qr': 'QR code for the link',
  'share.qr.long': 'The link is too long for a QR code.',
  'share.file': 'Save as a file',
  'share.text': 'Copy as text',
  'share.position': 'Copy the position',
  'share.copied': 'Copied.',
  'share.refused':
    'This browser didn’t let Anthill copy. The text below is selected: copy it from the browser’s menu or with Ctrl+C.',
  // The field with that text.
  'share.by.hand': 'Text to copy',
  'share.send.refused': 'This browser didn’t let Anthill share. Copy the link, or save the game as a file.',
  'share.secret': 'You can’t share this game while its setup is secret.',
  'share.secret.units': 'You can’t share this game while one side’s committed units are secret.',

  // Something comes in.
  'import.hint':
    'Choose a saved game or a backup file. Or paste a link, a position or the text of a game, which starts with “anthill-game 1”.',
  'import.file': 'Choose a file',
  'import.text': 'Or paste a link or text here',
  'import.open': 'Import',
  'import.reading': 'Reading…',
  'import.done': { one: '{n} game imported.', other: '{n} games imported.' },
  'import.known': { one: '{n} game was already saved here.', other: '{n} games were already saved here.' },
  // A game of this device that the imported file has more moves of.
  'import.updated': { one: '{n} game here is now up to date.', other: '{n} games here are now up to date.' },
  // For the games that were imported.
  'import.beside': {
    one: '{n} of them was continued differently here, so you have both versions.',
    other: '{n} of them were continued differently here, so you have both versions.',
  },
  'import.quarantined': {
    one: '{n} game couldn’t be read. It has been kept, and you can download it.',
    other: '{n} games couldn’t be read. They have been kept, and you can download them.',
  },
  'import.matches': { one: '{n} match by link imported.', other: '{n} matches by link imported.' },
  'import.setups': { one: '{n} saved setup imported.', other: '{n} saved setups imported.' },
  'import.setups.left': {
    one: '{n} saved setup was left out: you can keep {most}.',
    other: '{n} saved setups were left out: you can keep {most}.',
  },
  'import.progress': 'Puzzles, lessons and beaten levels of the backup were added to yours.',
  'import.settings': 'Settings restored from the backup.',
  // A backup has other settings than this device.
  'import.ask':
    'This backup has settings that differ from yours. Its games and progress are added to yours either way.',
  'import.ask.mine': 'Import, keep my settings',
  'import.ask.theirs': 'Import with its settings',
  'import.ask.cancel': 'Cancel',
  'import.taking': 'Importing games: {n} of {of}…',
  'import.problem.empty': 'There’s nothing to import. Choose a file or paste something first.',
  'import.problem.large': 'This is too large to import. The limit is 64 MB.',
  'import.problem.bytes': 'This isn’t a text file. Choose a game or backup saved by Anthill.',
  'import.problem.unknown': 'This isn’t a game, position, link or backup from Anthill.',
  'import.problem.no-game': 'This link has no game in it: the part after # is missing. Copy the whole link.',
  'import.problem.newer': 'This was saved by a newer version of Anthill. Reload the page to update, then try again.',
  'import.problem.link':
    'This link is damaged: part of it is missing or has been changed. Ask for it to be sent again.',
  'import.problem.record': 'This game can’t be read. Check that you have copied all of it.',
  'import.problem.long': 'This game is too long to import. The limit is {most} moves.',
  'import.problem.backup': 'This backup is damaged. Nothing was imported.',
  'import.problem.games': 'This backup is too large: it has more than {most} games. Nothing was imported.',
  'import.problem.game': 'Anthill doesn’t include this game.',
  'import.problem.secret':
    'Part of this game is still secret. You can only continue it on the device where it started.',
  // “Friend by link” and “Play by link” are the names of buttons on the home screen.
  'import.problem.match':
    'This is a match by link. On Anthill’s home screen, choose “Friend by link”, press “Play by link” and open it there.',

  // Going through a game.
  'replay.bar': 'Replay',
  'replay.first': 'To the start',
  'replay.back': 'One move back',
  'replay.play': 'Play',
  'replay.pause': 'Pause',
  'replay.on': 'One move forward',
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

export const t = translator(en, sources);
