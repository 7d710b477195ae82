// A conversation with the thinker module: lines in, lines out, work done in slices that leave room for the next line. The worker runs it
// on the page's messages, the tests run it under node.

import type { ThinkerInstance, ThinkerModuleOptions } from '#wasm/thinker.mjs';
import { withText } from '../wasm/text';

// Long enough to keep what lies between two slices small, short enough to hear `stop` well within 50 ms.
const SLICE_MILLISECONDS = 8;

export class ThinkerSession {
  private readonly channel = new MessageChannel();
  private waiting = false;
  private resting = false;

  private constructor(private readonly module: ThinkerInstance) {
    // A message to oneself, unlike a timer, comes right after the messages that have already arrived.
    this.channel.port1.onmessage = () => {
      this.waiting = false;
      if (!this.resting && this.module._thinker_slice(SLICE_MILLISECONDS)) this.work();
    };
    module._thinker_start();
  }

  static async start(
    create: (options: ThinkerModuleOptions) => Promise<ThinkerInstance>,
    options: ThinkerModuleOptions,
  ): Promise<ThinkerSession> {
    return new ThinkerSession(await create(options));
  }

  /** One line of the protocol, without its end. */
  line(text: string): void {
    withText(this.module, text, (address, bytes) => this.module._thinker_line(address, bytes));
    if (this.module._thinker_thinking()) this.work();
  }

  /** While it rests, lines are heard and nothing is thought. */
  rest(resting: boolean): void {
    this.resting = resting;
    if (this.thinking) this.work();
  }

  get thinking(): boolean {
    return this.module._thinker_thinking() !== 0;
  }

  /** Lets a program that runs this end. */
  close(): void {
    this.channel.port1.close();
  }

  private work(): void {
    if (this.waiting || this.resting) return;
    this.waiting = true;
    this.channel.port2.postMessage(null);
  }
}
