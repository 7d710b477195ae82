// Shared by the measuring commands: a page opened in a browser, statistics, and tables for the terminal.

import { Browsers } from '../browser/drivers/browsers.mjs';
import { StaticServer } from '../browser/support/static_server.mjs';
import { site } from '../browser/support/setup.mjs';

/**
 * Serves the built page, opens it in a browser and ends everything afterwards.
 * @param {(tools: { browsers: Browsers, server: StaticServer }) => Promise<void>} body
 */
export async function withBrowser(body, engine = 'chromium') {
  const server = await StaticServer.start(site);
  const browsers = new Browsers(engine);
  try {
    await body({ browsers, server });
  } finally {
    await browsers.closeAll();
    await server.stop();
  }
}

/** A generator, mulberry32, of whole numbers below what it is asked for: the same numbers with every run. @param {number} seed */
export function randomBelow(seed) {
  let state = seed >>> 0;
  return (count) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  };
}

/** The value below which `share` of the values lie: 0.5 is the median. */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

/** Prints rows with the first column flush left and the others flush right. @param {(string | number)[][]} rows */
export function printTable(rows) {
  const texts = rows.map((row) => row.map(String));
  const widths = texts[0].map((_, column) => Math.max(...texts.map((row) => row[column].length)));
  for (const row of texts) {
    console.log(
      row.map((text, column) => (column === 0 ? text.padEnd(widths[0]) : text.padStart(widths[column]))).join('  '),
    );
  }
}
