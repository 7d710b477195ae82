// Texts that all games share like en.ts, but that are not needed before a playable board. They come with the parts of the
// page that show them.

import { sources } from 'translations:i18n/later';
import { translator } from './translate';

const en = {
  'app.update.text': 'A new version of Anthill is ready. Your games won’t be affected.',
  'app.update.take': 'Update now',
  'app.update.others':
    'Anthill is also open in another window. Close that window first, so that its game isn’t interrupted.',
  'app.update.silent': 'The new version of Anthill isn’t responding. Close all Anthill windows, then open it again.',

  // The choices on the start screen.
  'start.names': 'Names (optional)',
  'start.name.hint': 'Name',
  'start.seating': 'Seating',
  'start.seating.beside': 'Side by side',
  'start.seating.facing': 'Face to face',
  'start.clock': 'Clock',
  'start.clock.off': 'None',
  'start.clock.note': 'Minutes each: {minutes}. Extra seconds per turn: {seconds}.',
  // For level 10: 1, 3, 5 or 10.
  'start.seconds': 'Thinking time per move, in seconds',
  // Against the computer: to play, or to watch.
  'start.part': 'Your part',
  'start.part.play': 'Play',
  'start.opponent.nobody.note': 'The computer plays both sides, at your pace.',

  'game.back': 'Back to the game',
  'analysis.open': 'Analyse',

  // A watched game.
  'watch.pause': 'Pause',
  'watch.play': 'Play',
  'watch.step': 'Step',
  'watch.pace': 'Pace: {pace}', // the pace is one of the three below
  'watch.pace.slow': 'Slow',
  'watch.pace.steady': 'Normal',
  'watch.pace.fast': 'Fast',

  // The rules.
  'rules.contents': 'Contents',
  'rules.ruling': 'Our ruling',
  'rules.onBoard': 'Try it on the board: {title}',
  'rules.loading': 'Opening the rules…',
  'about.rules':
    'We explain the rules in our own words. Where the published rules leave a question open, we mark our ruling.',
  // A box that leaves the sections in which all of some words occur.
  'rules.search': 'Search the rules',
  'rules.found': { one: '{n} section', other: '{n} sections' },
  'rules.found.none': 'No section contains these words. Try others.',

  // A set of the game on paper. What stands on its sheets follows.
  'rules.print': 'Print a set',
  'print.halves': 'Half of the board. Glue both halves together at the dashed line.',
  'print.cards': 'Cut out the cards.',
  'print.table': 'The board. Throw ten-sided dice onto it.',
  'print.army': 'Army Card: {side}',
  'print.wounds': 'Wound Markers',
  'print.points': 'Tactic Points',

  // The headings of dialogs.
  'menu.title': 'Menu',
  'settings.title': 'Settings',
  'about.title': 'About Anthill',
  'deal.title': 'Play a numbered deal',
  'share.title': 'Share or save this game',
  'import.title': 'Import a game',
  'statistics.title': 'Statistics',
  'models.title': 'Model games',
  'erase.title': 'Erase everything?',
  'entry.title': 'Game',
  'name.title': 'Rename game',
  'comment.title': 'Comment',

  // Questions.
  'resign.title': 'Resign as {player}?',
  'resign.text': '{winner} will win the game.',
  'resign.confirm': 'Resign',
  'resign.cancel': 'Keep playing',
  'draw.title': '{player} offers a draw',
  'draw.text': '{other}, do you accept?',
  'draw.accept': 'Accept draw',
  'draw.decline': 'Decline',

  // The end.
  'end.length': { one: '{n} move', other: '{n} moves' },
  'end.length.turns': { one: '{n} turn', other: '{n} turns' },
  'end.rematch': 'Rematch',
  'end.rematch.swapped': 'Rematch, swap colours',
  // The level above the one that has been beaten; then how often that has happened.
  'end.next': 'Next level: {level}',
  'end.beaten': { one: 'Your first win against {level}', other: '{n} wins against {level}' },
  // After a defeat by the computer; then after one that the player resigned.
  'end.lost': 'Well played! Try again, or see where the game turned.',
  'end.lost.early': 'Try again, or review the game.',
  // A button: the rest of what can be done.
  'end.more': 'More',

  // Below the saved games, and once, after the first game that ended: in browsers that forget.
  'end.keep':
    'Safari deletes saved games after seven days without a visit, unless Anthill is on your home screen. Anthill starts empty there. First make a backup here under “Saved games”, then import it into the Anthill on your home screen.',
  'end.share': 'Share this game',
  'end.replay': 'Replay the game',
  'end.start': 'Home',
} as const;

export const t = translator(en, sources);
