// The sounds, made on the spot, in two sets: cards on earth, taps on wood, a plucked third; or small bells. Fetched with the first sound
// that is wanted.

import type { Settings } from '../storage/settings';
import type { Cue } from './cues';

interface Voice {
  /** Seconds after the beginning. */
  at: number;
  length: number;
  /** 1 is as loud as the device goes. */
  gain: number;
  /** Hertz: of a tone its pitch, of a rustle (noise) what of it is let through. The second is where it glides to. */
  tone?: readonly [number, number];
  rustle?: readonly [number, number];
}

const tap = (at: number, pitch: number, gain: number): Voice => ({
  at,
  length: 0.09,
  gain,
  tone: [pitch, pitch * 0.6],
});
const pluck = (at: number, pitch: number): Voice => ({ at, length: 0.7, gain: 0.16, tone: [pitch, pitch] });

/** A bell and its first overtone, which is no multiple of its pitch. */
const bell = (at: number, pitch: number, gain = 0.12): Voice[] => [
  { at, length: 0.9, gain, tone: [pitch, pitch] },
  { at, length: 0.35, gain: gain * 0.4, tone: [pitch * 2.76, pitch * 2.76] },
];

type Sounds = Readonly<Record<Cue, readonly Voice[]>>;

const WOOD: Sounds = {
  move: [{ at: 0, length: 0.09, gain: 0.12, rustle: [2600, 900] }, tap(0.06, 170, 0.3)],
  capture: [{ at: 0, length: 0.14, gain: 0.2, rustle: [3400, 700] }, tap(0.07, 130, 0.4), tap(0.15, 95, 0.34)],
  back: [{ at: 0, length: 0.16, gain: 0.1, rustle: [700, 2400] }],
  refused: [tap(0, 190, 0.16), tap(0.09, 150, 0.16)],
  won: [pluck(0, 392), pluck(0.14, 494), pluck(0.28, 587)],
  draw: [pluck(0, 392), pluck(0.16, 440)],
};

const BELLS: Sounds = {
  move: bell(0, 880),
  capture: [...bell(0, 659), ...bell(0.1, 523)],
  back: bell(0, 740, 0.07),
  refused: [...bell(0, 330, 0.1), ...bell(0.12, 311, 0.1)],
  won: [...bell(0, 784), ...bell(0.14, 988), ...bell(0.28, 1175)],
  draw: [...bell(0, 784), ...bell(0.16, 880)],
};

const SETS: Readonly<Record<Settings['sounds'], Sounds>> = { wood: WOOD, bells: BELLS };

/** The usual volume, in percent, at which a voice is as loud as its table says. */
const USUAL = 70;
/** Loudness is heard by its square. */
const loudnessOf = (volume: number): number => (volume / USUAL) ** 2;

/** From the beginning of the last cue; longer than any. The device's loudspeaker sleeps when nothing is to be heard. */
const SLEEPS_AFTER_MILLISECONDS = 4000;

/** A device that has been woken runs within this, or it is dead: after a call, or with other headphones, some never come back. */
const WAKES_WITHIN_MILLISECONDS = 1500;
/** Opening the sound again holds the page: where that did not help it is tried after twice as long each time. */
const FIRST_PATIENCE_MILLISECONDS = 30_000;

export class Sound {
  private context: AudioContext | null = null;
  private noise: AudioBuffer | null = null;
  private sleeps: ReturnType<typeof setTimeout> | undefined;
  /** The context has been asked to run within a press. */
  private isUnlocked = false;
  /** When it was last woken, by the page's clock and by its own. */
  private woken: { at: number; time: number } | null = null;
  private reopened = { at: -Infinity, patience: 0 };

  /**
   * Opens the device's sound, suspended. That blocks a slow device for up to a second, so call it when no player is
   * waiting.
   */
  prepare(): void {
    if (this.context) return;
    this.context = newContext();
    this.sleep();
  }

  /** To be called within each press: iOS opens sound there and nowhere else. A cue comes later, when the move has come to rest. */
  press(): void {
    if (this.isDead) this.reopen();
    if (!this.context || this.isUnlocked) return;
    this.isUnlocked = true;
    this.wake(this.context);
  }

  /** Silent where the browser has no sound, or does not allow it before the first tap. */
  play(cue: Cue, { sounds, volume }: Pick<Settings, 'sounds' | 'volume'>): void {
    if (volume === 0) return;
    if (this.isDead) this.reopen();
    const context = (this.context ??= newContext());
    if (!context) return;
    this.wake(context);
    for (const voice of SETS[sounds][cue]) this.sound(context, { ...voice, gain: voice.gain * loudnessOf(volume) });
  }

  private wake(context: AudioContext): void {
    if (context.currentTime !== this.woken?.time) this.woken = { at: performance.now(), time: context.currentTime };
    // Asked for whatever its state is: it may just be going to sleep, or have been interrupted by a call.
    void context.resume().catch(() => undefined);
    clearTimeout(this.sleeps);
    this.sleeps = setTimeout(() => this.sleep(), SLEEPS_AFTER_MILLISECONDS);
  }

  /** It was woken, whatever it says of itself, and its time stands. */
  private get isDead(): boolean {
    const { context, woken } = this;
    if (!context || !woken || performance.now() - woken.at < WAKES_WITHIN_MILLISECONDS) return false;
    if (context.currentTime === woken.time) return performance.now() - this.reopened.at >= this.reopened.patience;
    this.reopened.patience = 0;
    return false;
  }
  private reopen(): void {
    void this.context?.close().catch(() => undefined);
    this.context = newContext();
    this.isUnlocked = false;
    this.woken = null;
    const { patience } = this.reopened;
    this.reopened = { at: performance.now(), patience: Math.max(FIRST_PATIENCE_MILLISECONDS, 2 * patience) };
  }

  private sleep(): void {
    void this.context?.suspend().catch(() => undefined);
  }

  private sound(context: AudioContext, { at, length, gain, tone, rustle }: Voice): void {
    const begin = context.currentTime + at;
    const end = begin + length;
    const loudness = context.createGain();
    loudness.gain.setValueAtTime(0.0001, begin);
    loudness.gain.exponentialRampToValueAtTime(gain, begin + 0.008);
    loudness.gain.exponentialRampToValueAtTime(0.0001, end);
    loudness.connect(context.destination);
    if (tone) {
      const oscillator = new OscillatorNode(context, { type: 'triangle' });
      oscillator.frequency.setValueAtTime(tone[0], begin);
      oscillator.frequency.exponentialRampToValueAtTime(tone[1], end);
      oscillator.connect(loudness);
      oscillator.start(begin);
      oscillator.stop(end);
    }
    if (rustle) {
      const source = new AudioBufferSourceNode(context, { buffer: (this.noise ??= whiteNoise(context)), loop: true });
      const filter = new BiquadFilterNode(context, { type: 'bandpass', Q: 0.8 });
      filter.frequency.setValueAtTime(rustle[0], begin);
      filter.frequency.exponentialRampToValueAtTime(rustle[1], end);
      source.connect(filter).connect(loudness);
      source.start(begin);
      source.stop(end);
    }
  }
}

function newContext(): AudioContext | null {
  try {
    return new AudioContext({ latencyHint: 'interactive' });
  } catch {
    return null;
  }
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
