import { expect, test } from 'vitest';
import { isComposed } from './forms';

test.each([
  ['a composition', { isComposing: true, keyCode: 13 }, true],
  ['the key that ends one in Safari', { isComposing: false, keyCode: 229 }, true],
  ['a plain key', { isComposing: false, keyCode: 13 }, false],
])('%s', (_what, event, composed) => expect(isComposed(event)).toBe(composed));
