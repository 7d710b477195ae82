// What of the review somebody looks at: a mistake in the position that it was made in, and whether the better move is shown. Told beside the
// board and marked on it.

import type { ReactiveControllerHost } from 'lit';
import type { Moment } from './standing';

class CurrentLook {
  private readonly hosts = new Set<ReactiveControllerHost>();
  moment: Moment | null = null;
  answered = false;

  follow(host: ReactiveControllerHost): void {
    host.addController({
      hostConnected: () => void this.hosts.add(host),
      hostDisconnected: () => void this.hosts.delete(host),
    });
  }
  at(moment: Moment | null, answered = false): void {
    this.moment = moment;
    this.answered = answered;
    for (const host of this.hosts) host.requestUpdate();
  }
}

export const currentLook = new CurrentLook();
