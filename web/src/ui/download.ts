// Hands something to the player as a file.

import { send } from './send';

// A browser that asks first, as on iPhones and iPads, fetches the file when it has been answered.
const SHORTEST_MILLISECONDS = 40_000;

const kept: { address: string; since: number }[] = [];

/** The address of a file stays good until another one is handed out, and for a while at the least. */
function addressOf(content: Blob): string {
  const now = performance.now();
  while (kept[0] && now - kept[0].since >= SHORTEST_MILLISECONDS) URL.revokeObjectURL(kept.shift()?.address ?? '');
  const address = URL.createObjectURL(content);
  kept.push({ address, since: now });
  return address;
}

/** By the browser's own means. */
function download(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = addressOf(content);
  link.download = name;
  link.click();
}

/** Apple's word for it is older than the media query. */
const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true;

/**
 * The installed page may have no way back from a file that it shows: there the system's sheet takes the file, which can also save it.
 * False when the player closed that sheet.
 */
export async function handOut(name: string, content: Blob): Promise<boolean> {
  const data = { files: [new File([content], name, { type: content.type })] };
  const outcome = isInstalled() && 'canShare' in navigator && navigator.canShare(data) ? await send(data) : 'refused';
  if (outcome === 'refused') download(name, content);
  return outcome !== 'cancelled';
}

export const downloadText = (name: string, text: string): Promise<boolean> =>
  handOut(name, new Blob([text], { type: name.endsWith('.json') ? 'application/json' : 'text/plain' }));
