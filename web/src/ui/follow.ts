// An element that shows what may change elsewhere is rendered again with every change, as long as it is in the page.

import type { ReactiveControllerHost } from 'lit';
import type { Observable } from '../model/observable';

export function follow(host: ReactiveControllerHost, shown: Pick<Observable, 'subscribe'>): void {
  let end: () => void = () => undefined;
  host.addController({
    hostConnected() {
      end = shown.subscribe(() => host.requestUpdate());
    },
    hostDisconnected: () => end(),
  });
}
