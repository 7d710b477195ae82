// A page in Chromium or Firefox, driven by Puppeteer: by the DevTools protocol there, by WebDriver BiDi here. Their differences are in
// chromium.mjs and firefox.mjs.

import { Page, PageLeft } from './page.mjs';

/** The error of a browser if the page itself cancelled a request, by leaving for instance. */
const givenUp = /^(net::ERR_ABORTED|NS_BINDING_ABORTED)/;
/** The same of a typeface, where Firefox takes it for an error of the page: NS_BINDING_ABORTED as a number. */
const typefaceGivenUp = /^Error: downloadable font: download failed .* status=2152398850 /;

/** Puppeteer's error if the page of a running function was left. */
const left = /^Execution context was destroyed|^Execution context is not available|Cannot find context/;

export class PuppeteerPage extends Page {
  /** @param {string} engine @param {import('./page.mjs').PageOptions} options @param {import('puppeteer-core').Browser} browser */
  constructor(engine, options, browser) {
    super(engine, options);
    this.browser = browser;
  }

  async open() {
    // A profile of its own is the browser's whole memory; a context of its own is forgotten with the page.
    if (!this.options.profile) this.ownContext = await this.browser.createBrowserContext();
    this.context = this.ownContext ?? this.browser.defaultBrowserContext();
    this.tab = await this.context.newPage();
    this.#listen();
    await this.setViewport(this.options.viewport);
  }

  #listen() {
    this.tab.on('console', (said) => this.note(said.type(), `${said.text()} ${said.location().url ?? ''}`));
    this.tab.on('pageerror', (error) => {
      const text = error?.stack ?? String(error);
      if (!typefaceGivenUp.test(text)) this.note('exception', text);
    });
    this.#awaitCrash();
    this.#listenToRequests();
  }

  /** A document that is left gives up its requests and those of its workers, in words that depend on how far each has come. */
  #listenToRequests() {
    const pending = new Set();
    const left = new WeakSet();
    this.leave = () => {
      for (const request of pending) left.add(request);
      pending.clear();
    };
    const navigates = (request) => request.isNavigationRequest() && request.frame() === this.tab.mainFrame();
    this.tab.on('request', (request) => {
      if (navigates(request)) this.leave();
      else pending.add(request);
    });
    this.tab.on('response', (response) => {
      this.answers.push({ url: response.url(), status: response.status() });
      // The old document has run until now.
      if (navigates(response.request())) this.leave();
    });
    this.tab.on('requestfinished', (request) => pending.delete(request));
    this.tab.on('requestfailed', (request) => {
      pending.delete(request);
      const error = request.failure()?.errorText;
      if (!left.has(request) && !givenUp.test(error)) this.answers.push({ url: request.url(), status: 0, error });
    });
  }

  /** A page whose process is gone answers nothing, and a question to it would wait for minutes. */
  #awaitCrash() {
    this.gone = new Promise((_, reject) => {
      this.tab.once('error', () => {
        this.note('crash', 'the page crashed');
        reject(new Error('the page crashed'));
      });
    });
    this.gone.catch(() => {});
  }

  note(kind, text) {
    this.messages.push({ kind, text });
  }

  async goto(url) {
    this.leave();
    await this.tab.goto(url);
  }

  /** A page that crashed comes back by it, as by the button that browsers show then. */
  async reload() {
    this.#awaitCrash();
    this.leave();
    await this.tab.reload();
  }

  async call(source, args) {
    const script = `(async () => JSON.stringify(await (${source})(...${JSON.stringify(args)})))()`;
    const value = await Promise.race([(this.frame ?? this.tab).evaluate(script), this.gone]).catch((error) => {
      throw left.test(error.message) ? new PageLeft(error.message, { cause: error }) : error;
    });
    return value === undefined ? undefined : JSON.parse(value);
  }

  /** From now on functions run in the frame that the page has by this address. */
  async enterFrame(url) {
    this.frame = await this.tab.waitForFrame((frame) => frame !== this.tab.mainFrame() && frame.url().startsWith(url));
  }

  mouseEvent(kind, { x, y }, clickCount = 1) {
    const { mouse } = this.tab;
    return kind === 'move' ? mouse.move(x, y) : mouse[kind]({ clickCount });
  }

  keyEvent(kind, key) {
    return this.tab.keyboard[kind](key);
  }

  /** Also what is on no key of the keyboard, a dash for instance. */
  async type(text) {
    await this.tab.keyboard.type(text);
  }

  async setViewport({ width, height }) {
    const { pixelRatio: deviceScaleFactor, touch } = this.options;
    await this.tab.setViewport({
      width,
      height,
      deviceScaleFactor,
      isMobile: touch,
      hasTouch: touch,
      isLandscape: width > height,
    });
  }

  async hide() {
    this.cover = await this.context.newPage();
    await this.cover.bringToFront();
    await this.until('the page to be hidden', () => document.visibilityState === 'hidden');
  }

  async show() {
    // Tabs are switched some time after the answer, so a busy machine may still be about to bring the other tab to the front: ask
    // again until it holds. To close that tab before would select yet another.
    await this.untilHere('the page to be visible', async () => {
      await this.tab.bringToFront();
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
    await cover?.close();
  }

  async png() {
    return Buffer.from(await this.tab.screenshot({ captureBeyondViewport: false }));
  }

  async close() {
    await this.#closeCover(); // left by a test that failed meanwhile
    await this.tab.close();
    await this.ownContext?.close();
  }
}
