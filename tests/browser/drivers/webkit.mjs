// WebKitGTK by its WebDriver over plain HTTP, in the small browser that comes with the library.
//
// What it has no means for is done otherwise: touches are synthetic events (its driver turns touch pointers into a mouse), a
// hidden tab is pretended, and pixel ratio, colour scheme and motion are settings of the desktop that it sees. A session that is
// driven never tells what its console says, so the test server adds a script to the page that reports it: see page_reporter.js.

import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Display } from './display.mjs';
import { fontEnvironment } from './fonts.mjs';
import { webDriverKey } from './keys.mjs';
import { OwnedProcess } from './owned_process.mjs';
import { Page, PageLeft } from './page.mjs';
import { sendSyntheticTouch } from './synthetic_touch.mjs';

const miniBrowser = () =>
  [
    process.env.MINIBROWSER,
    `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
  ].find((path) => path && existsSync(path));

export class WebKit {
  name = 'webkit';

  /** A session of its driver has one window, so every page is a browser of its own. */
  static launchKey() {
    return undefined;
  }

  static async launch(options) {
    const browser = new WebKit();
    browser.display = await Display.open();
    browser.home = await mkdtemp(join(tmpdir(), 'anthill-webkit-'));
    await mkdir(join(browser.home, 'config/gtk-3.0'), { recursive: true });
    await writeFile(
      join(browser.home, 'config/gtk-3.0/settings.ini'),
      `[Settings]\ngtk-enable-animations=${options.reducedMotion ? 0 : 1}\n`,
    );
    const port = await freePort();
    browser.process = new OwnedProcess(process.env.WEBKIT_DRIVER ?? 'WebKitWebDriver', [`--port=${port}`], {
      env: {
        ...fontEnvironment,
        DISPLAY: browser.display.name,
        GDK_BACKEND: 'x11',
        GDK_SCALE: String(options.pixelRatio),
        GTK_THEME: options.colorScheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
        XDG_CONFIG_HOME: join(browser.home, 'config'),
        XDG_DATA_HOME: join(browser.home, 'data'),
        XDG_CACHE_HOME: join(browser.home, 'cache'),
        NO_AT_BRIDGE: '1',
        ...(options.composited ? {} : { WEBKIT_DISABLE_COMPOSITING_MODE: '1' }),
      },
    });
    browser.address = `http://127.0.0.1:${port}`;
    await browser.#answers();
    const { sessionId } = await browser.request('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': {
            binary: miniBrowser(),
            args: ['--automation', `--enable-webgl=${options.webgl}`],
          },
        },
      },
    });
    browser.session = `/session/${sessionId}`;
    return browser;
  }

  async newPage(options) {
    const page = new WebKitPage(options, this);
    await page.open();
    return page;
  }

  async request(method, path, body) {
    const response = await fetch(this.address + path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  }

  /** A command about the session. */
  command(method, path, body) {
    return this.request(method, this.session + path, body);
  }

  async #answers() {
    const deadline = Date.now() + 20_000;
    for (;;) {
      try {
        return await this.request('GET', '/status');
      } catch (error) {
        if (Date.now() > deadline) throw error;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }

  async close() {
    await this.process.stop();
    await this.display.close();
    await rm(this.home, { recursive: true, force: true, maxRetries: 5 });
  }
}

class WebKitPage extends Page {
  constructor(options, browser) {
    super('webkit', options);
    this.browser = browser;
  }

  async open() {
    await this.browser.command('POST', '/timeouts', { script: 60_000, pageLoad: 60_000, implicit: 0 });
    await this.setViewport(this.options.viewport);
  }

  async goto(url) {
    await this.browser.command('POST', '/url', { url });
  }

  async reload() {
    await this.browser.command('POST', '/refresh');
  }

  async call(source, args) {
    const script = `const done = arguments[1];
      (async () => JSON.stringify(await (${source})(...JSON.parse(arguments[0]))))()
        .then((value) => done({ value }), (error) => done({ error: String(error?.message ?? error) + '\\n' + error?.stack }));`;
    const { value, error } = await this.browser
      .command('POST', '/execute/async', { script, args: [JSON.stringify(args)] })
      .catch((failure) => {
        throw /before the unload event/.test(failure.message) ? new PageLeft(failure.message) : failure;
      });
    if (error) throw new Error(error);
    return value === undefined || value === null ? undefined : JSON.parse(value);
  }

  #act(source) {
    return this.browser.command('POST', '/actions', { actions: [source] });
  }

  async mouseEvent(kind, { x, y }) {
    // The driver takes whole pixels only.
    const action =
      kind === 'move'
        ? { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' }
        : kind === 'down'
          ? { type: 'pointerDown', button: 0 }
          : { type: 'pointerUp', button: 0 };
    await this.#act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [action] });
  }

  async touchEvent(kind, changed) {
    if (kind === 'cancel') this.fingers.clear();
    const click = await this.evaluate(sendSyntheticTouch, kind, [...changed], [...this.fingers]);
    if (click) await this.click(click);
  }

  async keyEvent(kind, key) {
    const type = kind === 'down' ? 'keyDown' : 'keyUp';
    await this.#act({ type: 'key', id: 'keyboard', actions: [{ type, value: webDriverKey(key) }] });
  }

  /** The driver sets the size of the window, frame and tool bar included. */
  async setViewport({ width, height }) {
    const inner = () => this.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    await this.untilHere(`a viewport of ${width} x ${height}`, async () => {
      const [window, view] = [await this.browser.command('GET', '/window/rect'), await inner()];
      if (view.width === width && view.height === height) return true;
      await this.browser.command('POST', '/window/rect', {
        x: 0,
        y: 0,
        width: window.width + width - view.width,
        height: window.height + height - view.height,
      });
      return false;
    });
  }

  async hide() {
    await this.#pretendVisibility('hidden');
  }

  async show() {
    await this.#pretendVisibility('visible');
  }

  #pretendVisibility(state) {
    return this.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => visibility === 'hidden' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, state);
  }

  async png() {
    if (!this.options.composited) throw new Error('pictures take a page with the option "composited"'); // else the driver hangs
    return Buffer.from(await this.browser.command('GET', '/screenshot'), 'base64');
  }

  async close() {
    await this.browser.command('DELETE', '').catch(() => {}); // it may have died; its process is killed in any case
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
