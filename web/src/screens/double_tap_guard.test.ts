import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Snapshot } from '../model/snapshot';
import { DoubleTapGuard } from './double_tap_guard';

/** As much of an element as the listener asks for. */
class Place {
  constructor(
    private readonly isButton: boolean,
    private readonly decides = false,
  ) {}
  closest = (selector: string): unknown => {
    if (selector === 'button') return this.isButton ? this : null;
    return this.decides ? this : null;
  };
}
const PASS = new Place(true, true);
const UNDO = new Place(true);
const REDO = new Place(true);
const BOARD = new Place(false);

let snapshot: Snapshot;
let doubleTapGuard: DoubleTapGuard;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal('Element', Place);
  snapshot = { ply: 4, held: '' } as unknown as Snapshot;
  doubleTapGuard = new DoubleTapGuard(() => snapshot);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A press after so long; each click that arrives plays a ply. The board makes no click. */
function arrives(milliseconds: number, clientX: number, clientY = 100, target = PASS): boolean {
  vi.advanceTimersByTime(milliseconds);
  const stopPropagation = vi.fn();
  const event = { detail: 1, target, clientX, clientY, preventDefault: vi.fn(), stopPropagation };
  doubleTapGuard.onPress.handleEvent(event as unknown as MouseEvent);
  if (target !== BOARD) doubleTapGuard.onClick.handleEvent(event as unknown as MouseEvent);
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

test('a hand that taps on and on is heard once in a while', () => {
  const taps = Array.from({ length: 7 }, (_, index) => arrives(index === 0 ? 1000 : 300, 200));
  expect(taps).toEqual([true, false, true, false, true, false, true]);
});

test('a click in another place is another decision, however soon it comes', () => {
  expect(arrives(1000, 200)).toBe(true);
  expect(arrives(100, 400)).toBe(true);
  expect(arrives(100, 200)).toBe(true);
  expect(arrives(100, 200, 300)).toBe(true);
});

test('undo may be pressed as fast as anybody likes, and never presses what has slid under it', () => {
  expect(arrives(1000, 200, 700, UNDO)).toBe(true);
  expect(arrives(120, 202, 700, UNDO)).toBe(true);
  expect(arrives(120, 202, 700, REDO)).toBe(false);
  expect(arrives(120, 202, 700, UNDO)).toBe(true);
  expect(arrives(120, 300, 700, REDO)).toBe(true);
});

test('the second tap on a place of the board does not press the button that has come up there', () => {
  expect(arrives(1000, 200, 600, BOARD)).toBe(true);
  expect(arrives(150, 204, 604, PASS)).toBe(false);
  expect(arrives(600, 204, 604, PASS)).toBe(true);
});

test('a click that no press precedes is meant', () => {
  expect(arrives(1000, 200)).toBe(true);
  const event = { detail: 1, target: REDO, clientX: 200, clientY: 100, stopPropagation: vi.fn() };
  doubleTapGuard.onClick.handleEvent(event as unknown as MouseEvent);
  expect(event.stopPropagation).not.toHaveBeenCalled();
});
