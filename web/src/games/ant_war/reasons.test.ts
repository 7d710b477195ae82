import { expect, test } from 'vitest';
import { explanations } from './reasons';

const lost = (card: string): string => `ant:a1:2s:b2:${card}`;
const won = (card: string): string => `take:c3:3h:c4:${card}`;

test.each([
  ['9c', 'Qh', 'Your 3 of hearts on c3 can cover the 9 of clubs.'],
  ['2c', 'Kh', 'Your 3 of hearts on c3 can cover the 2 of clubs.'],
  ['Qc', '4h', 'The 2 of spades on a1 can cover your 4 of hearts.'],
  ['Tc', '9h', 'Your 3 of hearts on c3 can cover the 10 of clubs.'],
  ['Qc', 'Ah', 'The 2 of spades on a1 can cover your Ace of hearts.'],
])('a gain of %s and a loss of %s', (gain, loss, sentence) => {
  expect(explanations.danger([lost(loss), won(gain)])).toBe(sentence);
});
