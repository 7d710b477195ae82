// The page without a network: everything of one build is fetched once and kept, and each file is served from the build that the
// open page came from. A newer build is fetched aside and takes over only when no window is open any more, or when the player asks for it
// and no other window would be swapped under its game.
//
// A build is kept whole or not at all: every file has to be the one that the list of files names, so what a host sends while its files are
// being exchanged makes the installation fail. A page that does not start all the same has its files compared with the list.
//
// vite.config.ts builds this as a script of its own beside index.html and puts the list of files in.

import {
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  precacheAndRoute,
  PrecacheController,
  type PrecacheEntry,
} from 'workbox-precaching';
import { isOtherThinker } from '../wasm/simd';
import { isWhole, type ListedFile } from './integrity';
import { REPAIR, STARTED, TAKE_OVER, type TakeOverAnswer } from './messages';

declare const self: ServiceWorkerGlobalScope;
declare const ANTHILL_FILES: (PrecacheEntry & ListedFile)[];

/** Of the thinker's two modules one is never asked for here. */
const files = ANTHILL_FILES.filter(({ url }) => !isOtherThinker(url));

// By then a slow device has the page's script running, however busy it still is.
const START_MILLISECONDS = 10_000;

// Whatever follows the question mark chooses nothing about a file.
precacheAndRoute(files, { ignoreURLParametersMatching: [/./], cleanURLs: false });
cleanupOutdatedCaches();

// The very first visit: what that page has yet to load comes from here too, should the network go away meanwhile.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(takeOver((answer) => event.ports[0]?.postMessage(answer)));
  if (event.data === REPAIR) event.waitUntil(repair());
  if (event.data === STARTED && event.source instanceof Client) started.get(event.source.id)?.();
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.resultingClientId && isPage(event.request.url))
    event.waitUntil(lookAfter(event.resultingClientId));
});

/** Other programs of the same host may lie below this one, or beside it. */
function isPage(url: string): boolean {
  const { origin, pathname } = new URL(url);
  return [self.registration.scope, `${self.registration.scope}index.html`].includes(origin + pathname);
}

async function takeOver(answer: (text: TakeOverAnswer) => void): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.filter(({ url }) => isPage(url)).length > 1) {
    answer('others-open');
    return;
  }
  answer('coming');
  await self.skipWaiting();
}

/** To be called when the page of that client has started. */
const started = new Map<string, () => void>();

async function lookAfter(clientId: string): Promise<void> {
  const runs = await new Promise<boolean>((resolve) => {
    started.set(clientId, () => resolve(true));
    setTimeout(() => resolve(false), START_MILLISECONDS);
  });
  started.delete(clientId);
  if (runs) return;
  const repaired = await repair();
  const client = await self.clients.get(clientId);
  if (repaired && client instanceof WindowClient) await client.navigate(client.url).catch(() => null);
}

/** Fetches anew what is not as it was kept. Whether there was such a file, and all are there again. */
async function repair(): Promise<boolean> {
  const cache = await caches.open(new PrecacheController().strategy.cacheName);
  let [broken, lost] = [false, false];
  for (const file of files) {
    const key = getCacheKeyForURL(file.url) ?? file.url;
    if (await isWhole(await cache.match(key), file)) continue;
    broken = true;
    const { url, integrity } = file;
    const fetched = await fetch(url, { integrity, cache: 'reload', credentials: 'same-origin' }).catch(() => null);
    // Not the answer itself: one that a host has redirected may not be shown as a page.
    if (fetched?.ok) await cache.put(key, new Response(await fetched.blob(), { headers: fetched.headers }));
    else lost = true;
  }
  return broken && !lost;
}
