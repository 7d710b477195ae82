// The page without a network: everything of one build is fetched once and kept, and each file is served from the build that the
// open page came from. A newer build is fetched aside and takes over only when no window is open any more, or when the player asks for it
// and no other window would be swapped under its game.
//
// vite.config.ts builds this as a script of its own beside index.html and puts the list of files in.

import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { TAKE_OVER, type TakeOverAnswer } from './take_over';

declare const self: ServiceWorkerGlobalScope;
declare const ANTHILL_FILES: PrecacheEntry[];

// Whatever follows the question mark chooses nothing about a file.
precacheAndRoute(ANTHILL_FILES, { ignoreURLParametersMatching: [/./], cleanURLs: false });
cleanupOutdatedCaches();

// The very first visit: what that page has yet to load comes from here too, should the network go away meanwhile.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(takeOver((answer) => event.ports[0]?.postMessage(answer)));
});

async function takeOver(answer: (text: TakeOverAnswer) => void): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length > 1) {
    answer('others-open');
    return;
  }
  answer('coming');
  await self.skipWaiting();
}
