// The English texts of hints: what the strongest computer player would do, in three steps. Fetched with the first hint.

import { sources } from 'translations:advice';
import { translator } from '../../i18n/translate';

const en = {
  'advice.thinking': 'Looking for {side}’s best move…',
  // Asked before the first hint of a game, with the button below it.
  'advice.counts': 'If you use a hint, a win won’t count as beating {level}.',
  'advice.accept': 'Show the hint',

  'advice.failed': 'The computer didn’t respond. Ask again.',
  'advice.again': 'Ask again',

  // The first step: the rest of the board is dimmed.
  'advice.where': 'Hint for {side}: look at this part of the board.',
  'advice.where.nowhere': 'Hint for {side}: this time, the best move isn’t on the board.',
  // The second step: what is to be moved is ringed on the board. {what} is a card or several, "9 of hearts".
  'advice.with': 'Use this: {what}.',
  'advice.with.button': 'Use one of the buttons next to Hint.',
  'advice.with.line': { one: 'Use {n} card in a line.', other: 'Use a line of {n} cards.' },

  // The buttons that lead from step to step, and that play the move that is shown.
  'advice.next.with': 'Tell me more',
  'advice.next.move': 'Show the move',
  'advice.play': 'Play it',
  'advice.close': 'Close the hint',

  // At the end of a game in which there were hints.
  'helped.alone': { one: '{n} hint used.', other: '{n} hints used.' },
  // How often each of two people has asked.
  'helped.both': 'Hints used: Red {red}, Black {black}.',
} as const;

export const t = translator(en, sources);
