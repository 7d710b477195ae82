import { afterEach, beforeEach, expect, test, vi } from 'vitest';

class Element extends EventTarget {
  readonly dataset: Record<string, string> = {};
}

let page: EventTarget;
let element: Element;
let arrive: (element: HTMLElement, asked?: boolean) => void;

beforeEach(async () => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.resetModules();
  ({ guardPresses: arrive } = await import('./press_guard'));
  element = new Element();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const appear = (asked = false): void => arrive(element as unknown as HTMLElement, asked);
/** False when it was swallowed. */
const send = (type: string, detail: object = {}): boolean =>
  element.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), detail));
const down = (clientX: number, clientY: number): void => {
  const place = { clientX, clientY };
  page.dispatchEvent(Object.assign(new Event('pointerdown'), place));
  send('pointerdown', place);
};
const tap = (clientX = 100, clientY = 100, held = 50): boolean => {
  down(clientX, clientY);
  vi.advanceTimersByTime(held);
  return send('click', { detail: 1, clientX, clientY });
};
const key = (held: Partial<KeyboardEvent> = {}): boolean => send('keydown', { key: 'Enter', repeat: false, ...held });

test('what comes by itself takes no tap for a while, wherever it lands', () => {
  appear();
  for (const at of [100, 300, 50, 100]) expect(tap(at)).toBe(false);
  vi.advanceTimersByTime(250);
  expect(element.dataset).toEqual({});
  expect(tap()).toBe(true);
  expect(tap()).toBe(true);
});

test('a press that began too early does not count, however late it is let go', () => {
  appear();
  expect(tap(100, 100, 2000)).toBe(false);
  expect(tap()).toBe(true);
});

test('nor does a key that is held down, or pressed too early; assistive technology presses what it means', () => {
  appear();
  expect(send('click', { detail: 0 })).toBe(true);
  expect(key()).toBe(false);
  expect(send('keyup', { key: ' ' })).toBe(false);
  expect(key({ key: 'Tab' })).toBe(true);
  expect(key({ key: 'Escape' })).toBe(true);
  vi.advanceTimersByTime(500);
  expect(key({ repeat: true })).toBe(false);
  expect(key()).toBe(true);
});

test('buttons that come later have their time as well', () => {
  appear();
  vi.advanceTimersByTime(300);
  appear();
  vi.advanceTimersByTime(300);
  expect(element.dataset).not.toEqual({});
  expect(tap()).toBe(false);
  vi.advanceTimersByTime(100);
  expect(element.dataset).toEqual({});
  expect(tap()).toBe(true);
});

test('what a press has brought up takes the second tap of that press for none, and any other', () => {
  down(200, 700);
  appear(true);
  expect(element.dataset).toEqual({ guarded: '200,700' });
  expect(tap(210, 690)).toBe(false);
  expect(tap(100, 500)).toBe(true);
  expect(tap(210, 690)).toBe(true);
});

test('nor is the key that has brought it up, while it stays down, a press of what it finds', () => {
  appear(true);
  vi.advanceTimersByTime(600);
  expect(key({ repeat: true })).toBe(false);
  expect(key()).toBe(true);
});
