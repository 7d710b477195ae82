// The English texts of the puzzles' screen; what is to be found is in each game's puzzles_en.ts.

export const en = {
  // The head of the screen, and below it how hard the puzzle is.
  title: 'Puzzles: {game}',
  grade: 'Grade {n}',
  'grade.day': 'Puzzle of the day, grade {n}',
  // How the solver has done so far. “Grade” and “Rating” are on one scale.
  rating: 'Rating {n}',
  solved: '{n} of {of} solved',
  row: { one: '{n} in a row', other: '{n} in a row' },
  bestRow: 'best: {n}',
  days: { one: 'Puzzle of the day: {n} day', other: 'Puzzle of the day: {n} days in a row' },
  // Headings over the task.
  find: 'Your move',
  found: 'Solved',
  shown: 'The solution',
  // What is told after the sentence on what was proved.
  'rating.change': 'Your rating is now {n}.',
  'unrated.again': 'It has counted once, so your rating stays.',
  unrated: 'With help, or after a wrong try, it does not count for your rating.',
  'shown.told': 'That was the solution. Press Again to play it yourself.',
  looking: 'Looking for the best reply…',
  unproved: 'The computer player has stopped, so this move could not be judged. Try it again.',
  // The tools below the board.
  tools: 'Puzzle',
  again: 'Again',
  hint: 'Hint',
  solution: 'Solution',
  next: 'Next',
  skip: 'Skip',
  // The puzzle of the day.
  day: 'Today',
  // Positions from the games that were played here: the button that leads to them, and the one that leads back.
  own: 'From your own games',
  'own.others': 'All other puzzles',
  // Which game that was: {game} is who played it.
  'own.from': '{game}, {date}',
  // {move} as the list of moves has it: “c4-c5”.
  'own.played': 'In the game it was {move}.',
  'own.unread': 'Your games can’t be read yet: this browser is slow to open its storage. Try again in a moment.',
  'own.none':
    'Nothing here yet: finish a game, open it in the library and choose “Review the game”. Moves that cost you much come back here as puzzles.',
} as const;
