// A match against the clock, as the session and the saves know it: by which clock it is played, what of the clock is kept with the game,
// and a game that is lost on time. How the clock runs is its own matter (accessories/clock), fetched only where there is one.

import type { KeptBeside, SavedGame } from '../model/saved_game';
import type { Notes } from '../model/record_text';
import type { Players } from '../model/player';
import { SEATS, type Snapshot } from '../model/snapshot';
import type { BoardPort } from './ports';
import type { StateChange } from './state';

/** Written and read by the clock. */
export type KeptClock = NonNullable<SavedGame['clock']>;

const NO_CLOCK = 'off';
/**
 * Notes of the record: by which clock it is played ("10+5": minutes, and seconds more with each turn), and after how many moves a
 * clock had run down. To the engine, and to readers that know no clocks, such a game is one that was given up.
 */
const CLOCK_NOTE = 'clock';
const FALL_NOTE = 'clock-fell';

interface TimedMatch {
  readonly board: BoardPort | null;
  update(change: StateChange): void;
  commit(): void;
}

export class Timing {
  /** By which clock the next match between two people is played. */
  next: string = NO_CLOCK;
  /** null: by none. */
  kept: KeptClock | null = null;

  constructor(private readonly match: TimedMatch) {}

  /** @param stored null: a new match */
  begin(players: Players, stored: KeptBeside | null): void {
    const isTimed = this.next !== NO_CLOCK && SEATS.every((seat) => players[seat].kind === 'person');
    this.kept = stored ? (stored.clock ?? null) : isTimed ? { rules: this.next } : null;
    if (!stored && this.kept) this.match.board?.setNote(CLOCK_NOTE, this.next);
  }
  /** The next match is played by the same clock. */
  again(): void {
    const rules = this.kept?.['rules'];
    this.next = typeof rules === 'string' ? rules : NO_CLOCK;
  }

  /** The record can be written. */
  get isReady(): boolean {
    return this.match.board !== null;
  }
  /** Keeps the clock's data: with the next save, or at once. */
  keep(clock: KeptClock, atOnce: boolean): void {
    this.kept = clock;
    if (atOnce) this.match.commit();
  }
  say(announcement: string): void {
    this.match.update({ announcement });
  }

  /** The next resignation is a loss on time. */
  fell({ length }: Snapshot): void {
    this.match.board?.setNote(FALL_NOTE, `${length}`);
  }
  /** The same, and why it is over where that is a clock. */
  told(snapshot: Snapshot, notes: Notes): Snapshot {
    const { status, length } = snapshot;
    return status.reason === 'resigned' && notes.get(FALL_NOTE) === `${length}`
      ? { ...snapshot, status: { ...status, reason: 'time' } }
      : snapshot;
  }
}
