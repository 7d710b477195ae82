// Chromium by its DevTools protocol. Touches go through the browser's own gesture recognition.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fontEnvironment } from './fonts.mjs';
import { JsonRpc } from './json_rpc.mjs';
import { devToolsKey, modifierBits } from './keys.mjs';
import { OwnedProcess } from './owned_process.mjs';
import { Page } from './page.mjs';

/** The one complaint of the software rasteriser that a screenshot itself provokes. */
const ofTheScreenshot = /GPU stall due to ReadPixels/;

export class Chromium {
  name = 'chromium';

  /** What must be equal for two pages to live in the same browser process. */
  static launchKey({ webgl, profile }) {
    return JSON.stringify({ webgl, profile });
  }

  static async launch({ webgl, profile }) {
    const browser = new Chromium();
    browser.ownProfile = profile ? undefined : await mkdtemp(join(tmpdir(), 'anthill-chromium-'));
    const options = [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--remote-debugging-port=0',
      '--no-first-run',
      '--disable-breakpad',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-extensions',
      '--disable-default-apps',
      '--password-store=basic',
      '--disable-features=Translate,OptimizationHints,MediaRouter',
      '--hide-scrollbars',
      '--enable-unsafe-swiftshader',
      `--user-data-dir=${profile ?? browser.ownProfile}`,
      ...(webgl ? [] : ['--disable-3d-apis']),
      'about:blank',
    ];
    browser.process = new OwnedProcess(process.env.CHROMIUM ?? 'chromium', options, { env: fontEnvironment });
    const [, address] = await browser.process.line(/DevTools listening on (ws:\S+)/);
    browser.connection = await JsonRpc.connect(address);
    return browser;
  }

  async newPage(options) {
    const page = new ChromiumPage(options, this.connection);
    // A profile of its own is the browser's whole memory; a context of its own is forgotten with the page.
    const context = options.profile ? {} : await this.connection.send('Target.createBrowserContext');
    await page.open(context.browserContextId);
    return page;
  }

  async close() {
    this.connection.close();
    await this.process.stop();
    if (this.ownProfile) await rm(this.ownProfile, { recursive: true, force: true, maxRetries: 5 });
  }
}

class ChromiumPage extends Page {
  constructor(options, connection) {
    super('chromium', options);
    this.connection = connection;
    this.requestUrls = new Map();
  }

  async open(browserContextId) {
    this.browserContextId = browserContextId;
    const { targetId } = await this.connection.send('Target.createTarget', { url: 'about:blank', browserContextId });
    this.targetId = targetId;
    ({ sessionId: this.sessionId } = await this.connection.send('Target.attachToTarget', { targetId, flatten: true }));
    this.stopListening = this.connection.onEvent((method, params, sessionId) => {
      if (sessionId === this.sessionId) this.#hear(method, params);
    });
    const { colorScheme, reducedMotion, touch } = this.options;
    await Promise.all([
      this.send('Page.enable'),
      this.send('Runtime.enable'),
      this.send('Log.enable'),
      this.send('Network.enable'),
      this.setViewport(this.options.viewport),
      this.send('Emulation.setTouchEmulationEnabled', { enabled: touch, maxTouchPoints: touch ? 5 : 1 }),
      this.send('Emulation.setEmulatedMedia', {
        features: [
          { name: 'prefers-color-scheme', value: colorScheme },
          { name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : 'no-preference' },
        ],
      }),
    ]);
  }

  /** A command of the DevTools protocol, for what only Chromium can measure. */
  send(method, params) {
    return this.connection.send(method, params, this.sessionId);
  }

  #hear(method, params) {
    if (method === 'Runtime.consoleAPICalled') {
      this.#note(params.type, params.args.map((arg) => arg.value ?? arg.description ?? arg.type).join(' '));
    } else if (method === 'Runtime.exceptionThrown') {
      const { text, exception } = params.exceptionDetails;
      this.#note('exception', exception?.description ?? text);
    } else if (method === 'Log.entryAdded') {
      this.#note(params.entry.level, `${params.entry.text} ${params.entry.url ?? ''}`);
    } else if (method === 'Network.requestWillBeSent') {
      this.requestUrls.set(params.requestId, params.request.url);
    } else if (method === 'Network.responseReceived') {
      this.answers.push({ url: params.response.url, status: params.response.status });
    } else if (method === 'Network.loadingFailed' && !params.canceled) {
      this.answers.push({ url: this.requestUrls.get(params.requestId), status: 0 });
    } else if (method === 'Page.loadEventFired') {
      this.loaded?.();
    } else if (method === 'Inspector.targetCrashed') {
      this.#note('crash', 'the page crashed');
    }
  }

  #note(kind, text) {
    if (!ofTheScreenshot.test(text)) this.messages.push({ kind, text });
  }

  async goto(url) {
    const loaded = new Promise((resolve) => (this.loaded = resolve));
    const { errorText } = await this.send('Page.navigate', { url });
    if (errorText) throw new Error(`${url}: ${errorText}`);
    await loaded;
  }

  async reload() {
    const loaded = new Promise((resolve) => (this.loaded = resolve));
    await this.send('Page.reload');
    await loaded;
  }

  async call(source, args) {
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', {
      expression: `(async () => JSON.stringify(await (${source})(...${JSON.stringify(args)})))()`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value === undefined ? undefined : JSON.parse(result.value);
  }

  mouseEvent(kind, { x, y }, clicks = 1) {
    const type = { move: 'mouseMoved', down: 'mousePressed', up: 'mouseReleased' }[kind];
    if (kind === 'down') this.buttons = 1;
    const buttons = this.buttons ?? 0;
    if (kind === 'up') this.buttons = 0;
    const modifiers = this.#modifiers();
    const button = kind === 'move' && !buttons ? 'none' : 'left';
    return this.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button,
      buttons,
      modifiers,
      clickCount: kind === 'move' ? 0 : clicks,
    });
  }

  /** Down and up on one errand: on a busy machine the page would take its time over the first, and a tap become a long press. */
  async tap(point) {
    await Promise.all([this.touchStart(point), this.touchEnd()]);
  }

  touchEvent(kind, changed) {
    const type = { start: 'touchStart', move: 'touchMove', end: 'touchEnd', cancel: 'touchCancel' }[kind];
    // A cancellation takes every finger, as the system's own does.
    if (kind === 'cancel') this.fingers.clear();
    const listed = kind === 'end' ? changed : this.fingers; // an end names the fingers that are lifted
    const touchPoints = [...listed].map(([id, { x, y }]) => ({ id, x, y }));
    return this.send('Input.dispatchTouchEvent', { type, touchPoints, modifiers: this.#modifiers() });
  }

  keyEvent(kind, key) {
    const { text, ...fields } = devToolsKey(key);
    const types = kind === 'down' && text && !this.heldKeys.has('Control');
    const type = kind === 'up' ? 'keyUp' : types ? 'keyDown' : 'rawKeyDown';
    return this.send('Input.dispatchKeyEvent', {
      type,
      ...fields,
      text: types ? text : '',
      modifiers: this.#modifiers(),
    });
  }

  #modifiers() {
    return [...this.heldKeys].reduce((bits, key) => bits | (modifierBits[key] ?? 0), 0);
  }

  async setViewport({ width, height }) {
    const { pixelRatio, touch } = this.options;
    await this.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: pixelRatio,
      mobile: touch,
      screenWidth: width,
      screenHeight: height,
      screenOrientation:
        width > height ? { type: 'landscapePrimary', angle: 90 } : { type: 'portraitPrimary', angle: 0 },
    });
  }

  async setOffline(offline) {
    await this.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    return true;
  }

  async hide() {
    ({ targetId: this.cover } = await this.connection.send('Target.createTarget', {
      url: 'about:blank',
      browserContextId: this.browserContextId,
    }));
    await this.connection.send('Target.activateTarget', { targetId: this.cover });
    await this.until('the page to be hidden', () => document.visibilityState === 'hidden');
  }

  async show() {
    await this.connection.send('Target.closeTarget', { targetId: this.cover });
    await this.connection.send('Target.activateTarget', { targetId: this.targetId });
    await this.until('the page to be visible', () => document.visibilityState === 'visible');
  }

  async png() {
    const { data } = await this.send('Page.captureScreenshot', { format: 'png' });
    return Buffer.from(data, 'base64');
  }

  async close() {
    this.stopListening();
    await this.connection.send('Target.closeTarget', { targetId: this.targetId });
    if (this.browserContextId) {
      await this.connection.send('Target.disposeBrowserContext', { browserContextId: this.browserContextId });
    }
  }
}
