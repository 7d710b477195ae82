// The English texts of the review of a finished game: what each position was worth, what was a mistake, and what would have been better.

import { sources } from 'translations:review';
import { translator } from '../../i18n/translate';

const en = {
  // The name of this part of the page for screen readers.
  'review.title': 'Review',
  'review.close': 'Close the review',
  // The curve of who stood how well, in which one moves from position to position.
  'review.curve': 'How the game went',

  // A position, how it stood there, and what has led to it. {standing} is "Red 73%." or what follows here; {move} is a whole sentence.
  'review.start': 'Before the first move. {standing}',
  // Instead of the first, where chance has dealt both armies: of a hundred such games so many are won. The player's own deal, or that of {side}.
  'review.deal.own': 'With this deal, you win {n} games in 100.',
  'review.deal': 'With this deal, {side} wins {n} games in 100.',
  'review.at.turn': 'Turn {n}. {move} {standing}',
  'review.at': 'Move {n}. {move} {standing}',
  // How likely {side} was to win.
  'review.chances': '{side} {n}% to win.',
  // In a game of points. {who} is a player.
  'review.ahead': { one: '{who} ahead by {n} point.', other: '{who} ahead by {n} points.' },
  'review.ahead.you': { one: 'You’re ahead by {n} point.', other: 'You’re ahead by {n} points.' },
  'review.even': 'Even.',
  // After such a sentence, for screen readers: by so much the estimate may be off.
  'review.off': 'Give or take {n}%.',
  'review.off.points': { one: 'Give or take {n} point.', other: 'Give or take {n} points.' },
  // After such a sentence: the computer has proved it.
  'review.exact': 'This is proven.',

  // While all moves are looked at, one after the other.
  'review.working': 'Checking move {n} of {of}…',
  'review.still': '{n} of {of} moves checked',
  'review.failed': 'The computer has stopped responding.',
  'review.pause': 'Pause',
  'review.resume': 'Resume',

  // Moves that have cost something.
  'review.moments': { one: '{n} key moment', other: '{n} key moments' },
  'review.moments.all': 'Show all {n} mistakes', // small ones, too
  'review.moments.none': 'No big mistakes',
  'review.moment': 'Key moment {n} of {of}',
  'review.previous': 'Previous key moment',
  'review.next': 'Next key moment',
  // The kinds of mistakes, from small to large.
  'review.inaccuracy': 'Inaccuracy.',
  'review.mistake': 'Mistake.',
  'review.blunder': 'Blunder.',
  // How likely {side} was to win before the move, and after it.
  'review.change': '{side}: from {before}% to {after}%.',
  'review.cost': { one: 'It cost {n} point.', other: 'It cost {n} points.' },
  // The button for the better move, and what that is: {move} is a whole sentence.
  'review.answer': 'Show best move',
  'review.better': 'This move is better. {move}',

  // The levels of the computer player, as “1–4, 7”, that would play that mistake, and those that would play the better move.
  'review.levels': { one: 'Level {levels} would play this too.', other: 'Levels {levels} would play this too.' },
  'review.levels.better': {
    one: 'Level {levels} would play the better move.',
    other: 'Levels {levels} would play the better move.',
  },

  // The button that leads to the position before a mistake, in which a better move is to be found on the board.
  'review.find': 'Find it yourself',
  'review.task': '{side} to move. Can you find a better move?',
  'review.right': 'Yes, that’s the best move.',
  'review.good': 'Yes, that’s about as good as the best move.',
  // {standing}: how it stands after the move that was tried.
  'review.wrong': 'Not quite. {standing} Try another move.',
  'review.same': 'That’s what was played in the game. Try another move.',
  // For a move that ends the round.
  'review.unknown': 'That ends the round. Try another move.',
  // --- Luck and skill, of a game of dice ---

  // The button, and the heading of what it shows.
  'review.luck': 'Luck',
  'review.luck.title': 'Luck and skill',
  // Shown after the description of a throw: what its luck was worth to the thrower, of all chances to win.
  'review.luck.good': 'Lucky: worth {n}%.',
  'review.luck.bad': 'Unlucky: it cost {n}%.',
  // The result without anybody's luck: {n} per cent, which may be off by {error} per cent.
  'review.luck.without': 'With average dice, {side} would have finished at {n}%, give or take {error}%.',
  // Rows of a table with a column for each side, and what stands in it: {change} is "+4" or "−12".
  'review.luck.dice': 'Luck of the dice',
  'review.luck.landing': 'Where the dice landed',
  'review.luck.choices': 'Decisions',
  'review.luck.change': '{change}%',
  // How many units the dice have hit, and in brackets how many such dice hit on average.
  'review.luck.hits': 'Units hit (average)',
  'review.luck.hits.of': '{n} ({expected})',
  'review.luck.why':
    'Each figure is a change in the chance of winning. Luck means the colours and numbers the dice landed on. No one can aim at a colour or a number.',
  'review.luck.throws': 'Throw by throw',
  'review.luck.throw': 'Turn {n}, {side} {change}%',

  // The same of a game in rounds. {who} is a player.
  'review.rounds.without': {
    one: 'Without luck, {who} would have been ahead by {n} point, give or take {error}.',
    other: 'Without luck, {who} would have been ahead by {n} points, give or take {error}.',
  },
  'review.rounds.without.you': {
    one: 'Without luck, you would have been ahead by {n} point, give or take {error}.',
    other: 'Without luck, you would have been ahead by {n} points, give or take {error}.',
  },
  // Columns and rows of a table of points: "+4", "−12".
  'review.rounds.round': 'Round {n}',
  'review.rounds.deal': 'Deal',
  'review.rounds.odds': 'Odds',
  'review.rounds.take': 'Colour choice',
  'review.rounds.cut': 'Cut',
  'review.rounds.play': 'Play',
  'review.rounds.result': 'Result',
  // Below the table.
  'review.rounds.points': 'Points for {who}, estimated by the computer.',
  'review.rounds.points.you': 'Points for you, estimated by the computer.',
  'review.rounds.why': 'The deal and the cut are luck. Everything else was a decision.',

  // The button that leads to all mistakes of the player's games, as puzzles.
  'review.practise': 'Practise your mistakes',
} as const;

export const t = translator(en, sources);
