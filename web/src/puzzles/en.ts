// The English texts of the puzzles' screen; what is to be found is in each game's puzzles_en.ts.

import { sources } from 'translations:puzzles';
import { translator } from '../i18n/translate';

const en = {
  // The head of the screen, and below it how hard the puzzle is.
  title: 'Puzzles: {game}',
  grade: 'Puzzle rating {n}',
  'grade.day': 'Daily puzzle, rating {n}',
  'grade.due': 'Missed before, rating {n}',
  // How the solver has done so far. “Grade” and “Rating” are on one scale.
  rating: 'Your rating {n}',
  solved: '{n} of {of} solved',
  'solved.all': 'All {of} puzzles solved. Solve them again for practice.',
  row: { one: '{n} in a row', other: '{n} in a row' },
  bestRow: 'best: {n}',
  days: { one: 'Daily puzzle: {n} day', other: 'Daily puzzle: {n} days in a row' },
  // The button for sets of puzzles by theme, the title of their list, and below them the set of all puzzles.
  themes: 'Themes',
  'themes.title': 'Choose a theme',
  'themes.mixed': 'Mixed',
  'themes.mixed.note': 'All puzzles, near your rating.',
  // Missed puzzles come back after some days.
  due: { one: '{n} missed puzzle is due', other: '{n} missed puzzles are due' },
  // A rush: the button that leads to it, and its rules, shown before it begins.
  rush: 'Three-minute rush',
  'rush.short': 'Rush', // on a phone; a word of the text above
  'rush.rules':
    'Three misses end the rush, and a skipped puzzle is a miss. Your rating stays the same. The clock starts with your first move.',
  // While it runs: the name of the clock, and what is counted.
  'rush.time': 'Time left',
  'rush.left': { one: '{n} second left', other: '{n} seconds left' },
  'rush.solved': { one: '{n} solved', other: '{n} solved' },
  'rush.misses': '{n} of {of} misses',
  'rush.best': 'Your best rush: {n}',
  'rush.end': 'End the rush',
  // Its end: one of three headings, the result, and the ways on.
  'rush.over': 'The rush is over',
  'rush.over.time': 'Time is up',
  'rush.over.misses': 'Three misses',
  'rush.result': { one: 'You solved {n} puzzle.', other: 'You solved {n} puzzles.' },
  'rush.best.new': 'That’s your best rush so far.',
  'rush.return': 'The missed puzzles come back tomorrow.',
  'rush.again': 'Start another rush',
  'rush.missed': 'Try the missed puzzles',
  // Headings over the task.
  find: 'Your move',
  'find.next': 'Right so far',
  found: 'Solved',
  shown: 'Solution',
  // Added to the tip of the first puzzle ever.
  'rating.first': 'Your first try is rated.',
  // Shown below what was wrong with a move.
  'rating.missed': 'First try: your rating is now {n}.',
  // Shown after the sentence on what was proved.
  'rating.change': 'Your rating is now {n}.',
  'unrated.again': 'You have been rated on this puzzle before, so your rating stays the same.',
  unrated: 'You used help or tried a wrong move first. Your rating is now {n}.',
  'shown.told': 'That was the solution. Press Restart to play it yourself.',
  looking: 'Looking for the best reply…',
  unproved: 'The computer stopped responding, so this move couldn’t be checked. Try it again.',
  // Before the first hint, or the solution; then the buttons that give it.
  price: {
    one: 'A hint or the solution costs {n} point of your rating.',
    other: 'A hint or the solution costs {n} points of your rating.',
  },
  'price.hint': 'Show the hint',
  'price.solution': 'Show the solution',
  // The tools below the board.
  tools: 'Puzzle',
  again: 'Restart',
  hint: 'Hint',
  solution: 'Solution',
  next: 'Next',
  skip: 'Skip',
  // The puzzle of the day.
  day: 'Daily puzzle',
  // Positions from the games that were played here: the button that leads to them, and the one that leads back.
  own: 'From your own games',
  'own.others': 'All puzzles',
  // Which game that was: {game} is who played it.
  'own.from': '{game}, {date}',
  // {move} as the list of moves has it: “c4-c5”.
  'own.played': 'In the game, the move was: {move}.',
  // A position that comes back. The move of the game was a mistake, or not.
  'own.decide': '{side} to move. In the game, the move was: {move}. Play it if it was good, or find a better move.',
  'own.fine': 'Yes, the move from the game was good.',
  'own.unread': 'Your games can’t be read yet: this browser is slow to open its storage. Try again in a moment.',
  'own.none':
    'Nothing here yet. Finish a game, open it under “Saved games” and choose “Review the game”. Your costly mistakes will come back here as puzzles.',
} as const;

export const t = translator(en, sources);
