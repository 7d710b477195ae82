import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { follow } from './follow';
import { StepReveal } from './step_reveal';

const STEP = 100;
let reveal: StepReveal;

/** An element that shows what is told. */
class Host implements ReactiveControllerHost {
  told = 0;
  renders = 0;
  private controllers: ReactiveController[] = [];
  constructor(
    public of: string,
    private readonly steps = 3,
  ) {
    follow(this, reveal);
    for (const controller of this.controllers) controller.hostConnected?.();
    this.requestUpdate();
  }
  readonly updateComplete = Promise.resolve(true);
  addController(controller: ReactiveController): void {
    this.controllers.push(controller);
  }
  removeController(): void {}
  requestUpdate(): void {
    this.renders += 1;
    this.told = reveal.count(this.of, this.steps);
  }
  leave(): void {
    for (const controller of this.controllers) controller.hostDisconnected?.();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  reveal = new StepReveal(STEP);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('step by step, the same to all, rendered once a step and no longer when all is told', () => {
  const [panel, card] = [new Host('turn 1'), new Host('turn 1')];
  vi.advanceTimersByTime(STEP * 2 + 1);
  expect([panel.told, card.told]).toEqual([2, 2]);
  vi.advanceTimersByTime(STEP);
  expect([panel.told, card.told]).toEqual([3, 3]);
  expect([panel.renders, card.renders]).toEqual([4, 4]);
  expect(vi.getTimerCount()).toBe(0);
});

test('an element that is slow to render sees the same step as the others', () => {
  const [panel, card] = [new Host('turn 1'), new Host('turn 1')];
  vi.advanceTimersByTime(STEP * 2);
  const clock = vi.spyOn(performance, 'now');
  const began = performance.now() - STEP * 2;
  clock.mockReturnValue(began + STEP * 3 - 1);
  panel.requestUpdate();
  clock.mockReturnValue(began + STEP * 3 + 1);
  card.requestUpdate();
  expect(card.told).toBe(panel.told);
  vi.advanceTimersByTime(STEP * 2);
  expect([panel.told, card.told]).toEqual([3, 3]);
});

test('something else is told from its beginning, also to those who have heard the one before', () => {
  const panel = new Host('turn 1');
  reveal.skip();
  expect(panel.told).toBe(3);
  panel.of = 'turn 1 of another match';
  panel.requestUpdate();
  expect(panel.told).toBe(0);
  vi.advanceTimersByTime(STEP + 1);
  expect(panel.told).toBe(1);
});

test('nobody there: no timer, and the next one hears it anew', () => {
  const panel = new Host('round 1');
  reveal.skip();
  panel.requestUpdate();
  panel.leave();
  expect(vi.getTimerCount()).toBe(0);
  expect(new Host('round 1').told).toBe(0);
});

test('without motion all is told at once', () => {
  document.documentElement.dataset['motion'] = 'off';
  expect(new Host('turn 1').told).toBe(3);
  expect(vi.getTimerCount()).toBe(0);
});
