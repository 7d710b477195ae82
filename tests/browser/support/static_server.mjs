// A plain host of static files, as GitHub Pages and its like are: right content types, no header of our own making.
//
// It can also be a bad host, for the tests of faults: out of reach, without a file, or with other bytes in it. And it can put scripts
// before those of the page: one that reports what a browser keeps to itself, and one that lets a part of the browser fail. One that only
// watches keeps none of the page's own scripts waiting.

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const reporter = new URL('../drivers/page_reporter.js', import.meta.url);
const reporterName = 'page-reporter.js';
const reportName = 'page-report';
const faultName = 'page-fault.js';
const watcherName = 'page-watcher.js';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

export class StaticServer {
  /**
   * @param {string} folder
   * @param {{ base?: string, addReporter?: boolean, keepsFiles?: boolean }} [options] `base` is the path it is served under, as in
   *        "/anthill/"; without `keepsFiles` the service worker is an empty one, which keeps nothing on the device
   */
  static async start(folder, { base = '/', addReporter = false, keepsFiles = true } = {}) {
    await access(join(folder, 'index.html')); // says at once that there is no page, or no longer
    const server = new StaticServer(folder, base, addReporter, keepsFiles);
    server.http = createServer((request, response) => server.#answer(request, response));
    await new Promise((resolve) => server.http.listen(0, '127.0.0.1', resolve));
    server.http.unref();
    server.address = `http://127.0.0.1:${server.http.address().port}${base}`;
    return server;
  }

  constructor(folder, base, addReporter, keepsFiles) {
    this.folder = folder;
    this.base = base;
    this.addReporter = addReporter;
    this.keepsFiles = keepsFiles;
    /** @type {{ path: string, status: number }[]} every answer given */
    this.log = [];
    /** @type {{ kind: string, text: string }[]} what the added script reported */
    this.reports = [];
    this.heal();
  }

  /** A good host again. */
  heal() {
    /** Out of reach: every connection breaks, as without a network. */
    this.silent = false;
    /** Whether pages of other hosts may have its files too, as on GitHub Pages. */
    this.servesOthers = false;
    /** A script that runs before the page's own scripts. @type {(() => void) | null} */
    this.fault = null;
    /** A script that watches the page from as soon as it is fetched. @type {(() => void) | null} */
    this.watcher = null;
    /** Other bytes instead of a file: null means that it is missing. @type {(path: string) => Buffer | null | undefined} */
    this.instead = () => undefined;
    /** Another content type of a file. @type {(path: string) => string | undefined} */
    this.typed = () => undefined;
    /** Whether the front page is the answer to every question without another. */
    this.frontForAll = false;
    /** Whether the connection breaks in the middle of this file. @type {(path: string) => boolean} */
    this.cutsShort = () => false;
    /** Until when nothing is said of this file. @type {(path: string) => Promise<void> | undefined} */
    this.holdsBack = () => undefined;
  }

  get #added() {
    const scripts = [
      { name: faultName, code: this.fault },
      { name: watcherName, code: this.watcher },
    ];
    return scripts.filter(({ code }) => code);
  }

  #instead(path) {
    return this.keepsFiles || path !== 'service_worker.js' ? this.instead(path) : Buffer.alloc(0);
  }

  async #answer(request, response) {
    if (this.silent) return void request.socket.destroy();
    if (this.servesOthers) response.setHeader('access-control-allow-origin', '*');
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    const relative = path.startsWith(this.base) ? path.slice(this.base.length) : undefined;
    if (this.addReporter && relative === reportName) return this.#takeReport(request, response);
    if (this.addReporter && relative === reporterName) return send(response, '.js', await readFile(reporter));
    const added = this.#added.find(({ name }) => name === relative);
    if (added) return send(response, '.js', Buffer.from(`(${added.code})();`));

    await this.holdsBack(relative ?? '');
    const other = relative === undefined ? undefined : this.#instead(relative);
    const file = relative === undefined || other === null ? undefined : await this.#find(relative);
    this.log.push({ path, status: file ? 200 : 404 });
    const scripts = [...(this.addReporter ? [reporterName] : []), ...this.#added.map(({ name }) => name)];
    const addsTo = scripts.length > 0 && file;
    if (!file) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
    } else if (this.cutsShort(relative)) {
      response.writeHead(200, { 'content-type': typeOf(file.path), 'content-length': file.size });
      createReadStream(file.path, { end: Math.floor(file.size / 2) })
        .on('end', () => response.socket.destroy())
        .pipe(response, { end: false });
    } else if (other) {
      send(response, extname(file.path), other);
    } else if (addsTo && extname(file.path) === '.html') {
      send(response, '.html', await this.#withScripts(file.path, scripts));
    } else if (addsTo && relative === 'service_worker.js') {
      const worker = await readFile(file.path, 'utf8');
      const page = await this.#withScripts(join(this.folder, 'index.html'), scripts);
      send(response, '.js', Buffer.from(listing(worker, 'index.html', page)));
    } else {
      const type = this.typed(relative) ?? typeOf(file.path);
      response.writeHead(200, { 'content-type': type, 'content-length': file.size });
      createReadStream(file.path).pipe(response);
    }
  }

  async #withScripts(path, scripts) {
    const added = scripts.map(
      (name) => `<script ${name === watcherName ? 'async ' : ''}src="${this.base}${name}"></script>`,
    );
    return Buffer.from((await readFile(path, 'utf8')).replace('<head>', `<head>${added.join('')}`));
  }

  async #takeReport(request, response) {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    this.reports.push(JSON.parse(Buffer.concat(chunks).toString()));
    response.writeHead(204).end();
  }

  async #find(relative) {
    const path = join(
      this.folder,
      normalize(`/${relative}`),
      relative === '' || relative.endsWith('/') ? 'index.html' : '',
    );
    const entry = await stat(path).catch(() => undefined);
    if (!entry?.isFile()) return this.frontForAll && relative !== '' ? this.#find('') : undefined;
    return { path, size: entry.size };
  }

  async stop() {
    this.http.closeAllConnections();
    await new Promise((resolve) => this.http.close(resolve));
  }
}

/** A service worker with other bytes of a file in its list. */
export function listing(worker, url, bytes) {
  const hash = createHash('sha256').update(bytes).digest('base64');
  const quoted = (text) => `["'\`]${text}["'\`]`;
  const entry = new RegExp(
    `(url:${quoted(url.replaceAll('.', '\\.'))},revision:)${quoted('[^"\'`]*')},integrity:${quoted('[^"\'`]*')}`,
  );
  if (!entry.test(worker)) throw new Error(`the service worker lists no ${url}`);
  return worker.replace(entry, (_, name) => `${name}"${hash.slice(0, 16)}",integrity:"sha256-${hash}"`);
}

const typeOf = (path) => types[extname(path)] ?? 'application/octet-stream';

function send(response, extension, body) {
  response.writeHead(200, { 'content-type': types[extension], 'content-length': body.length }).end(body);
}
