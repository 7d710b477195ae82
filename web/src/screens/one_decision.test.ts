import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Snapshot } from '../model/snapshot';
import { OneDecision } from './one_decision';

/** As much of an element as the listener asks for: a button within the panel of a game. */
class Button {
  closest = (selector: string): unknown => (selector.includes('.game-panel') ? this : null);
}

let snapshot: Snapshot;
let oneDecision: OneDecision;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal('Element', Button);
  snapshot = { ply: 4, held: '' } as unknown as Snapshot;
  oneDecision = new OneDecision(() => snapshot);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Clicks after so long; each click that arrives plays a ply. */
function arrives(milliseconds: number, clientX: number, clientY = 100): boolean {
  vi.advanceTimersByTime(milliseconds);
  const stopPropagation = vi.fn();
  const event = { detail: 1, target: new Button(), clientX, clientY, preventDefault: vi.fn(), stopPropagation };
  oneDecision.onClick.handleEvent(event as unknown as MouseEvent);
  const arrived = stopPropagation.mock.calls.length === 0;
  if (arrived) snapshot = { ...snapshot, ply: snapshot.ply + 1 };
  return arrived;
}

test('a double click in one place is one decision, however many clicks it has', () => {
  expect(arrives(1000, 200)).toBe(true);
  expect(arrives(150, 203)).toBe(false);
  expect(arrives(150, 198)).toBe(false);
  expect(arrives(600, 200)).toBe(true);
});

test('a click in another place is another decision, however soon it comes', () => {
  expect(arrives(1000, 200)).toBe(true);
  expect(arrives(100, 400)).toBe(true);
  expect(arrives(100, 200)).toBe(true);
  expect(arrives(100, 200, 300)).toBe(true);
});
