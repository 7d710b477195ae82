import { expect, test } from 'vitest';
import { hasWords, placesOf, wordsOf } from './rule_search';

test('all words have to occur, in any order, in any case, with accents or without', () => {
  expect(wordsOf('  Queen   ATTACK ')).toEqual(['queen', 'attack']);
  expect(wordsOf(' ')).toEqual([]);
  expect(hasWords('The Queen can’t attack.', ['attack', 'queen'])).toBe(true);
  expect(hasWords('The Queen can’t attack.', ['attack', 'swap'])).toBe(false);
  expect(hasWords('Żołnierz zostaje przykryty.', wordsOf('zo'))).toBe(true);
  expect(hasWords('Die Königin', wordsOf('konigin'))).toBe(true);
  expect(hasWords('クイーンは攻撃できません。', wordsOf('攻撃'))).toBe(true);
});

test('the places of words are those of the text as it is written', () => {
  const text = 'Die Königin, die KÖNIGIN.';
  expect(placesOf(text, wordsOf('konigin')).map(([from, to]) => text.slice(from, to))).toEqual(['Königin', 'KÖNIGIN']);
  expect(placesOf('Straße', ['e'])).toEqual([[5, 6]]);
  expect(placesOf('ants', ['bees'])).toEqual([]);
});
