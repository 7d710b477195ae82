import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cameFrom, nameSubject, subjectText } from '../contract/entry';
import { Router } from './router';

/** As much of a browser as the router uses: one history, and its address. */
class Browser {
  entries = ['/'];
  at = 0;
  heard: () => void = () => undefined;
  readonly location: { pathname: string; search: string; hash: string };
  private readonly states: unknown[] = [];
  readonly history = this.historyOf();
  constructor() {
    const hash = (): string => /#.*/.exec(this.entries[this.at] ?? '')?.[0] ?? '';
    this.location = {
      pathname: '/',
      search: '',
      get hash() {
        return hash();
      },
    };
  }
  private historyOf(): Pick<History, 'state' | 'pushState' | 'replaceState' | 'back'> {
    const state = (): unknown => this.states[this.at];
    const enter = (entry: unknown, address: string): void => {
      this.states[this.at] = entry;
      this.entries = [...this.entries.slice(0, this.at), address];
    };
    const present = (): string => this.entries[this.at] ?? '';
    return {
      get state() {
        return state();
      },
      pushState: (entry: unknown, _title: string, address?: string) => {
        const to = address ?? present();
        this.at += 1;
        enter(entry, to);
      },
      replaceState: (entry: unknown, _title: string, address?: string) => enter(entry, address ?? present()),
      back: () => this.go(-1),
    };
  }
  go(by: number): void {
    this.at += by;
    this.heard();
  }
}

let browser: Browser;

beforeEach(() => {
  browser = new Browser();
  vi.stubGlobal('location', browser.location);
  vi.stubGlobal('history', browser.history);
  vi.stubGlobal('document', { title: '', documentElement: { dataset: {} } });
  vi.stubGlobal('window', { addEventListener: (_type: string, heard: () => void) => (browser.heard = heard) });
});
afterEach(() => vi.unstubAllGlobals());

test('the address names the screen, also when the browser goes back and forward', () => {
  const arrived = vi.fn();
  const router = new Router(arrived);
  expect([router.screen, router.hasMoved]).toEqual(['start', false]);
  expect(router.goTo('library')).toBe(true);
  expect([router.screen, router.hasMoved, browser.location.hash]).toEqual(['library', true, '#library']);
  expect(router.goTo('library')).toBe(false);
  browser.go(-1);
  expect([router.screen, arrived.mock.calls.length]).toEqual(['start', 1]);
  browser.go(1);
  expect([router.screen, arrived.mock.calls.length]).toEqual(['library', 2]);
});

test('the entry of the history knows the screen before', () => {
  const router = new Router(() => undefined);
  expect(cameFrom()).toBeUndefined();
  router.goTo('game');
  router.goTo('analysis');
  expect(cameFrom()).toBe('game');
  browser.go(-1);
  expect(cameFrom()).toBe('start');
});

test('the entry says what its screen is about, until that is something else', () => {
  const router = new Router(() => undefined);
  router.goTo('position', 'army-ants one');
  expect([subjectText(), cameFrom(), router.visits]).toEqual(['army-ants one', 'start', 1]);
  expect(router.goTo('position', 'army-ants two')).toBe(true);
  expect([subjectText(), cameFrom(), router.visits]).toEqual(['army-ants two', 'start', 2]);
  nameSubject();
  router.goTo('analysis');
  expect([subjectText(), cameFrom()]).toEqual(['', 'position']);
  browser.go(-1);
  browser.go(-1);
  expect([router.screen, subjectText()]).toEqual(['start', '']);
});

test('a screen that is replaced is never come back to', () => {
  const router = new Router(() => undefined);
  router.goTo('game');
  router.replace('library');
  browser.go(-1);
  expect(router.screen).toBe('start');
  browser.go(1);
  expect(router.screen).toBe('library');
});

test('an address that means nothing is the start screen', () => {
  browser.entries = ['/#nowhere'];
  expect(new Router(() => undefined).screen).toBe('start');
});

test('the window is named by its screen and its game', () => {
  const router = new Router(() => undefined);
  router.nameWindow('');
  expect(document.title).toBe('Anthill');
  router.goTo('game');
  router.nameWindow('Army Ants');
  expect(document.title).toContain('Army Ants');
  expect(document.documentElement.dataset['screen']).toBe('game');
});

test('going back closes an open dialog and stays on its screen', () => {
  const arrived = vi.fn();
  let open = false;
  const dismiss = vi.fn(() => open && !(open = false));
  const router = new Router(arrived, dismiss);
  router.goTo('game');
  open = true;
  router.cover();
  router.cover();
  browser.go(-1);
  expect([router.screen, cameFrom(), open, arrived.mock.calls.length]).toEqual(['game', 'start', false, 0]);
  browser.go(-1);
  expect([router.screen, arrived.mock.calls.length]).toEqual(['start', 1]);
});

test('a dialog that was closed leaves no step in the history', () => {
  const router = new Router(() => undefined);
  router.goTo('game');
  router.cover();
  browser.go(-1);
  expect(router.screen).toBe('start');
  // Closed by what leads on to another screen.
  router.goTo('game');
  router.cover();
  router.goTo('library');
  expect([router.screen, cameFrom()]).toEqual(['library', 'game']);
  browser.go(-1);
  expect(router.screen).toBe('game');
  browser.go(-1);
  expect(router.screen).toBe('start');
});

test('a page that is loaded again under a closed dialog skips that step too', () => {
  new Router(() => undefined).goTo('game');
  new Router(() => undefined).cover();
  const router = new Router(() => undefined);
  browser.go(-1);
  expect(router.screen).toBe('start');
});
