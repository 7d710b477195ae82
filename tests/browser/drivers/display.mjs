// A display for one browser's windows: the one at hand, or an Xvfb of its own. Never one for two browsers: without a window manager
// their windows cover each other, and Firefox takes pages in a covered window for hidden.

import { OwnedProcess } from './owned_process.mjs';

/** Large enough for a tablet at a pixel ratio of two, both ways up, with the window frame that WebKit's browser needs. */
const screen = '2600x2600x24';

export class Display {
  /** The value for DISPLAY. */
  name = process.env.DISPLAY;

  static async open() {
    const display = new Display();
    if (display.name) return display;
    const options = ['-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp', '-noreset'];
    display.server = new OwnedProcess('Xvfb', options);
    const [, number] = await display.server.line(/^(\d+)$/);
    display.name = `:${number}`;
    return display;
  }

  async close() {
    await this.server?.stop();
  }
}
