import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Feedback } from './feedback';
import { NO_GAME } from '../session/state';
import { Sound } from './sound';

/** What is asked of the browser's sound, in order. */
let asked: string[] = [];

const parameter = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
class FakeNode {
  readonly gain = parameter;
  readonly frequency = parameter;
  connect(to: unknown): unknown {
    return to;
  }
  start(): void {
    asked.push('tone');
  }
  stop(): void {}
}
class FakeContext {
  readonly currentTime = 0;
  readonly destination = null;
  constructor() {
    asked.push('open');
  }
  createGain(): FakeNode {
    return new FakeNode();
  }
  resume(): Promise<void> {
    asked.push('wake');
    return Promise.resolve();
  }
  suspend(): Promise<void> {
    asked.push('sleep');
    return Promise.resolve();
  }
}

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('OscillatorNode', FakeNode);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is opened ahead sleeps until the first cue, and again some seconds after the last', () => {
  const sound = new Sound();
  sound.prepare();
  sound.prepare();
  expect(asked).toEqual(['open', 'sleep']);
  asked = [];
  sound.play('draw');
  vi.advanceTimersByTime(3000);
  sound.play('draw');
  expect(asked).toEqual(['wake', 'tone', 'tone', 'wake', 'tone', 'tone']);
  asked = [];
  vi.advanceTimersByTime(3000);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(asked).toEqual(['sleep']);
});

test('a browser without sound stays silent', () => {
  vi.stubGlobal('AudioContext', undefined);
  const sound = new Sound();
  sound.prepare();
  sound.play('draw');
  vi.advanceTimersByTime(60_000);
  expect(asked).toEqual([]);
});

test('the sound is opened some time after the first touch, and only for whoever wants it', async () => {
  const touchable = new EventTarget();
  const userActivation = { hasBeenActive: false };
  vi.stubGlobal('window', touchable);
  vi.stubGlobal('navigator', { userActivation });
  const settings = { sound: 'off' as 'on' | 'off', captions: 'off' as const, haptics: 'off' as const };
  const feedback = new Feedback(
    NO_GAME,
    () => settings,
    () => Promise.resolve(new Sound()),
  );
  const touch = async (): Promise<void> => {
    userActivation.hasBeenActive = true;
    touchable.dispatchEvent(new Event('pointerdown'));
    await vi.advanceTimersByTimeAsync(60_000);
  };
  feedback.prepare();
  await touch();
  expect(asked).toEqual([]);

  userActivation.hasBeenActive = false;
  settings.sound = 'on';
  feedback.prepare();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([]);
  await touch();
  await touch();
  expect(asked).toEqual(['open', 'sleep']);
});
