// Runs before anything else in the page, in the one engine whose console the tests cannot hear, and reports to the test server:
// console messages, errors, rejections, refusals by the content security policy, and requests to anybody else.

{
  const address = new URL('page-report', document.currentScript.src).href;
  const report = (kind, text) => navigator.sendBeacon(address, JSON.stringify({ kind, text }));

  for (const kind of ['debug', 'log', 'info', 'warn', 'error', 'assert', 'trace']) {
    const original = console[kind];
    console[kind] = (...words) => {
      if (kind !== 'assert' || !words[0])
        report(kind, words.map((word) => (word?.stack ? `${word}\n${word.stack}` : String(word))).join(' '));
      original.apply(console, words);
    };
  }
  // Who leaves the page stops what is still being loaded: that is no fault of it.
  let isLeft = false;
  addEventListener('beforeunload', () => (isLeft = true));
  addEventListener('pageshow', () => (isLeft = false));
  addEventListener(
    'error',
    (event) => {
      if (isLeft && !event.error && !event.message) return;
      report(
        'error',
        event.error
          ? `${event.error}\n${event.error.stack ?? ''}`
          : (event.message ?? `could not load ${event.target?.src ?? event.target?.href}`),
      );
    },
    { capture: true },
  );
  addEventListener('unhandledrejection', (event) =>
    report('rejection', `${event.reason}\n${event.reason?.stack ?? ''}`),
  );
  addEventListener('securitypolicyviolation', (event) =>
    report('policy', `${event.violatedDirective} ${event.blockedURI}`),
  );

  const originalFetch = window.fetch;
  window.fetch = (resource, ...rest) => {
    const url = new URL(resource?.url ?? resource, location.href);
    if (url.origin !== location.origin && /^http/.test(url.protocol)) report('request', url.href);
    return originalFetch(resource, ...rest);
  };
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      if (/^http/.test(name) && new URL(name).origin !== location.origin) report('request', name);
    }
  }).observe({ type: 'resource', buffered: true });
}
