// The start of a problem report, in English: its reader looks for a cause.

/** The name of the page's script holds a hash of all that the page consists of. The copy in one file has none. */
function versionOf(script: string): string {
  return /([^/]+)\.js$/.exec(script)?.[1] ?? 'offline copy';
}

export function reportText(reason: string): string {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
  const screen = `${innerWidth} × ${innerHeight} at ${devicePixelRatio}, ${document.documentElement.lang}`;
  return [`Anthill: ${versionOf(script)}`, navigator.userAgent, screen, reason].filter(Boolean).join('\n');
}
