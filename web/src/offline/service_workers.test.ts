import { afterEach, expect, test, vi } from 'vitest';
import { serviceWorkers } from './service_workers';

afterEach(() => vi.unstubAllGlobals());

test('a browser that denies them has none', () => {
  const denied = {
    get serviceWorker(): never {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  vi.stubGlobal('navigator', denied);
  expect(serviceWorkers()).toBeUndefined();
});
