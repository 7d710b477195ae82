// The English texts of the review of a finished game: what each position was worth, what was a mistake, and what would have been better.

export const en = {
  // What whoever hears it knows the part of the page by.
  'review.title': 'Review',
  'review.close': 'Close the review',
  // The curve of who stood how well, in which one moves from position to position.
  'review.curve': 'How the game went',

  // A position, how it stood there, and what has led to it. {standing} is "Red 73%." or what follows here; {move} is a whole sentence.
  'review.start': 'Before the first move. {standing}',
  'review.at': 'Move {n}. {move} {standing}',
  // How likely {side} was to win.
  'review.chances': '{side} {n}%.',
  // In a game of points. {who} is a player.
  'review.ahead': { one: '{who} ahead by {n} point.', other: '{who} ahead by {n} points.' },
  'review.even': 'Even.',
  // After such a sentence: the computer has proved it.
  'review.exact': 'That is certain.',

  // While all moves are looked at, one after the other.
  'review.working': 'Looking at move {n} of {of}…',
  'review.still': '{n} of {of} moves looked at',
  'review.failed': 'The computer player has stopped.',
  'review.pause': 'Stop looking',
  'review.resume': 'Go on looking',

  // Moves that have cost something.
  'review.moments': { one: '{n} key moment', other: '{n} key moments' },
  'review.moments.none': 'No move cost much',
  'review.moment': 'Key moment {n} of {of}',
  'review.previous': 'Previous key moment',
  'review.next': 'Next key moment',
  // What such a move was, from small to large.
  'review.inaccuracy': 'Inaccurate.',
  'review.mistake': 'A mistake.',
  'review.blunder': 'A blunder.',
  // How likely {side} was to win before the move, and after it.
  'review.change': '{side} {before}%, then {after}%.',
  'review.cost': { one: 'It cost {n} point.', other: 'It cost {n} points.' },
  // The button for the better move, and what that is: {move} is a whole sentence.
  'review.answer': 'Show the move',
  'review.better': 'Better: {move}',

  // The button that leads to the position before a mistake, in which a better move is to be found on the board.
  'review.find': 'Find it yourself',
  'review.task': '{side} to move. What is better here?',
  'review.right': 'Yes, that is the best move.',
  'review.good': 'Yes, that is about as good as the best move.',
  // {standing}: how it stands after the move that was tried.
  'review.wrong': 'Not yet. {standing} Try another move.',
  'review.same': 'That was played in the game. Try another move.',
  // Of a move that ends the round.
  'review.unknown': 'That ends the round. Try another move.',
  // --- Luck and skill, of a game of dice ---

  // The button, and the heading of what it shows.
  'review.luck': 'Luck',
  'review.luck.title': 'Luck and skill',
  // After what a throw was: what its luck was worth to whoever threw, of all chances to win.
  'review.luck.good': 'Good luck, worth {n}%.',
  'review.luck.bad': 'Bad luck, it cost {n}%.',
  // The result without anybody's luck: {n} per cent, which may be off by {error} per cent.
  'review.luck.without': 'With average dice {side} would have ended at {n}%, give or take {error}%.',
  // Rows of a table with a column for each side, and what stands in it: {change} is "+4" or "−12".
  'review.luck.dice': 'Luck of the dice',
  'review.luck.landing': 'Where the dice rolled',
  'review.luck.choices': 'Decisions',
  'review.luck.change': '{change}%',
  // How many units the dice have hit, and in brackets how many such dice hit on average.
  'review.luck.hits': 'Units hit (average)',
  'review.luck.hits.of': '{n} ({expected})',
  'review.luck.why':
    'Each figure is a share of the chances to win. Luck is the colours and numbers that dice showed where they came to rest, as nobody can aim at these.',
  'review.luck.throws': 'Throw by throw',
  'review.luck.throw': 'Move {n}, {side} {change}%',

  // The same of a game in rounds. {who} is a player.
  'review.rounds.without': {
    one: 'Without luck {who} would have been ahead by {n} point, give or take {error}.',
    other: 'Without luck {who} would have been ahead by {n} points, give or take {error}.',
  },
  // Columns and rows of a table of points: "+4", "−12".
  'review.rounds.round': 'Round {n}',
  'review.rounds.deal': 'The deal',
  'review.rounds.odds': 'The odds named',
  'review.rounds.take': 'The colour taken',
  'review.rounds.cut': 'The cut',
  'review.rounds.play': 'The turns played',
  'review.rounds.result': 'Result',
  // Below the table.
  'review.rounds.points': 'Points for {who}, as the computer estimates them.',
  'review.rounds.why': 'The deal and the cut are luck, all else was chosen.',

  // The button that leads to all mistakes of the own games, as puzzles.
  'review.practise': 'Mistakes as puzzles',
} as const;
