// How the board is drawn for this session: what the settings say, and which side is near. Remembered here, so that it is the same when the
// session gets the board back.

import type { BoardLook } from '../board/module';
import { other, SEATS, type SeatName } from '../model/snapshot';
import type { Players } from '../model/player';
import type { Match } from './match';

type Settings = Omit<BoardLook, 'bottom'>;

export class SessionLook {
  private bottom: SeatName = 'red';
  private settings: Settings = { theme: 'light', motion: 0, cards: 'automatic', gestures: 'both', turned: [] };

  constructor(private readonly match: Match) {}

  /** Passes all of it to the board. */
  apply(): void {
    this.match.place?.setLook({ ...this.settings, bottom: this.bottom });
  }
  set(change: Partial<Settings>): void {
    this.settings = { ...this.settings, ...change };
    this.apply();
  }
  /** @param turned the sides whose cards lie end for end */
  setTurned(turned: readonly SeatName[]): void {
    if (turned.join() !== this.settings.turned.join()) this.set({ turned });
  }

  /** A person who plays alone sits at the near side. */
  seat(players: Players): void {
    const people = SEATS.filter((seat) => players[seat].kind === 'person');
    this.bottom = people.length === 1 && people[0] ? people[0] : 'red';
    this.apply();
  }
  turnRound(): void {
    this.bottom = other(this.bottom);
    this.apply();
    this.match.read();
  }
  /** The player who sits nearest. On a board without sides that is the person who plays alone, or the player who began as Red. */
  get near(): SeatName {
    return this.match.shown?.snapshot.swapped ? other(this.bottom) : this.bottom;
  }
}
