// The texts of the analysis, where moves are tried out from a position.

import { sources } from 'translations:analysis';
import { translator } from '../i18n/translate';

const en = {
  none: 'Try out moves from any position. To start, open a finished game and choose “Analyse”, or set up a position.',

  'back.position': 'Back to the editor',

  // The computer's evaluation of the position.
  lines: 'Best moves',
  engine: 'Computer analysis',
  'engine.go': 'Find the best moves',
  'engine.stop': 'Stop analysis',
  'engine.on': 'Computer analysis is on.',
  'engine.off': 'Computer analysis is off.',
  'engine.begins': 'Analysing…',
  'engine.rests': 'Stopped',
  'engine.failed': 'The computer isn’t responding.',
  'engine.nothing': 'No decision to make here',
  'engine.depth': { one: '{n} move deep, {nodes} positions', other: '{n} moves deep, {nodes} positions' }, // nodes: "1.2M"
  'engine.done': 'Fully analysed',
  // It has looked for half a minute and stops by itself.
  'engine.enough': {
    one: 'Stopped: {n} move deep, {nodes} positions',
    other: 'Stopped: {n} moves deep, {nodes} positions',
  },
  // The value of a line.
  'line.chances': '{side} {n}%',
  'line.ahead': '{side} ahead by {n}',
  'line.even': 'Even',
  'line.proven': '{worth} (proven)',
  // The levels of the computer player, as “1–4, 7”, that would play this move.
  'line.levels': { one: 'Level {levels}', other: 'Levels {levels}' }, // in a narrow column
  'line.levels.whole': { one: 'Level {levels} plays this', other: 'Levels {levels} play this' },
  'line.wins': { one: '{side} wins at once', other: '{side} wins within {n} moves' },

  // On a phone: which of the two is shown below the board.
  views: 'Show below the board',

  // The moves that have been tried, with branches.
  tree: 'Moves tried',
  'tree.empty': 'Move for both sides on the board. Every move you try is kept here.',
  'tree.branch': '{move}, in a variation',
  'tree.instead': '{move}, instead of {other}', // two moves
  actions: 'This move',
  begin: 'Play from here',
  promote: 'Make it the main line',
  remove: 'Delete from here',
  'say.promoted': 'This is the main line now.',
  'say.removed': 'Deleted.',
  tools: 'Step through the moves',
  'step.first': 'To the start',
  'step.back': 'One move back',
  'step.on': 'One move forward',
  'step.last': 'To the end',
} as const;

export const t = translator(en, sources);
