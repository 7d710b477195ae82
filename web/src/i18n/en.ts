// The English texts that all games share. Each game has words of its own in games/NAME/en.ts. A text with {n} may have one form for each
// plural category. Players are called by colour or by name, never "you" where two share a screen.

export const en = {
  'app.name': 'Anthill',
  'app.loading': 'Setting up the board…',
  'app.failed.title': 'The game couldn’t start',
  'app.failed.text':
    'The game didn’t load fully, or this browser can’t run it. Check your connection and try again. If that doesn’t help, your browser may be in a strict security mode (Lockdown Mode on Apple devices). Make an exception for Anthill there. Otherwise, you need a newer browser.',
  'app.failed.details': 'Details',
  'app.failed.retry': 'Try again',
  'late.failed': 'This part of Anthill didn’t load. Check your connection and try again.',
  // The start screen.
  'start.game': 'Choose a game',
  'start.what': 'Three little-known ant games for two, to play with a friend or against the computer.',
  'start.picture': 'The red Queen and the black Queen, with a column of ants between their anthills.',
  'start.heading': 'New game',
  'start.opponent': 'Opponent',
  'start.opponent.computer': 'Computer',
  'start.opponent.friend': 'Friend on this device',
  'start.opponent.link': 'Friend by link',
  'start.opponent.link.note': 'You each play on your own device and send each other your moves as links.',
  'start.opponent.nobody': 'Just watch',
  'start.level.of': 'Level: {side}',
  'start.level': 'Level',
  // By how the last games against the computer ended. In one line with what it is said of.
  'start.level.suggested': 'Suggested level: {level}',
  'start.begin': 'Start the game',
  'start.rules': 'Rules',
  'start.learn': 'Learn {game}',
  'start.learn.time': { one: '{n} minute', other: '{n} minutes' },
  'start.settings': 'Settings',
  'start.about': 'About',
  'start.puzzles': 'Puzzles',
  'start.unstored': 'This browser isn’t storing your settings and progress. They last until you close the page.',
  'remote.title': 'Play by link',
  'start.library': 'Saved games',
  'ladder.title': 'Ladder',
  'position.title': 'Set up a position',
  'analysis.title': 'Analysis',
  'start.continue': 'Continue',
  'start.continue.begun': '{game}, just started',
  'start.continue.playing': { one: '{game}, {n} move played', other: '{game}, {n} moves played' },
  'start.continue.turn': '{game}, turn {n}',
  'start.continue.players': '{red} vs. {black}',
  'pairing.two': 'Two players',
  'pairing.alone': 'vs. {computer}', // as “Against Computer, Egg”
  'pairing.named': '{name} vs. a friend',
  // The steps from one level to the next.
  'start.level.easier': 'Easier level',
  'start.level.harder': 'Harder level',
  // The choices so far, in one line with the edition behind it.
  'start.line.red': 'Against {level}, you are Red.',
  'start.line.black': 'Against {level}, you are Black.',
  'start.line.chance': 'Against {level}, your side is random.',
  'start.line.beside': 'You sit side by side.',
  'start.line.facing': 'You sit face to face.',
  'start.line.clock': 'Clock: {clock}.',
  'start.line.watch': '{red} against {black}.',
  // The names of the sides and players.
  'side.red': 'Red',
  'side.black': 'Black',
  'side.red.letter': 'R',
  'side.black.letter': 'B',
  'player.computer': 'Computer',
  'player.computer.level': 'Computer, {level}',
  'player.you': 'You', // a name on plates and in lists, where one person plays against the computer
  'player.named': '{name} ({side})',
  // A watched game.
  'watch.bar': 'Watching',
  'watch.line': 'The computer plays both sides.',
  'watch.held': 'Paused. Press Play to go on, or Step for one move.',

  'level.1': 'Egg',
  'level.2': 'Larva',
  'level.3': 'Pupa',
  'level.4': 'Nurse',
  'level.5': 'Worker',
  'level.6': 'Forager',
  'level.7': 'Scout',
  'level.8': 'Soldier',
  'level.9': 'Captain',
  'level.10': 'General',
  'level.elder': 'Elder',
  'level.numbered': '{n} {level}', // a level’s place among them, from 1, then its name, kept on one line
  // How often the one person here has won against this level.
  'level.beaten': { one: 'You have beaten it once.', other: 'You have beaten it {n} times.' },
  'level.beaten.name': '{level}, beaten', // the level’s name for screen readers
  // The game screen.
  'game.toMove': '{player} to move',
  'game.thinking': '{player} is thinking…',
  'game.phase.over': 'Game over',
  'game.board': 'Board',
  'game.moves': 'Moves',
  'game.moves.start': 'Start',
  'game.moves.startLabel': 'Start, before the first move',
  'game.moves.item': 'Move {n}, {side}: {move}',
  'game.moves.turn': 'Turn {n}, {side}: {move}',
  'game.moves.neutral': 'Move {n}: {move}',
  'game.moves.empty': '{variant}. No moves yet.', // what is played, as “Edition 2020, random set-up”
  'game.undo': 'Undo',
  'game.redo': 'Redo',
  'game.hint': 'Hint',
  'game.menu': 'Menu',
  'game.sound': 'Sound',
  'game.home': 'Home',
  'game.panel': 'Game controls',
  'game.moves.undoLimit': '{move}; you can’t undo past this',
  'game.moves.commented': '{move}; has a comment',
  'game.undoLimit': 'You can’t undo any further: what has been revealed or thrown can’t be taken back.',
  'game.review.comment': '{where}: {comment}',
  'game.review.at': 'Move {ply} of {length}',
  'game.review.turn': 'Turn {ply} of {length}',
  'game.review.start': 'Start of the game',
  'game.review.return': 'Back',
  'game.review.playOn': 'Play from here',
  'game.linked': 'This game came from a link. It’s now in your saved games too.',
  'engine.stopped': 'The computer has stopped responding.',
  'engine.retry': 'Restart it',
  'game.locked': 'This game is open in another tab.',
  'game.locked.unlock': 'Play here instead',
  'game.unsaved': 'This browser won’t save the game. It will be lost when you close the page.',

  // A move is shown before it counts.
  'confirm.say': '{move} Press Enter to play it, or Escape to cancel.',
  'confirm.play': 'Play it',
  'confirm.takeBack': 'Cancel',
  'confirm.takenBack': 'Move cancelled.',

  close: 'Close',

  // Two sentences, each whole in itself, one after the other: what stands between them in your language, if anything.
  sentences: '{first} {next}',

  'draw.considering': 'The computer is considering the offer…',
  'draw.declined': 'The computer declines the draw and plays on.',
  'draw.unanswered': 'The computer hasn’t answered the offer. Offer again, or play on.',

  'newGame.dealt': 'New game started.',
  'newGame.undo': 'Undo',
  // The end.
  'end.won': '{player} wins',
  'end.draw': 'Draw',
  'end.resigned': '{player} resigned.',
  'end.resigned.you': 'You resigned.',
  'end.time': '{player} ran out of time.',
  'end.time.you': 'You ran out of time.',
  'end.agreed': 'Both players agreed.',
  'end.other': 'The game is over.',
  'end.line': '{title}. {why}',
  'end.show': 'Show result',
  // One person has won against the computer.
  'end.you': 'You win!',
  // The rules.
  'rules.show': 'Show rule {n}',

  'rank.A': 'Ace',
  'suit.h': 'hearts',
  'suit.d': 'diamonds',
  'suit.s': 'spades',
  'suit.c': 'clubs',
  // Each move, said once; fifteen words at most.
  'say.back': '{where}. {side} to move.', // {where}: “Move 3 of 5”, after undo and redo
  'say.deselected': 'Nothing selected.',

  'error.load': 'This game couldn’t be opened. Open another game, or start a new one.',
  'error.board': 'That isn’t possible. Type moves the way the list of moves shows them.',
} as const;
