// The messages between the page and the worker in which the computer thinks, with the times. For tests and figures of invisible
// thinking: on the other side's time.

/** Runs in the page: from now on every line is kept in `window.overheard`. */
function listenIn() {
  window.overheard = [];
  const note = (from, text) => {
    if (typeof text !== 'string') return;
    for (const line of text.split('\n')) window.overheard.push({ from, line, time: performance.now() });
  };
  const known = new WeakSet();
  const say = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function postMessage(...message) {
    if (!known.has(this)) {
      known.add(this);
      this.addEventListener('message', ({ data }) => note('worker', data));
    }
    note('page', message[0]);
    say.apply(this, message);
  };
}

export const overhear = (page) => page.evaluate(listenIn);

/** @returns {Promise<{ from: 'page' | 'worker', line: string, time: number }[]>} */
export const overheard = (page) => page.evaluate(() => window.overheard);

/** Waits until the page has said a line that begins so, and has done so at least `times` times. */
export const untilSaid = (page, beginning, times = 1) =>
  page.until(
    `"${beginning}" to be said`,
    ([begins, enough]) =>
      window.overheard.filter(({ from, line }) => from === 'page' && line.startsWith(begins)).length >= enough,
    [beginning, times],
  );
