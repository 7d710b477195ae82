// The worker in which the computer player thinks: every message in is one line of the protocol, every message out one line of answer.

import createThinker from '#wasm/thinker.mjs';
import wasm from '#wasm/thinker.wasm?url';
import { ThinkerSession } from './conversation';

declare const self: DedicatedWorkerGlobalScope;

const session = ThinkerSession.start(createThinker, {
  onLine: (line) => self.postMessage(line),
  locateFile: () => wasm,
  onAbort: (reason) => self.reportError(new Error(`the thinker broke down: ${String(reason)}`)),
});
// Without this the page would never hear that the module could not be loaded: a rejected promise stays within the worker.
session.catch((reason: unknown) => self.reportError(reason));

self.onmessage = (event: MessageEvent<string>) => {
  // Lines that come before the module is there wait for it, in order.
  void session.then((thinker) => thinker.line(event.data));
};
