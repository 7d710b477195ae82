// A game's board module under node, with as much of a page around it as a board asks for: a canvas that keeps what is painted on it, or
// one that takes what is drawn with WebGL for granted, and frames that come when the caller says so.

import assert from 'node:assert/strict';
import { call, creator, moduleBytes } from './modules.mjs';

/** A replacement for the browser's ImageData, which node lacks. */
class PlainImageData {
  constructor(data, width, height) {
    Object.assign(this, { data, width, height });
  }
}

/** A WebGL that draws nothing: shaders compile, and what is asked for has a plain answer. */
class FakeWebGL {
  constructor() {
    const numbers = {
      FRAMEBUFFER_COMPLETE: 0x8cd5,
      MAX_TEXTURE_SIZE: 0x0d33,
      VERSION: 0x1f02,
      SHADING_LANGUAGE_VERSION: 0x8b8c,
    };
    const answers = {
      getSupportedExtensions: () => [],
      getContextAttributes: () => ({}),
      getParameter: (name) => (name === numbers.MAX_TEXTURE_SIZE ? 4096 : 'WebGL'),
      getShaderPrecisionFormat: () => ({ precision: 23, rangeMin: 127, rangeMax: 127 }),
      getShaderInfoLog: () => '',
      getProgramInfoLog: () => '',
      getShaderParameter: () => 1,
      getProgramParameter: () => 1,
      getActiveUniform: () => ({ name: 'u', size: 1 }),
      getAttribLocation: () => 0,
      getError: () => 0,
      checkFramebufferStatus: () => numbers.FRAMEBUFFER_COMPLETE,
    };
    return new Proxy(this, {
      get: (_, name) =>
        answers[name] ?? numbers[name] ?? (/^(create|getUniform)/.test(String(name)) ? () => ({}) : () => undefined),
    });
  }
}

const element = (more = {}) => ({ style: {}, addEventListener() {}, removeEventListener() {}, ...more });

class FakePage {
  /** The last picture put on the canvas. */
  picture = null;
  puts = 0;
  #frames = [];
  #document = element({ querySelector: (selector) => this.#find(selector), getElementById: () => this.canvas });

  constructor() {
    this.context = {
      putImageData: (image, left, top, x, y, w, h) => {
        this.puts += 1;
        const { width, height } = image;
        const whole = this.picture?.width === width && this.picture.height === height;
        const data = whole ? this.picture.data.slice() : new Uint8ClampedArray(width * height * 4);
        for (let row = y; row < y + h; row += 1) {
          const from = (row * width + x) * 4;
          data.set(image.data.subarray(from, from + w * 4), from);
        }
        this.picture = { width, height, data };
      },
    };
    this.webgl = new FakeWebGL();
    this.canvas = element({
      id: 'canvas',
      nodeName: 'CANVAS',
      getBoundingClientRect: () => ({ left: 0, top: 0, width: this.canvas.width, height: this.canvas.height }),
      getContext: (kind) => (kind === '2d' ? this.context : this.webgl),
    });
    this.#document.body = element();
    this.enter();
  }

  /** Makes this page the one that the module's code finds around it: several boards live in one process of node. */
  enter() {
    Object.assign(globalThis, {
      document: this.#document,
      window: globalThis,
      screen: { width: 200, height: 300 }, // CSS pixels: a dense canvas has more than twice as many of its own
      ImageData: PlainImageData,
      WebGLRenderingContext: FakeWebGL,
      innerWidth: 1000,
      innerHeight: 1000,
      devicePixelRatio: 1,
      addEventListener() {},
      removeEventListener() {},
      requestAnimationFrame: (frame) => this.#frames.push(frame),
    });
  }

  /** Gives frames until none is asked for, or for so many milliseconds: how many that were. A count would not do as a limit: the
   * faster the machine, the more frames one transition takes. */
  rest(longest = 10_000) {
    this.enter();
    const end = performance.now() + longest;
    let frames = 0;
    for (; this.#frames.length > 0 && performance.now() < end; frames += 1) this.#frames.shift()(performance.now());
    return frames;
  }

  #find(selector) {
    return selector === '#canvas' ? this.canvas : element();
  }
}

/** A board with its events and its page. */
export class BoardUnderNode {
  /** [kind, a, b] of every event so far. */
  events = [];
  page = new FakePage();
  #moves = [];
  /** How many moves of the last snapshot were kept of the one before. */
  since = 0;

  /** @param game the one that the board is for, or a text that begins with it: "ant-war seed=6" */
  static async load(game = 'army-ants') {
    const name = `board_${game.split(' ', 1)[0].replaceAll('-', '_')}`;
    const board = new BoardUnderNode();
    const create = await creator(name);
    board.module = await create({
      canvas: board.page.canvas,
      locateFile: (file) => file,
      instantiateWasm(imports, done) {
        void WebAssembly.instantiate(moduleBytes(name), imports).then(({ instance }) => done(instance));
        return {};
      },
      onBoardEvent: (...event) => board.events.push(event),
    });
    return board;
  }

  /** Calls a function by its name without "board_"; texts go in and come out as strings. */
  call(name, ...values) {
    this.page.enter();
    return call(this.module, `_board_${name}`, ...values);
  }
  text(name, ...values) {
    return this.module.UTF8ToString(this.call(name, ...values));
  }
  /** As the page reads it: moves that the board does not send again are those of the snapshot before. */
  snapshot() {
    const { since, ...sent } = JSON.parse(this.text('snapshot', this.#moves.length));
    this.#moves = [...this.#moves.slice(0, since), ...sent.moves];
    this.since = since;
    return { ...sent, moves: this.#moves };
  }
}

export const GAME = 'army-ants edition=2020 setup=random seed=7';
/** A board with that game. */
export async function withGame() {
  const board = await BoardUnderNode.load(GAME);
  assert.equal(board.text('new_game', GAME), '');
  return board;
}
/** The same, drawn and at rest. */
export async function onScreen(width = 400, height = 600) {
  const board = await withGame();
  assert.equal(board.call('start', width, height, 1000, 1), 1);
  board.page.rest();
  return board;
}
/** Different pixels of two pictures of the same size. */
export function differences(one, other) {
  let count = 0;
  for (let i = 0; i < one.data.length; i += 4) {
    if ([0, 1, 2].some((channel) => one.data[i + channel] !== other.data[i + channel])) count += 1;
  }
  return count;
}
