// Units that a player picks, on the row where they stand anyway: a panel asks for them and says what comes of it, the army's card offers
// them. One choice is open at a time.

import type { ReactiveControllerHost } from 'lit';
import { Observable } from '../../model/observable';
import { follow } from '../../ui/follow';
import type { SeatName } from '../../model/snapshot';

interface Question {
  seat: SeatName;
  /** The units that may be picked, and how many of them. */
  able: readonly number[];
  most: number;
  /** They are to be seen as what is waited for. */
  calls?: boolean;
}

class UnitChoice extends Observable {
  private asker: object | null = null;
  private question: Question | null = null;
  private units: readonly number[] = [];

  /** The element is rendered again with every change. Its question goes with it. */
  shownBy(host: ReactiveControllerHost): void {
    follow(host, this);
    host.addController({ hostDisconnected: () => this.drop(host) });
  }

  /** @param picked to begin with */
  ask(asker: object, question: Question, picked: readonly number[]): void {
    this.asker = asker;
    this.question = question;
    this.units = picked;
    this.notify();
  }
  /** Withdraws the asker's question. */
  drop(asker: object): void {
    if (this.asker !== asker) return;
    this.asker = null;
    this.question = null;
    this.notify();
  }

  /** Those that may be picked; null while nothing is asked of this side. */
  offered(seat: SeatName): readonly number[] | null {
    return this.question?.seat === seat ? this.question.able : null;
  }
  askedBy(asker: object): boolean {
    return this.asker === asker;
  }
  /** Units of this side are waited for, and none is picked yet. */
  calls(seat: SeatName): boolean {
    return this.question?.seat === seat && this.question.calls === true && this.units.length === 0;
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
    this.notify();
  }
}

export const unitChoice = new UnitChoice();
