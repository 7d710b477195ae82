// The English texts of the menu, of the settings and of what is said about the page. Fetched when one of these is first opened.

import { sources } from 'translations:frame';
import { translator } from '../i18n/translate';

export const en = {
  // The menu of a game, in groups.
  'menu.group.game': 'This game',
  'menu.group.new': 'New game',
  'menu.group.board': 'Board',
  // The worth of each move of a finished game.
  'menu.review': 'Review the game',
  'menu.draw': 'Offer a draw',
  'menu.rematch': 'New game, same players',
  'menu.turnBoard': 'Flip the board',
  'menu.fullScreen': 'Full screen',
  'menu.window': 'Exit full screen',
  'menu.focus': 'Focus mode',
  'menu.focus.leave': 'Exit focus mode',

  // The settings, in groups.
  'settings.group.looks': 'Language and display',
  'settings.group.play': 'Play',
  'settings.group.help': 'Tips and warnings',
  'settings.group.sound': 'Sound and vibration',
  'settings.group.keys': 'Keyboard',

  // Settings.
  'settings.language': 'Language',
  'settings.language.system': 'Device language',
  'settings.theme': 'Theme',
  'settings.theme.system': 'Same as device',
  'settings.theme.light': 'Light',
  'settings.theme.dark': 'Dark',
  'settings.theme.contrast': 'High contrast',
  'settings.theme.meadow': 'Meadow', // green, light
  'settings.theme.dusk': 'Dusk', // blue, dark
  'settings.motion': 'Animations',
  'settings.motion.system': 'Same as device',
  'settings.motion.slow': 'Slow',
  'settings.motion.brisk': 'Fast',
  'settings.motion.off': 'Off',
  'settings.cards': 'Card orientation',
  'settings.cards.automatic': 'Automatic',
  'settings.cards.portrait': 'Upright',
  'settings.cards.landscape': 'Sideways',
  'settings.upright': 'Face to face: turn cards towards',
  'settings.upright.mover': 'The player to move',
  'settings.upright.owner': 'Their owner',
  'settings.upright.near': 'The near player',
  'settings.hand': 'Position of controls',
  'settings.hand.right': 'On the right',
  'settings.hand.left': 'On the left',
  'settings.gestures': 'Moving cards and dice',
  'settings.gestures.both': 'Tap or drag',
  'settings.gestures.tap': 'Tap only',
  'settings.gestures.drag': 'Drag only',
  'settings.hints': 'Tips under the board',
  'settings.hints.on': 'On',
  'settings.hints.off': 'Off',
  'settings.confirm': 'Ask before each move',
  'settings.confirm.off': 'Never',
  'settings.confirm.both': 'Both players',
  'settings.confirm.red': 'Red only',
  'settings.confirm.black': 'Black only',
  'settings.premove': 'Premoves against the computer (card games only)',
  'settings.premove.off': 'Off',
  'settings.premove.on': 'On',
  'settings.moves': 'List of moves (card games)',
  'settings.moves.notation': 'Notation',
  'settings.moves.words': 'Sentences',
  'settings.typing': 'Box for typing moves',
  'settings.typing.off': 'Off',
  'settings.typing.on': 'On',
  'settings.help': 'Threat warnings and explanations', // shows what can be taken, asks before a blunder, explains the computer’s moves
  'settings.help.learning': 'Against Egg, Larva and Pupa',
  'settings.help.always': 'Always',
  'settings.help.off': 'Never',
  'settings.sound': 'Sound',
  'settings.sound.on': 'On',
  'settings.sound.off': 'Off',
  'settings.volume': 'Volume',
  'settings.sounds': 'Kind of sounds',
  'settings.sounds.wood': 'Cards and wood',
  'settings.sounds.bells': 'Bells',
  'settings.captions': 'Captions for sounds',
  'settings.captions.off': 'Off',
  'settings.captions.on': 'On',
  'settings.haptics': 'Vibration',
  'settings.haptics.on': 'On',
  'settings.haptics.off': 'Off',
  'settings.wakeLock': 'Keep the screen on during play',
  'settings.wakeLock.on': 'On',
  'settings.wakeLock.off': 'Off',
  'settings.keys.text':
    'Press Tab to reach the board. Move around it with the arrow keys, Home, End, Page Up and Page Down. Press Enter or Space to pick a card, then its target. Hold Shift and press an arrow to select a line. Press Escape to cancel.',
  'settings.shortcuts': 'Single-key shortcuts',
  'settings.shortcuts.on': 'On',
  'settings.shortcuts.off': 'Off',
  'settings.shortcuts.text': 'U: undo. R: redo. T: hint. P: pass. M: menu. H: rules. Ctrl+Z always undoes.',

  // About the page.
  'about.private':
    'Everything stays on this device. Once loaded, Anthill needs no connection and sends no data. Your games are kept in this browser only.',
  'about.kept': 'Anthill is stored on this device and starts without a connection.',
  'about.notKept': 'Anthill isn’t stored on this device yet. It needs a connection to start.',
  // A report of a problem, as a text to copy. The text itself is in English.
  'report.title': 'Report a problem',
  'report.text':
    'Copy the text below, and add what you did and what happened. It names only the version of Anthill, your browser and the screen.',
  'report.label': 'Text of the report',
  'report.copy': 'Copy the text',
  'report.copied': 'Copied.',
  'report.refused': 'Your browser blocked copying. Select the text and copy it yourself.',
  'report.send': 'Then send it to the person who runs this website.',
  'report.link': 'Send the report',

  'about.licences': 'Open-source software used',
  'about.licences.link': 'Full licence texts',
  'about.licence': '{what}: {licence}',
} as const;

export const t = translator(en, sources);
