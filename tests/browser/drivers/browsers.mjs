// Opens pages in a browser by its name, starts browsers as they are needed, and ends all of them.

import { Chromium } from './chromium.mjs';
import { Firefox } from './firefox.mjs';
import { defaultPageOptions } from './page.mjs';
import { WebKit } from './webkit.mjs';

const engines = { chromium: Chromium, firefox: Firefox, webkit: WebKit };
export const engineNames = Object.keys(engines);

export class Browsers {
  /** @param {string} engine one of engineNames */
  constructor(engine) {
    if (!engines[engine])
      throw new Error(`no browser is called "${engine}": expected one of ${engineNames.join(', ')}`);
    this.Engine = engines[engine];
    this.launched = new Map();
    this.pages = new Map();
  }

  /** @param {import('./page.mjs').PageOptions} [options] */
  async open(options = {}) {
    const whole = { ...defaultPageOptions, ...options };
    const key = this.Engine.launchKey(whole) ?? Symbol('used once');
    if (!this.launched.has(key)) this.launched.set(key, this.Engine.launch(whole));
    const browser = await this.launched.get(key);
    const page = await browser.newPage(whole);
    this.pages.set(page, key);
    return page;
  }

  async close(page) {
    const key = this.pages.get(page);
    this.pages.delete(page);
    await page.close();
    if (typeof key === 'symbol') await this.#end(key);
  }

  /** Kills the browser of a page on the spot, as a crash or the system would. */
  async kill(page) {
    const key = this.pages.get(page);
    this.pages.delete(page);
    await this.#end(key);
  }

  async #end(key) {
    const browser = await this.launched.get(key);
    this.launched.delete(key);
    await browser.close();
  }

  async closeAll() {
    for (const key of [...this.launched.keys()]) await this.#end(key).catch(() => {});
  }
}
