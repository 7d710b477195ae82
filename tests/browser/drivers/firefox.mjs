// Firefox by WebDriver BiDi, which the stock browser speaks without a driver program. Touches are real ones.

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Display } from './display.mjs';
import { fontEnvironment } from './fonts.mjs';
import { JsonRpc } from './json_rpc.mjs';
import { webDriverKey } from './keys.mjs';
import { OwnedProcess } from './owned_process.mjs';
import { Page } from './page.mjs';

/** Colour scheme, motion and WebGL are settings of the whole browser here. */
const preferences = ({ colorScheme, reducedMotion, webgl }) => ({
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'browser.tabs.warnOnClose': false,
  'browser.tabs.unloadOnLowMemory': false,
  'datareporting.policy.dataSubmissionPolicyBypassNotification': true,
  'dom.w3c_touch_events.enabled': 1,
  'extensions.update.enabled': false,
  'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.dns.disablePrefetch': true,
  'network.http.speculative-parallel-limit': 0,
  'remote.active-protocols': 1,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
  'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
  'ui.systemUsesDarkTheme': colorScheme === 'dark' ? 1 : 0,
  'webgl.disabled': !webgl,
});

export class Firefox {
  name = 'firefox';

  static launchKey({ colorScheme, reducedMotion, webgl, profile }) {
    return JSON.stringify({ colorScheme, reducedMotion, webgl, profile });
  }

  static async launch(options) {
    const browser = new Firefox();
    browser.display = await Display.open();
    const { profile } = options;
    browser.ownProfile = profile ? undefined : await mkdtemp(join(tmpdir(), 'anthill-firefox-'));
    const folder = profile ?? browser.ownProfile;
    await mkdir(folder, { recursive: true });
    const lines = Object.entries(preferences(options)).map(
      ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
    );
    await writeFile(join(folder, 'user.js'), lines.join(''));
    // With a window on a display there is WebGL; headless there is none.
    browser.process = new OwnedProcess(
      process.env.FIREFOX ?? 'firefox-esr',
      ['--profile', folder, '--no-remote', '--remote-debugging-port', '0', 'about:blank'],
      {
        env: {
          ...fontEnvironment,
          DISPLAY: browser.display.name,
          MOZ_CRASHREPORTER_DISABLE: '1',
          MOZ_ENABLE_WAYLAND: '0',
        },
      },
    );
    const [, address] = await browser.process.line(/WebDriver BiDi listening on (ws:\S+)/, 60_000);
    browser.connection = await JsonRpc.connect(`${address}/session`);
    await browser.connection.send('session.new', { capabilities: {} });
    await browser.connection.send('session.subscribe', {
      events: ['log.entryAdded', 'network.beforeRequestSent', 'network.responseCompleted', 'network.fetchError'],
    });
    return browser;
  }

  async newPage(options) {
    const page = new FirefoxPage(options, this.connection);
    await page.open();
    return page;
  }

  async close() {
    this.connection.close();
    await this.process.stop();
    await this.display.close();
    if (this.ownProfile) await rm(this.ownProfile, { recursive: true, force: true, maxRetries: 5 });
  }
}

class FirefoxPage extends Page {
  constructor(options, connection) {
    super('firefox', options);
    this.connection = connection;
  }

  async open() {
    if (!this.options.profile)
      ({ userContext: this.userContext } = await this.connection.send('browser.createUserContext'));
    const place = this.userContext ? { userContext: this.userContext } : {};
    ({ context: this.context } = await this.connection.send('browsingContext.create', { type: 'tab', ...place }));
    this.stopListening = this.connection.onEvent((method, params) => {
      if ((params.context ?? params.source?.context) === this.context) this.#hear(method, params);
    });
    await this.setViewport(this.options.viewport);
  }

  /** A command of WebDriver BiDi about this tab. */
  send(method, params) {
    return this.connection.send(method, { context: this.context, ...params });
  }

  #hear(method, params) {
    if (method === 'log.entryAdded') {
      this.messages.push({ kind: params.level, text: params.text ?? '' });
    } else if (method === 'network.responseCompleted') {
      this.answers.push({ url: params.request.url, status: params.response.status });
    } else if (method === 'network.fetchError' && params.errorText !== 'NS_BINDING_ABORTED') {
      this.answers.push({ url: params.request.url, status: 0 });
    }
  }

  async goto(url) {
    await this.send('browsingContext.navigate', { url, wait: 'complete' });
  }

  async reload() {
    await this.send('browsingContext.reload', { wait: 'complete' });
  }

  async call(source, args) {
    const answer = await this.connection.send('script.callFunction', {
      functionDeclaration: `async (args) => JSON.stringify(await (${source})(...JSON.parse(args)))`,
      arguments: [{ type: 'string', value: JSON.stringify(args) }],
      awaitPromise: true,
      target: { context: this.context },
    });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return answer.result.value === undefined ? undefined : JSON.parse(answer.result.value);
  }

  #act(source) {
    return this.send('input.performActions', { actions: [source] });
  }

  async mouseEvent(kind, { x, y }) {
    const action =
      kind === 'move'
        ? { type: 'pointerMove', x, y, duration: 0 }
        : kind === 'down'
          ? { type: 'pointerDown', button: 0 }
          : { type: 'pointerUp', button: 0 };
    await this.#act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [action] });
  }

  async touchEvent(kind, changed) {
    if (kind === 'cancel') return this.#cancelTouches(changed);
    for (const [finger, { x, y }] of changed) {
      const actions =
        kind === 'start'
          ? [
              { type: 'pointerMove', x, y, duration: 0 },
              { type: 'pointerDown', button: 0 },
            ]
          : kind === 'move'
            ? [{ type: 'pointerMove', x, y, duration: 0 }]
            : [{ type: 'pointerUp', button: 0 }];
      await this.#act({ type: 'pointer', id: `finger${finger}`, parameters: { pointerType: 'touch' }, actions });
    }
  }

  /** The protocol has no cancelled touch: the page is told of one, and the finger is lifted outside the page's view. */
  async #cancelTouches(changed) {
    const [[, point]] = changed;
    this.fingers.clear();
    await this.evaluate(({ x, y }) => {
      const target = document.elementFromPoint(x, y) ?? document.body;
      target.dispatchEvent(
        new PointerEvent('pointercancel', { bubbles: true, pointerType: 'touch', clientX: x, clientY: y }),
      );
      const touch = new Touch({ identifier: 0, target, clientX: x, clientY: y });
      target.dispatchEvent(
        new TouchEvent('touchcancel', { bubbles: true, changedTouches: [touch], touches: [], targetTouches: [] }),
      );
      const swallow = (event) => event.stopImmediatePropagation();
      for (const type of ['touchend', 'pointerup', 'mousedown', 'mouseup', 'click']) {
        window.addEventListener(type, swallow, { capture: true, once: true });
        setTimeout(() => window.removeEventListener(type, swallow, { capture: true }), 500);
      }
    }, point);
    await this.send('input.releaseActions');
  }

  async keyEvent(kind, key) {
    const type = kind === 'down' ? 'keyDown' : 'keyUp';
    await this.#act({ type: 'key', id: 'keyboard', actions: [{ type, value: webDriverKey(key) }] });
  }

  async setViewport({ width, height }) {
    await this.send('browsingContext.setViewport', {
      viewport: { width, height },
      devicePixelRatio: this.options.pixelRatio,
    });
  }

  async setOffline(offline) {
    await this.connection.send('emulation.setNetworkConditions', {
      networkConditions: offline ? { type: 'offline' } : null,
      contexts: [this.context],
    });
    return true;
  }

  async hide() {
    ({ context: this.cover } = await this.connection.send('browsingContext.create', {
      type: 'tab',
      ...(this.userContext ? { userContext: this.userContext } : {}),
    }));
    await this.until('the page to be hidden', () => document.visibilityState === 'hidden');
  }

  async show() {
    // Tabs are switched some time after the answer, so a busy machine may still be about to bring the other tab to the front: ask
    // again until it holds. To close that tab before would select yet another.
    await this.untilHere('the page to be visible', async () => {
      await this.connection.send('browsingContext.activate', { context: this.context });
      return this.evaluate(
        () =>
          new Promise((resolve) => {
            const seen = () => document.visibilityState === 'visible';
            if (seen()) resolve(true);
            document.addEventListener('visibilitychange', () => resolve(seen()), { once: true });
            setTimeout(() => resolve(seen()), 1000);
          }),
      );
    });
    await this.#closeCover();
  }

  async #closeCover() {
    const { cover } = this;
    this.cover = undefined;
    if (cover) await this.connection.send('browsingContext.close', { context: cover });
  }

  async png() {
    const { data } = await this.send('browsingContext.captureScreenshot', { origin: 'viewport' });
    return Buffer.from(data, 'base64');
  }

  async close() {
    this.stopListening();
    await this.#closeCover(); // left by a test that failed meanwhile
    await this.send('browsingContext.close');
    if (this.userContext) await this.connection.send('browser.removeUserContext', { userContext: this.userContext });
  }
}
