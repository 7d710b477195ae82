// Units that a player picks, on the row where they stand anyway: a panel asks for them and says what comes of it, the army's card offers
// them. One choice is open at a time.

import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { SeatName } from '../../model/snapshot';

interface Question {
  seat: SeatName;
  /** The units that may be picked, and how many of them. */
  able: readonly number[];
  most: number;
}

class UnitChoice {
  private readonly hosts = new Set<ReactiveControllerHost>();
  private asker: object | null = null;
  private question: Question | null = null;
  private units: readonly number[] = [];

  /** The element is rendered anew with every change. */
  follow(host: ReactiveControllerHost): void {
    const controller: ReactiveController = {
      hostConnected: () => void this.hosts.add(host),
      hostDisconnected: () => {
        this.hosts.delete(host);
        this.drop(host);
      },
    };
    host.addController(controller);
  }

  /** @param picked to begin with */
  ask(asker: object, question: Question, picked: readonly number[]): void {
    this.asker = asker;
    this.question = question;
    this.units = picked;
    this.changed();
  }
  /** Whoever has asked asks no longer. */
  drop(asker: object): void {
    if (this.asker !== asker) return;
    this.asker = null;
    this.question = null;
    this.changed();
  }

  /** Those that may be picked; null while nothing is asked of this side. */
  offered(seat: SeatName): readonly number[] | null {
    return this.question?.seat === seat ? this.question.able : null;
  }
  /** In their order. */
  get picked(): number[] {
    return [...this.units].sort((a, b) => a - b);
  }
  /** One too many takes the place of the first one picked. */
  toggle(unit: number): void {
    if (!this.question?.able.includes(unit)) return;
    this.units = this.units.includes(unit)
      ? this.units.filter((each) => each !== unit)
      : [...this.units, unit].slice(-this.question.most);
    this.changed();
  }

  private changed(): void {
    for (const host of this.hosts) host.requestUpdate();
  }
}

export const unitChoice = new UnitChoice();
