// The page without a network: everything of one build is fetched once and kept, and each file is served from the build that the
// open page came from. A newer build is fetched aside and takes over only when no window is open any more, or when the player asks for it
// and no other window would be swapped under its game.
//
// A build is kept whole or not at all: every file has to be the one that the list of files names, so what a host sends while its files are
// being exchanged makes the installation fail; the same build is then tried again on another day. A page that does not start all the same
// has its files compared with the list.
//
// vite.config.ts builds this as a script of its own beside index.html and puts the list of files in.

import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { isOtherThinker } from '../wasm/simd';
import { isWhole, listedAddress, type ListedFile } from './integrity';
import { REPAIR, STARTED, TAKE_OVER, type TakeOverAnswer } from './messages';

declare const self: ServiceWorkerGlobalScope;
declare const ANTHILL_FILES: (PrecacheEntry & ListedFile)[];
/** Another one for every list of files. */
declare const ANTHILL_BUILD: string;

/** This browser never requests one of the thinker's two modules. */
const files = ANTHILL_FILES.filter(({ url }) => !isOtherThinker(url));
const kept = new PrecacheController();
kept.addToCacheList(files);

// By then a slow device has the page's script running, however busy it still is.
const START_MILLISECONDS = 10_000;

self.addEventListener('install', (event) => event.waitUntil(install(event)));

self.addEventListener('activate', (event) => {
  event.waitUntil(kept.activate(event));
  // The very first visit: what that page has yet to load comes from here too, should the network go away meanwhile.
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(takeOver((answer) => event.ports[0]?.postMessage(answer)));
  if (event.data === REPAIR) event.waitUntil(repair());
  if (event.data === STARTED && event.source instanceof Client) started.get(event.source.id)?.();
});

// The only listener for fetches: the first that answers ends the event, and a second one would never hear of it.
self.addEventListener('fetch', (event) => {
  const { request, resultingClientId } = event;
  const cacheKey = kept.getCacheKeyForURL(listedAddress(request.url));
  if (request.method !== 'GET' || !cacheKey) return;
  const isStart = request.mode === 'navigate' && isPage(request.url);
  if (isStart && resultingClientId) event.waitUntil(lookAfter(resultingClientId));
  const params = { cacheKey, integrity: kept.getIntegrityForCacheKey(cacheKey) };
  const answer = kept.strategy.handle({ event, request, params });
  // The host may have only a newer build of a page that is no longer kept.
  event.respondWith(isStart ? answer.catch(() => fetch(request)) : answer);
});

/** The cache that remembers on which day a build could not be kept. */
const FAILURES = `anthill-failures-${self.registration.scope}`;

/**
 * Keeps every file of the build. If the host answers, but not with the files of the list, the next try is on another day: each fetches
 * all files.
 */
async function install(event: ExtendableEvent): Promise<void> {
  const today = new Date().toDateString();
  const failures = await caches.open(FAILURES);
  if ((await (await failures.match(ANTHILL_BUILD))?.text()) === today)
    throw new Error('this build cannot be kept today');
  try {
    await kept.install(event);
  } catch (error) {
    if (await hostAnswers()) await failures.put(ANTHILL_BUILD, new Response(today));
    throw error;
  }
  await caches.delete(FAILURES);
}

const hostAnswers = (): Promise<boolean> =>
  fetch('index.html', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Other programs of the same host may lie below this one, or beside it. */
function isPage(url: string): boolean {
  return listedAddress(url) === `${self.registration.scope}index.html`;
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
  const cache = await caches.open(kept.strategy.cacheName);
  if (runs) {
    // Browsers that need room, and people who clean up, may throw away what is kept and leave the worker.
    if ((await cache.keys()).length < files.length) await repair();
    return;
  }
  const outcome = await repair();
  if (outcome === 'whole') return;
  if (outcome === 'lost') {
    if (!(await hostAnswers())) return;
    // The host has another build by now: the page comes from there.
    await self.registration.unregister();
  }
  const client = await self.clients.get(clientId);
  if (client instanceof WindowClient) await client.navigate(client.url).catch(() => null);
}

/** Fetches again what is not as it was kept: nothing was broken, all is there again, or some file could not be had. */
async function repair(): Promise<'whole' | 'repaired' | 'lost'> {
  const cache = await caches.open(kept.strategy.cacheName);
  let [broken, lost] = [false, false];
  for (const file of files) {
    const key = kept.getCacheKeyForURL(file.url) ?? file.url;
    if (await isWhole(await cache.match(key), file)) continue;
    broken = true;
    const { url, integrity } = file;
    const fetched = await fetch(url, { integrity, cache: 'reload', credentials: 'same-origin' }).catch(() => null);
    // Not the answer itself: one that a host has redirected may not be shown as a page.
    if (fetched?.ok) await cache.put(key, new Response(await fetched.blob(), { headers: fetched.headers }));
    else lost = true;
  }
  return lost ? 'lost' : broken ? 'repaired' : 'whole';
}
