// Firefox, driven by Puppeteer over WebDriver BiDi, which the stock browser speaks without a driver program. Touches are real ones.

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { puppeteer } from './dependencies.mjs';
import { Display } from './display.mjs';
import { fontEnvironment } from './fonts.mjs';
import { OwnedProcess } from './owned_process.mjs';
import { PuppeteerPage } from './puppeteer_page.mjs';

/** Colour scheme, motion and WebGL are settings of the whole browser here. */
const preferences = ({ colorScheme, reducedMotion, webgl, cookies, readsCanvas }) => ({
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.download.alwaysOpenPanel': false, // it would take the focus from the page
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
  'network.cookie.cookieBehavior': cookies ? 5 : 2,
  'network.dns.disablePrefetch': true,
  'network.http.speculative-parallel-limit': 0,
  'privacy.resistFingerprinting': !readsCanvas,
  'remote.active-protocols': 1,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
  'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
  'ui.systemUsesDarkTheme': colorScheme === 'dark' ? 1 : 0,
  'webgl.disabled': !webgl,
});

export class Firefox {
  name = 'firefox';

  static launchKey({ colorScheme, reducedMotion, webgl, cookies, readsCanvas, profile }) {
    return JSON.stringify({ colorScheme, reducedMotion, webgl, cookies, readsCanvas, profile });
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
    browser.driven = await puppeteer.connect({
      browserWSEndpoint: `${address}/session`,
      protocol: 'webDriverBiDi',
      defaultViewport: null,
    });
    return browser;
  }

  async newPage(options) {
    const page = new FirefoxPage('firefox', options, this.driven);
    await page.open();
    return page;
  }

  async close() {
    await this.driven.disconnect();
    await this.process.stop();
    await this.display.close();
    if (this.ownProfile) await rm(this.ownProfile, { recursive: true, force: true, maxRetries: 5 });
  }
}

class FirefoxPage extends PuppeteerPage {
  /** The fingers on the screen by number, as Puppeteer holds them. */
  held = new Map();

  async touchEvent(kind, changed) {
    if (kind === 'cancel') return this.#cancelTouches(changed);
    if (kind === 'end') return this.#lift(changed);
    for (const [finger, { x, y }] of changed) {
      if (kind === 'start') this.held.set(finger, await this.tab.touchscreen.touchStart(x, y));
      else await this.held.get(finger).move(x, y);
    }
  }

  async #lift(changed) {
    for (const finger of changed.keys()) {
      const touch = this.held.get(finger);
      this.held.delete(finger);
      await touch.end();
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
    await this.#lift(changed);
  }
}
