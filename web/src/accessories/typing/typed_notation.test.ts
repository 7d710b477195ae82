import { expect, test } from 'vitest';
import { typedNotation } from './typed_notation';

test.each([
  ['as it is', 'b1-c1', 'b1-c1'],
  ['wide', '\uff42\uff11\uff0d\uff43\uff11', 'b1-c1'],
  ['with a long vowel mark', 'b1\u30fcc1', 'b1-c1'],
  ['with a minus sign', 'b1\u2212c1', 'b1-c1'],
  ['in capitals', 'B1-C1', 'b1-c1'],
  ['with spaces', ' b1 - c1\u00a0', 'b1-c1'],
  ['with Arabic digits', 'b\u0661-c\u06f1', 'b1-c1'],
  ['as a sentence', 'b1-c1.', 'b1-c1'],
  ['with a mark of direction', '\u200eb1-c1', 'b1-c1'],
  ['with a cross', 'e4\u00d7e7', 'e4xe7'],
  ['a list of units', 'Commit: 1, 4, 7', 'commit:1,4,7'],
  ['a card set up', 'QH@A4', 'Qh@a4'],
  ['a card of a digit', '7C@a4', '7c@a4'],
  ['a cut', 'cut:kd', 'cut:Kd'],
  ['odds of a colour', 'Odds:Red+1.5', 'odds:red+1.5'],
])('a move that is typed %s', (_what, typed, move) => expect(typedNotation(typed)).toBe(move));
