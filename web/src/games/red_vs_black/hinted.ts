// What a hint points at besides the table: units on the row where they stand, and dice by their numbers in the throw.

import type { ReactiveControllerHost } from 'lit';
import type { SeatName } from '../../model/snapshot';

export interface Hinted {
  seat: SeatName;
  units: readonly number[];
  dice: readonly number[];
}

class PointedAt {
  private readonly hosts = new Set<ReactiveControllerHost>();
  private at: Hinted | null = null;

  /** The element is rendered anew with every change. */
  follow(host: ReactiveControllerHost): void {
    host.addController({
      hostConnected: () => void this.hosts.add(host),
      hostDisconnected: () => void this.hosts.delete(host),
    });
  }
  /** null: at nothing. */
  point(at: Hinted | null): void {
    if (this.at === at) return;
    this.at = at;
    for (const host of this.hosts) host.requestUpdate();
  }
  units(seat: SeatName): readonly number[] {
    return this.at?.seat === seat ? this.at.units : [];
  }
  dice(seat: SeatName): readonly number[] {
    return this.at?.seat === seat ? this.at.dice : [];
  }
}

export const hinted = new PointedAt();
