// Commands and events over a WebSocket: what Chromium's DevTools protocol and WebDriver BiDi have in common.

import { WebSocket } from './dependencies.mjs';

export class JsonRpc {
  /** @param {string} address of a WebSocket @returns {Promise<JsonRpc>} */
  static async connect(address) {
    const socket = new WebSocket(address, { perMessageDeflate: false, maxPayload: 256 * 1024 * 1024 });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return new JsonRpc(socket);
  }

  constructor(socket) {
    this.socket = socket;
    this.nextId = 1;
    this.waiting = new Map();
    this.listeners = new Set();
    socket.on('message', (data) => this.#receive(JSON.parse(data.toString())));
    socket.on('close', () => this.#fail(new Error('the browser closed the connection')));
    socket.on('error', (error) => this.#fail(error));
  }

  /** @param {(method: string, params: object, sessionId?: string) => void} listener @returns {() => void} stop listening */
  onEvent(listener) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  send(method, params = {}, sessionId = undefined) {
    if (this.closed) return Promise.reject(new Error(`${method}: ${this.closed.message}`));
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject, method });
      this.socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
  }

  close() {
    this.socket.terminate();
  }

  #receive(message) {
    if (message.id === undefined || message.id === null) {
      for (const listener of this.listeners) listener(message.method, message.params, message.sessionId);
      return;
    }
    const waiting = this.waiting.get(message.id);
    if (!waiting) return;
    this.waiting.delete(message.id);
    if (message.error) {
      const { error } = message; // an object with a message in one protocol, a code beside a message in the other
      waiting.reject(new Error(`${waiting.method}: ${error.message ?? `${error}: ${message.message}`}`));
    } else {
      waiting.resolve(message.result);
    }
  }

  #fail(error) {
    this.closed ??= error;
    for (const { reject, method } of this.waiting.values()) reject(new Error(`${method}: ${error.message}`));
    this.waiting.clear();
  }
}
