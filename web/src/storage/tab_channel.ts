// The channel between tabs that show the page.

/** null where the browser has none or denies it, as Firefox does with all cookies blocked. */
export function tabChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
