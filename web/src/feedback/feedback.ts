// Lets what happens in the game be heard and felt, as far as the player wants that. A device that cannot do one of it leaves it out.

import type { SessionState } from '../session/state';
import type { Settings } from '../storage/settings';
import { cueOf, type Cue } from './cues';
import type { Sound } from './sound';
import { atEachPress, quietlyOnceTouched, touched } from './first_touch';

// Milliseconds on, off, on …
const VIBRATIONS: Readonly<Record<Cue, number | number[]>> = {
  move: 12,
  capture: [18, 40, 26],
  back: 8,
  refused: [10, 50, 10],
  won: [30, 60, 30, 60, 60],
  draw: [30, 60, 30],
};

export class Feedback {
  private before: SessionState;
  private sound: Promise<Sound> | null = null;
  /** Presses open it. */
  private isOpened = false;

  constructor(
    first: SessionState,
    private readonly settings: () => Pick<Settings, 'sound' | 'sounds' | 'volume' | 'captions' | 'haptics'>,
    private readonly fetchSound: () => Promise<Sound> = async () => new (await import('./sound')).Sound(),
  ) {
    this.before = first;
  }

  /** To be called with every new state of the session. */
  follow(state: SessionState): void {
    const cue = cueOf(this.before, state);
    this.before = state;
    if (cue) this.give(cue);
  }

  /** To be called when what the page shows is there, and when sound is turned on: the first move finds the sound open. */
  prepare(): void {
    if (this.settings().sound === 'on') quietlyOnceTouched(() => this.withSound((made) => made.prepare()));
  }

  /** Lets a change of the sounds be heard. */
  sample(): void {
    if (this.settings().sound === 'on') this.withSound((made) => made.play('capture', this.settings()));
  }

  private give(cue: Cue): void {
    const { sound, haptics } = this.settings();
    // The board says it too, where none comes.
    if (this.settings().captions === 'on')
      import('./captions/captions').then(
        ({ show }) => show(cue),
        () => undefined,
      );
    if (!touched()) return;
    if (haptics === 'on' && 'vibrate' in navigator) navigator.vibrate(VIBRATIONS[cue]);
    if (sound === 'on') this.withSound((made) => made.play(cue, this.settings()));
  }

  private withSound(use: (sound: Sound) => void): void {
    // Without it the game goes on in silence; the next cue tries again.
    this.sound ??= this.fetchSound();
    void this.sound.then(
      (made) => {
        this.openWithin(made);
        use(made);
      },
      () => (this.sound = null),
    );
  }

  private openWithin(made: Sound): void {
    if (this.isOpened) return;
    this.isOpened = true;
    atEachPress(() => this.settings().sound === 'on' && made.press());
  }
}
