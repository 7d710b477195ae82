// The worker in which the computer player thinks: every message in is one line of the protocol, or that it is to rest or to go on; every
// message out one line of answer.

import createThinker from '#wasm/thinker.mjs';
import { ThinkerSession } from './conversation';
import { moduleAddress } from './module_address';
import type { Rest } from './job_queue';

declare const self: DedicatedWorkerGlobalScope;

const session = ThinkerSession.start(createThinker, {
  onLine: (line) => self.postMessage(line),
  locateFile: moduleAddress,
  onAbort: (reason) => self.reportError(new Error(`the thinker broke down: ${String(reason)}`)),
});
// Without this the page would never hear that the module could not be loaded: a rejected promise stays within the worker.
session.catch((reason: unknown) => self.reportError(reason));

self.onmessage = ({ data }: MessageEvent<string | Rest>) => {
  // Lines that arrive before the module is ready wait for it, in order.
  void session.then((thinker) => (typeof data === 'string' ? thinker.line(data) : thinker.rest(data.resting)));
};
