// Every program that the tests start (browsers, drivers, the display) is started here, on a leash: none survives the tests.

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const leash = fileURLToPath(new URL('./leash.sh', import.meta.url));
const running = new Set();

process.on('exit', () => running.forEach((owned) => owned.kill()));

export class OwnedProcess {
  /**
   * @param {string} command
   * @param {string[]} args
   * @param {{ env?: Record<string, string | undefined>, onLine?: (line: string) => void }} options
   *        `onLine` receives every line of standard output and standard error
   */
  constructor(command, args, { env = {}, onLine } = {}) {
    this.command = command;
    this.lines = [];
    this.listeners = new Set(onLine ? [onLine] : []);
    this.child = spawn(leash, [command, ...args], {
      detached: true, // a process group of its own, so that one signal reaches every process of a browser
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    this.child.stdin.on('error', () => {}); // the leash may be gone before the pipe is closed
    running.add(this);
    this.ended = new Promise((resolve) => {
      this.child.once('error', resolve);
      this.child.once('exit', resolve);
    }).then(() => {
      running.delete(this);
      this.over = true;
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      let rest = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk) => {
        const lines = (rest + chunk).split('\n');
        rest = lines.pop();
        for (const line of lines) this.#take(line);
      });
    }
  }

  #take(line) {
    this.lines.push(line);
    for (const listener of this.listeners) listener(line);
  }

  /** The first line, already printed or still to come, that matches. @returns {Promise<RegExpMatchArray>} */
  line(pattern, timeout = 30_000) {
    const printed = this.lines.map((line) => line.match(pattern)).find(Boolean);
    if (printed) return Promise.resolve(printed);
    return new Promise((resolve, reject) => {
      const finish = (settle, value) => {
        clearTimeout(timer);
        this.listeners.delete(listener);
        settle(value);
      };
      const fail = (why) =>
        finish(
          reject,
          new Error(`${this.command}: ${why} before it printed ${pattern}\n${this.lines.slice(-20).join('\n')}`),
        );
      const listener = (line) => {
        const match = line.match(pattern);
        if (match) finish(resolve, match);
      };
      const timer = setTimeout(() => fail(`${timeout} ms passed`), timeout);
      this.listeners.add(listener);
      this.ended.then(() => fail('it ended'));
    });
  }

  kill() {
    if (this.over) return;
    try {
      process.kill(-this.child.pid, 'SIGKILL');
    } catch {
      // it ended by itself a moment ago
    }
  }

  async stop() {
    this.kill();
    await this.ended;
  }
}
