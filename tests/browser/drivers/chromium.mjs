// Chromium, driven by Puppeteer over its DevTools protocol. Touches go through the browser's own gesture recognition.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { puppeteer } from './dependencies.mjs';
import { fontEnvironment } from './fonts.mjs';
import { OwnedProcess } from './owned_process.mjs';
import { PuppeteerPage } from './puppeteer_page.mjs';

/** A name of this machine that does not make a page a secure one. */
export const insecureHost = 'plain-http.test';

/** The one complaint of the software rasteriser that a screenshot itself provokes. */
const ofTheScreenshot = /GPU stall due to ReadPixels/;

export class Chromium {
  name = 'chromium';

  /** Two pages can share a browser process only if these settings are equal. */
  static launchKey({ webgl, whole, profile, camera }) {
    return JSON.stringify({ webgl, whole, profile, camera });
  }

  static async launch({ webgl, whole, profile, camera }) {
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
      // A spare renderer for the next site would take a fifth of a short case's time: each case is a new site.
      '--disable-features=SpareRendererForSitePerProcess,Translate,OptimizationHints,MediaRouter',
      '--hide-scrollbars',
      // The host of the tests by another name is one without https: to its own it counts as safe.
      `--host-resolver-rules=MAP ${insecureHost} 127.0.0.1`,
      '--enable-unsafe-swiftshader',
      `--user-data-dir=${profile ?? browser.ownProfile}`,
      ...(webgl ? [] : ['--disable-3d-apis']),
      ...(camera
        ? [
            '--use-fake-ui-for-media-stream',
            '--use-fake-device-for-media-stream',
            `--use-file-for-fake-video-capture=${camera}`,
          ]
        : []),
      'about:blank',
    ];
    // Started here and not by Puppeteer: a browser of ours dies with the tests, however they end.
    const program = whole
      ? (process.env.CHROMIUM ?? 'chromium')
      : (process.env.CHROMIUM_SHELL ?? 'chromium-headless-shell');
    browser.process = new OwnedProcess(program, options, { env: fontEnvironment });
    const [, browserWSEndpoint] = await browser.process.line(/DevTools listening on (ws:\S+)/);
    browser.driven = await puppeteer.connect({ browserWSEndpoint, defaultViewport: null });
    return browser;
  }

  async newPage(options) {
    const page = new ChromiumPage('chromium', options, this.driven);
    await page.open();
    return page;
  }

  async close() {
    await this.driven.disconnect();
    await this.process.stop();
    if (this.ownProfile) await rm(this.ownProfile, { recursive: true, force: true, maxRetries: 5 });
  }
}

class ChromiumPage extends PuppeteerPage {
  async open() {
    await super.open();
    this.devTools = await this.tab.createCDPSession();
    const { colorScheme, reducedMotion } = this.options;
    await this.tab.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: colorScheme },
      { name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : 'no-preference' },
    ]);
  }

  /** A command of the DevTools protocol, for what only Chromium can measure. */
  send(method, params) {
    return this.devTools.send(method, params);
  }

  /** Ends the process that runs the page, which cannot answer to that. */
  async crash() {
    void this.send('Page.crash').catch(() => {});
    await this.gone.catch(() => {});
  }

  note(kind, text) {
    if (!ofTheScreenshot.test(text)) super.note(kind, text);
  }

  /** Down and up on one errand: on a busy machine the page would take its time over the first, and a tap become a long press. */
  async tap(point) {
    await Promise.all([this.touchStart(point), this.touchEnd()]);
  }

  /** Puppeteer knows neither a cancelled touch nor two events on one errand. */
  touchEvent(kind, changed) {
    const type = { start: 'touchStart', move: 'touchMove', end: 'touchEnd', cancel: 'touchCancel' }[kind];
    // A cancellation takes every finger, as the system's own does.
    if (kind === 'cancel') this.fingers.clear();
    const listed = kind === 'end' ? changed : this.fingers; // an end names the fingers that are lifted
    const touchPoints = [...listed].map(([id, { x, y }]) => ({ id, x, y }));
    return this.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}
