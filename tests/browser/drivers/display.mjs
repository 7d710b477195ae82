// The display on which browsers open their windows: the one at hand, or an Xvfb of our own for as long as the tests run.

import { OwnedProcess } from './owned_process.mjs';

/** Large enough for a tablet at a pixel ratio of two, both ways up, with the window frame that WebKit's browser needs. */
const screen = '2600x2600x24';

let own;

/** @returns {Promise<string>} the value for DISPLAY */
export async function display() {
  if (process.env.DISPLAY) return process.env.DISPLAY;
  own ??= startXvfb();
  return (await own).name;
}

export async function closeDisplay() {
  const started = own;
  own = undefined;
  await (await started)?.server.stop();
}

async function startXvfb() {
  const server = new OwnedProcess('Xvfb', ['-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp', '-noreset']);
  const [, number] = await server.line(/^(\d+)$/);
  return { server, name: `:${number}` };
}
