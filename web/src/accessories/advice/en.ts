// The English texts of hints: what the strongest computer player would do, in three steps. Fetched with the first hint.

export const en = {
  'advice.thinking': 'Thinking about {side}’s move…',
  // Said while the computer thinks, before anything has been shown.
  'advice.counts': 'A win with a hint does not count as beating {level}.',
  'advice.failed': 'The computer player has stopped. Ask again.',
  'advice.again': 'Ask again',

  // The first step: the rest of the board is dimmed.
  'advice.where': 'A hint for {side}: look at this part of the board.',
  'advice.where.nowhere': 'A hint for {side}: this time it is not a move on the board.',
  // The second step: what is to be moved is ringed on the board. {what} is a card or several, "9 of hearts".
  'advice.with': 'With this: {what}.',
  'advice.with.button': 'One of the buttons beside Hint does it.',
  'advice.with.line': { one: 'With {n} card in a line.', other: 'With {n} cards in a line.' },

  // The buttons that lead from step to step, and that play the move that is shown.
  'advice.next.with': 'With what?',
  'advice.next.move': 'Which move?',
  'advice.play': 'Play it',
  'advice.close': 'Close the hint',

  // At the end of a game in which there were hints.
  'helped.alone': { one: 'With {n} hint.', other: 'With {n} hints.' },
  // How often each of two people has asked.
  'helped.both': 'Hints: Red {red}, Black {black}.',
  'helped.level': 'So {level} does not count as beaten.',
} as const;
