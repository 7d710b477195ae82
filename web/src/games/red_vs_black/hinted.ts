// The targets of a hint besides the table: units on the row where they stand, and dice by their numbers in the throw.

import type { SeatName } from '../../model/snapshot';
import { Observable } from '../../model/observable';

export interface Hinted {
  seat: SeatName;
  units: readonly number[];
  dice: readonly number[];
}

class PointedAt extends Observable {
  private at: Hinted | null = null;

  /** null: at nothing. */
  point(at: Hinted | null): void {
    if (this.at === at) return;
    this.at = at;
    this.notify();
  }
  units(seat: SeatName): readonly number[] {
    return this.at?.seat === seat ? this.at.units : [];
  }
  dice(seat: SeatName): readonly number[] {
    return this.at?.seat === seat ? this.at.dice : [];
  }
}

export const hinted = new PointedAt();
