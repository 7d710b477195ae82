// One page in one browser, whichever of the three it is: what a test can do to it and see of it. Each engine's driver gives the
// few primitives marked "engine"; gestures, waiting and what needs no engine's help live here.
//
// Positions are CSS pixels from the top left of the viewport. Nothing here sleeps for a fixed time: `until` waits for a condition.

import { chord } from './keys.mjs';

/**
 * @typedef {object} PageOptions
 * @property {{ width: number, height: number }} [viewport] in CSS pixels
 * @property {number} [pixelRatio]
 * @property {boolean} [touch] the device has a touch screen
 * @property {'light' | 'dark'} [colorScheme]
 * @property {boolean} [reducedMotion]
 * @property {boolean} [webgl] false starts the browser without it
 * @property {boolean} [composited] for WebKit: put together by way of the graphics processor, as on devices. Without, it is more than
 *           twice as fast where software stands in for that processor, but no picture of a page with a WebGL canvas can be taken
 * @property {boolean} [cookies] false for Firefox: no site may store anything
 * @property {boolean} [readsCanvas] false for Firefox: it resists fingerprinting, and gives noise for what is read from a canvas
 * @property {boolean} [whole] for Chromium: the browser with its tabs, as on devices. Its headless shell, the same engine, takes little more
 *           than half of the time, but no tab of it hides another, and no page that was left is kept whole
 * @property {string} [camera] for Chromium: a film (Y4M) that its camera sees, which it may use without being asked
 * @property {string} [profile] a folder that outlives the browser; without one the browser forgets everything
 *
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ kind: string, text: string }} Message what the console, the error handler or the network had to say
 * @typedef {{ url: string, status: number, error?: string }} Answer status 0: no answer came, and the engine's word for why
 */

/** @type {Required<Omit<PageOptions, 'profile' | 'camera'>>} */
export const defaultPageOptions = {
  viewport: { width: 1180, height: 820 },
  pixelRatio: 1,
  touch: false,
  colorScheme: 'light',
  reducedMotion: false,
  webgl: true,
  composited: false,
  cookies: true,
  readsCanvas: true,
  whole: true,
};

const patience = 30_000; // milliseconds: beyond what any condition here takes beside other browsers; 15,000 were too few
const pollInterval = 20;

/** The page was left, or reloaded, while a function ran in it. */
export class PageLeft extends Error {}

export class Page {
  /** @param {string} engine @param {PageOptions} options */
  constructor(engine, options) {
    this.engine = engine;
    this.options = { ...defaultPageOptions, ...options };
    /** @type {Message[]} */
    this.messages = [];
    /** @type {Answer[]} */
    this.answers = [];
    /** @type {Map<number, Point>} fingers on the screen by number */
    this.fingers = new Map();
    this.heldKeys = new Set();
    this.pointer = { x: 0, y: 0 };
  }

  // --- engine -------------------------------------------------------------------------------------------------------------
  // goto(url), reload(), close()
  // call(source, args)       -> value of the function with that source text, run in the page; arguments and value as JSON
  // mouseEvent(kind, point)  kind: "move", "down", "up"; the left button
  // touchEvent(kind, changed)  kind: "start", "move", "end", "cancel"; `changed` maps finger numbers to points; this.fingers
  //                          already holds the state after the event, except that ended fingers are gone from it
  // keyEvent(kind, key)      kind: "down", "up"
  // setViewport(size)        the device was turned, or the window resized
  // hide(), show()           another tab comes to the front, and goes
  // png()                    -> Buffer

  // --- looking ------------------------------------------------------------------------------------------------------------

  /** Runs a function in the page. It sees its arguments only, and both they and its value pass through JSON. */
  evaluate(page_function, ...args) {
    return this.call(page_function.toString(), args);
  }

  /** Waits until a function of the page gives something truthy, and returns that. */
  async until(what, page_function, ...args) {
    const source = page_function.toString();
    return this.untilHere(what, () => this.call(source, args));
  }

  /** Waits until a function of the test gives something truthy, and returns that. A page that is left meanwhile says: not yet. */
  async untilHere(what, condition) {
    const deadline = Date.now() + patience;
    for (;;) {
      try {
        const value = await condition();
        if (value) return value;
      } catch (error) {
        if (!(error instanceof PageLeft)) throw error;
      }
      if (Date.now() > deadline) throw new Error(`waited ${patience} ms in vain: ${what}`);
      await new Promise((resolve) => setTimeout(resolve, pollInterval));
    }
  }

  /** Waits for the next frame and the one after, so that what was asked for has been drawn. */
  async drawn() {
    await this.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
    );
  }

  // --- mouse --------------------------------------------------------------------------------------------------------------

  async mouseMove(point) {
    this.pointer = point;
    await this.mouseEvent('move', point);
  }

  async mouseDown() {
    await this.mouseEvent('down', this.pointer);
  }

  async mouseUp() {
    await this.mouseEvent('up', this.pointer);
  }

  async click(point) {
    await this.mouseMove(point);
    await this.mouseDown();
    await this.mouseUp();
  }

  /** Twice, as the system counts it. Only Chromium's driver tells the count. */
  async doubleClick(point) {
    await this.mouseMove(point);
    for (const clicks of [1, 2]) {
      await this.mouseEvent('down', point, clicks);
      await this.mouseEvent('up', point, clicks);
    }
  }

  /** Presses at the first point, visits the others, lets go at the last. */
  async mouseDrag(...points) {
    await this.mouseMove(points[0]);
    await this.mouseDown();
    for (const step of path(points)) await this.mouseMove(step);
    await this.mouseUp();
  }

  // --- touch --------------------------------------------------------------------------------------------------------------

  async touchStart(point, finger = 0) {
    this.fingers.set(finger, point);
    await this.touchEvent('start', new Map([[finger, point]]));
  }

  async touchMove(point, finger = 0) {
    this.fingers.set(finger, point);
    await this.touchEvent('move', new Map([[finger, point]]));
  }

  async touchEnd(finger = 0) {
    await this.#lift('end', finger);
  }

  async touchCancel(finger = 0) {
    await this.#lift('cancel', finger);
  }

  async #lift(kind, finger) {
    const point = this.fingers.get(finger);
    this.fingers.delete(finger);
    await this.touchEvent(kind, new Map([[finger, point]]));
  }

  async tap(point) {
    await this.touchStart(point);
    await this.touchEnd();
  }

  /** Puts a finger down at the first point, visits the others, lifts it at the last. */
  async touchDrag(...points) {
    await this.touchStart(points[0]);
    for (const step of path(points)) await this.touchMove(step);
    await this.touchEnd();
  }

  // --- keys ---------------------------------------------------------------------------------------------------------------

  /** Presses keys one after the other, each by its KeyboardEvent.key, with modifiers as in "Shift+ArrowUp". */
  async press(...keys) {
    for (const text of keys) {
      const held = chord(text);
      for (const key of held) await this.#key('down', key);
      for (const key of held.reverse()) await this.#key('up', key);
    }
  }

  async #key(kind, key) {
    this.heldKeys[kind === 'down' ? 'add' : 'delete'](key);
    await this.keyEvent(kind, key);
  }

  /** Types text into whatever has the focus. */
  async type(text) {
    await this.press(...text);
  }
}

/** The points of a drag after its first: each leg in four steps, as a hand is seen by a browser at least. */
function path(points) {
  const steps = [];
  for (let i = 1; i < points.length; ++i) {
    const [from, to] = [points[i - 1], points[i]];
    for (let step = 1; step <= 4; ++step) {
      steps.push({ x: from.x + ((to.x - from.x) * step) / 4, y: from.y + ((to.y - from.y) * step) / 4 });
    }
  }
  return steps;
}
