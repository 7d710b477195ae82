// What is said where moves are tried out from a position.

export const en = {
  none: 'Here you try out moves from a position: open a finished game and choose “Analyse”, or set up a position.',

  'back.game': 'Back to the game',
  'back.position': 'Back to the set-up',

  // What the computer thinks of the position.
  lines: 'Best moves',
  engine: 'The computer looks for the best moves',
  'engine.go': 'Look for the best moves',
  'engine.stop': 'Stop looking',
  'engine.on': 'The computer looks for the best moves.',
  'engine.off': 'The computer has stopped looking.',
  'engine.begins': 'Looking …',
  'engine.rests': 'Stopped',
  'engine.failed': 'The computer player does not answer.',
  'engine.nothing': 'Nothing to decide here',
  'engine.depth': { one: '{n} move deep, {nodes} positions', other: '{n} moves deep, {nodes} positions' }, // nodes: "1.2M"
  'engine.done': 'Nothing more to be found',
  // It has looked for half a minute and stops by itself.
  'engine.enough': {
    one: 'Stopped: {n} move deep, {nodes} positions',
    other: 'Stopped: {n} moves deep, {nodes} positions',
  },
  // What a line comes to.
  'line.chances': '{side} {n}%',
  'line.ahead': '{side} ahead by {n}',
  'line.even': 'Even',
  'line.proven': '{worth}, for certain',
  'line.wins': { one: '{side} wins at once', other: '{side} wins within {n} moves' },

  // On a phone: which of the two is shown below the board.
  views: 'Below the board',

  // The moves that have been tried, with branches.
  tree: 'Moves tried',
  'tree.empty': 'Play for both sides on the board: every move you try is kept here.',
  'tree.branch': '{move}, in a branch',
  'tree.instead': '{move}, instead of {other}', // two moves
  deeds: 'This move',
  begin: 'Play from here',
  promote: 'Make it the main line',
  remove: 'Delete from here',
  'say.promoted': 'This is the main line now.',
  'say.removed': 'Deleted.',
  tools: 'Through the moves',
  'step.first': 'Start',
  'step.back': 'Back',
  'step.on': 'Next',
  'step.last': 'End',
} as const;
