// An element that shows what may change elsewhere is rendered again with every change, as long as it is in the page.

import type { ReactiveControllerHost, ReactiveElement } from 'lit';
import type { Observable } from '../model/observable';

type Shown = Pick<Observable, 'subscribe'>;

export function follow(host: ReactiveControllerHost, shown: Shown | (() => Shown)): void {
  let end: () => void = () => undefined;
  host.addController({
    hostConnected() {
      end = (typeof shown === 'function' ? shown() : shown).subscribe(() => host.requestUpdate());
    },
    hostDisconnected: () => end(),
  });
}

/** Decorates a class of elements, below @customElement. A function is asked when the element is in the page. */
export const follows =
  (...all: readonly (Shown | ((host: never) => Shown))[]) =>
  (element: typeof ReactiveElement): void =>
    element.addInitializer((host) => {
      for (const shown of all) follow(host, typeof shown === 'function' ? () => shown(host as never) : shown);
    });
