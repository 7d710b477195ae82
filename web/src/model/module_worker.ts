// Starts workers from files of the page.

/** Imports the worker's module; what is posted to it meanwhile waits until it can hear it. */
const importing = (address: string): string => `
  const early = [];
  onmessage = (event) => early.push(event);
  import(${JSON.stringify(address)}).then(() => early.forEach((event) => onmessage(event)), reportError);`;

/**
 * A document without an origin, as in a sandboxed frame, may start workers from blobs only, and in Chromium none that are modules
 * themselves. There the worker begins with a script that imports its file.
 */
export function startModuleWorker(address: string): Worker {
  if (globalThis.origin !== 'null') return new Worker(address, { type: 'module' });
  const script = importing(new URL(address, location.href).href);
  return new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
}
