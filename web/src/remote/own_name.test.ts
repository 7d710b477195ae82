// One's own name, where the browser keeps nothing (a test has no localStorage either).

import { expect, test } from 'vitest';
import { enterName, ownName } from './own_name';

test('a name that cannot be kept is the name all the same', () => {
  expect(ownName({ nameRed: 'Red' })).toBe('Red');
  enterName(' Ada\n');
  expect(ownName({ nameRed: 'Red' })).toBe('Ada');
  enterName('');
  expect(ownName({ nameRed: 'Red' })).toBe('');
});
