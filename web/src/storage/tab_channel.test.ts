import { afterEach, expect, test, vi } from 'vitest';
import { tabChannel } from './tab_channel';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [
    'denies it',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  ['has none', undefined],
])('there is no channel where the browser %s', (_what, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  expect(tabChannel('any')).toBeNull();
});
