import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Router } from './router';

interface Entry {
  state: unknown;
  hash: string;
}

let entries: Entry[];
let listeners: (() => void)[];
/** False as in a sandboxed frame. */
let mayChangeAddress: boolean;

const current = (): Entry => entries.at(-1) ?? { state: null, hash: '' };
const set = (state: unknown, address: string | undefined): Entry => {
  if (address !== undefined && !mayChangeAddress) throw new DOMException('no origin', 'SecurityError');
  const hash = address === undefined ? current().hash : address.replace(/^[^#]*/, '');
  return { state, hash };
};
const back = (): void => {
  entries.pop();
  for (const listener of listeners) listener();
};

beforeEach(() => {
  entries = [{ state: null, hash: '' }];
  listeners = [];
  vi.stubGlobal('window', { addEventListener: (_: string, listener: () => void) => listeners.push(listener) });
  vi.stubGlobal('location', {
    get hash() {
      return current().hash;
    },
    pathname: '/',
    search: '',
  });
  vi.stubGlobal('history', {
    get state() {
      return current().state;
    },
    pushState: (state: unknown, _: string, address?: string) => entries.push(set(state, address)),
    replaceState: (state: unknown, _: string, address?: string) => (entries[entries.length - 1] = set(state, address)),
  });
});
afterEach(() => vi.unstubAllGlobals());

test.each([true, false])('screens are entered and left by the history; the address may change: %s', (may) => {
  mayChangeAddress = may;
  const arrived = vi.fn();
  const router = new Router(arrived);
  expect(router.goTo('library')).toBe(true);
  expect(router.goTo('library')).toBe(false);
  router.goTo('game');
  expect([new Router(arrived).screen, current().hash]).toEqual(['game', may ? '#game' : '']);
  back();
  expect([router.screen, arrived.mock.calls.length > 0]).toEqual(['library', true]);
  router.replace('start');
  expect(new Router(arrived).screen).toBe('start');
});

test.each([true, false])('a link is open until its game is saved; the address may change: %s', (may) => {
  mayChangeAddress = may;
  entries = [{ state: null, hash: '#g1.abc' }];
  const router = new Router(() => undefined);
  expect([router.screen, router.link]).toEqual(['game', 'g1.abc']);
  router.closeLink();
  expect([router.link, new Router(() => undefined).screen]).toEqual([null, 'game']);
});
