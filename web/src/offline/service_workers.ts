// The browser's service workers, where the page may have any.

/** There are none without a secure context, and in a sandboxed frame, or with cookies blocked, asking for them may throw. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}
