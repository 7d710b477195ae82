import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Feedback } from './feedback';
import { NO_GAME } from '../session/state';
import { Sound } from './sound';

const USUAL = { sounds: 'wood', volume: 70 } as const;

/** The calls to the browser's sound, in order. */
let asked: string[] = [];

const parameter = {
  setValueAtTime: () => undefined,
  exponentialRampToValueAtTime: (_value: number, _at: number) => undefined,
};
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
/** Its time goes with the page's, from the moment when it is woken; never where it is dead. */
class FakeContext {
  static isDead = false;
  private readonly isDead = FakeContext.isDead;
  private since: number | null = null;
  private before = 0;
  readonly destination = null;
  constructor() {
    asked.push('open');
  }
  get currentTime(): number {
    return this.before + (this.since === null ? 0 : performance.now() - this.since) / 1000;
  }
  close(): Promise<void> {
    asked.push('close');
    return Promise.resolve();
  }
  createGain(): FakeNode {
    return new FakeNode();
  }
  resume(): Promise<void> {
    asked.push('wake');
    if (!this.isDead) this.since ??= performance.now();
    return Promise.resolve();
  }
  suspend(): Promise<void> {
    asked.push('sleep');
    this.before = this.currentTime;
    this.since = null;
    return Promise.resolve();
  }
}

beforeEach(() => {
  asked = [];
  FakeContext.isDead = false;
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
  sound.play('draw', USUAL);
  vi.advanceTimersByTime(3000);
  sound.play('draw', USUAL);
  expect(asked).toEqual(['wake', 'tone', 'tone', 'wake', 'tone', 'tone']);
  asked = [];
  vi.advanceTimersByTime(3000);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(asked).toEqual(['sleep']);
});

test('the sound is woken within the first press that finds it, once, and goes to sleep again', () => {
  const sound = new Sound();
  sound.press();
  expect(asked).toEqual([]);
  sound.prepare();
  asked = [];
  sound.press();
  expect(asked).toEqual(['wake']);
  vi.advanceTimersByTime(60_000);
  sound.press();
  expect(asked).toEqual(['wake', 'sleep']);
});

test('a sound that says it runs and whose time stands is opened again: the second move is heard', () => {
  FakeContext.isDead = true;
  const sound = new Sound();
  sound.prepare();
  sound.press();
  sound.play('draw', USUAL);
  FakeContext.isDead = false;
  asked = [];
  vi.advanceTimersByTime(5000);
  sound.press();
  expect(asked).toEqual(['sleep', 'close', 'open', 'wake']);
  asked = [];
  sound.play('draw', USUAL);
  expect(asked).toEqual(['wake', 'tone', 'tone']);
});

test('the same by a move alone, without a press before it', () => {
  FakeContext.isDead = true;
  const sound = new Sound();
  sound.play('draw', USUAL);
  asked = [];
  vi.advanceTimersByTime(2000);
  sound.play('draw', USUAL);
  expect(asked).toEqual(['close', 'open', 'wake', 'tone', 'tone']);
});

test('a device that has no sound is not asked again with every move', () => {
  FakeContext.isDead = true;
  const sound = new Sound();
  for (let second = 0; second < 100; second += 1) {
    sound.play('draw', USUAL);
    vi.advanceTimersByTime(1000);
  }
  expect(asked.filter((what) => what === 'open')).toHaveLength(4);
});

test('a browser without sound stays silent', () => {
  vi.stubGlobal('AudioContext', undefined);
  const sound = new Sound();
  sound.prepare();
  sound.play('draw', USUAL);
  vi.advanceTimersByTime(60_000);
  expect(asked).toEqual([]);
});

test('the sound is opened some time after the first touch, and only for whoever wants it', async () => {
  const touchable = new EventTarget();
  const userActivation = { hasBeenActive: false };
  vi.stubGlobal('window', touchable);
  vi.stubGlobal('navigator', { userActivation });
  const settings = { ...USUAL, sound: 'off' as 'on' | 'off', captions: 'off' as const, haptics: 'off' as const };
  const feedback = new Feedback(
    NO_GAME,
    () => settings,
    () => Promise.resolve(new Sound()),
  );
  const touch = async (): Promise<void> => {
    userActivation.hasBeenActive = true;
    for (const event of ['pointerdown', 'pointerup', 'click']) touchable.dispatchEvent(new Event(event));
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
  // The second touch wakes it.
  expect(asked).toEqual(['open', 'sleep', 'wake', 'sleep']);
});

test('each set sounds at the volume that is chosen, and volume 0 leaves the device asleep', () => {
  const loudness = vi.spyOn(parameter, 'exponentialRampToValueAtTime');
  const sound = new Sound();
  sound.play('draw', { sounds: 'wood', volume: 70 });
  const usual = loudness.mock.calls.map(([value]) => value);
  loudness.mockClear();
  sound.play('draw', { sounds: 'wood', volume: 35 });
  expect(loudness.mock.calls[0]?.[0]).toBeCloseTo((usual[0] ?? 0) / 4);
  loudness.mockClear();
  sound.play('draw', { sounds: 'bells', volume: 70 });
  expect(loudness.mock.calls.length).toBeGreaterThan(usual.length);
  asked = [];
  sound.play('draw', { sounds: 'bells', volume: 0 });
  expect(asked).toEqual([]);
  loudness.mockRestore();
});
