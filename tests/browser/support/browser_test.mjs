// A test case in a browser: opens a page, runs the test, and holds every case to what is never allowed: a message on the
// console, an error, a request that fails or goes to another host. A failing case leaves its picture and its words in
// build/failures. The engine comes from the environment, so that each file of tests serves all three.
//
// A failure that may be an accident of load is tried once more at once, and then said to be flaky (tests/suites/verdict.mjs).

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { functionNames } from '../../suites/function_names.mjs';
import { verdictOf } from '../../suites/verdict.mjs';
import { Browsers, engineNames } from '../drivers/browsers.mjs';
import { repository } from '../../support/program.mjs';
import { engine, site } from './setup.mjs';
import { StaticServer } from './static_server.mjs';

const caseTimeout = 240_000; // a whole game of dice takes minutes where software draws it on a busy machine

// Only the cases of this file, a name in each line that is no comment: what `tests/run quick` asks.
const listed = process.env.ANTHILL_CASES;
const only = listed
  ? new Set(
      readFileSync(listed, 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#')),
    )
  : null;
/** A list with a name that no case has would leave a case out without a word. */
export function assertListIsWhole() {
  if (only) test('every listed case is there', () => assert.deepEqual([...only], []));
}
// Every other case, beginning with the first or with the second.
const half = Number(process.env.ANTHILL_HALF || 0);
let declared = 0;

const browsers = new Browsers(engine);
const servers = [];
after(async () => {
  await browsers.closeAll();
  for (const server of servers) await server.stop();
});

/**
 * Gives the functions that declare tests on a host of their own: in every engine, or in one.
 * @param {{ base?: string, keepsFiles?: boolean }} [served] under which path;
 *        `keepsFiles` where a case is about being kept on the device: to fetch and check every file is a third of a case's work
 */
export function browserSuite({ base = '/', keepsFiles = false } = {}) {
  let server;
  before(async () => {
    server = await StaticServer.start(site, { base, keepsFiles, addReporter: engine === 'webkit' });
    servers.push(server);
  });

  /**
   * @param {string} name
   * @param {import('../drivers/page.mjs').PageOptions & { allowed?: RegExp }} options of the first page;
   *        `allowed` are messages that this case provokes
   * @param {(page: import('../drivers/page.mjs').Page, tools: Tools) => Promise<void>} body
   */
  const browserTest = (name, options, body) => {
    const { allowed, ...pageOptions } = options;
    const title = `${engine}: ${name}`;
    declared += 1;
    if (only && !only.delete(name)) return;
    if (half > 0 && declared % 2 !== half % 2) return;
    const attempt = async (which) => {
      const [pages, killed] = [[], []];
      const tools = {
        server,
        address: server.address,
        said: () => [...pages.flatMap((each) => each.messages), ...server.reports],
        open: async (more = {}) => {
          const page = await browsers.open({ whole: false, ...pageOptions, ...more });
          pages.push(page);
          return page;
        },
        kill: async (page) => {
          pages.splice(pages.indexOf(page), 1);
          killed.push(...page.messages);
          await browsers.kill(page);
          assertQuiet(page, server, allowed);
        },
      };
      server.reports.length = 0;
      server.log.length = 0;
      try {
        await withDeadline(body(await tools.open(), tools));
        for (const page of pages) assertQuiet(page, server, allowed);
        return null;
      } catch (error) {
        const unexpected = unexpectedOf([...tools.said(), ...killed], allowed);
        await keepEvidence(`${name}${which}`, pages, [...server.reports, ...killed], error);
        return { error: withNamedFunctions(error), verdict: verdictOf({ engine, error, unexpected }) };
      } finally {
        for (const page of pages) await browsers.close(page).catch(() => {});
        server.heal();
      }
    };
    test(title, { timeout: 2 * caseTimeout + 40_000 }, async (context) => {
      const first = await attempt('');
      if (!first) return;
      if (first.verdict === 'final') throw first.error;
      const second = await attempt(' again');
      if (second) throw second.error;
      context.diagnostic(`${first.verdict === 'chance' ? 'flaky' : 'engine'}: ${title}`);
      context.diagnostic(String(first.error.stack ?? first.error));
    });
  };
  // pageTest: the same for what the page's own code decides whatever the browser. One engine tells as much as three.
  return { browserTest, pageTest: engine === engineNames[0] ? browserTest : () => undefined };
}

/** On the built page. */
export const { browserTest, pageTest } = browserSuite();

/**
 * @typedef {object} Tools
 * @property {StaticServer} server
 * @property {string} address of the served folder
 * @property {() => import('../drivers/page.mjs').Message[]} said everything that the consoles and error handlers said so far
 * @property {(more?: import('../drivers/page.mjs').PageOptions) => Promise<import('../drivers/page.mjs').Page>} open another page
 * @property {(page: import('../drivers/page.mjs').Page) => Promise<void>} kill the page's browser on the spot
 */

function withDeadline(work) {
  let timer;
  const deadline = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the case took longer than ${caseTimeout} ms`)), caseTimeout);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}

const unexpectedOf = (messages, allowed) => messages.filter(({ text }) => !allowed?.test(text));

/** The error with the names of wasm functions in what it says. */
function withNamedFunctions(error) {
  if (!(error instanceof Error)) return new Error(functionNames(String(error)));
  error.message = functionNames(error.message);
  error.stack = functionNames(error.stack ?? '');
  return error;
}

function assertQuiet(page, server, allowed) {
  const unexpected = unexpectedOf([...page.messages, ...server.reports], allowed).map(({ kind, text }) => ({
    kind,
    text: functionNames(text),
  }));
  assert.deepEqual(unexpected, [], 'the console and the error handlers are silent');
  const origin = new URL(server.address).origin;
  const bad = page.answers.filter(({ url, status }) => {
    // Only the test's own server answers requests for files.
    if (/^(data|blob|about|file):/.test(url) || allowed?.test(url)) return false;
    return new URL(url).origin !== origin || status === 0 || status >= 400;
  });
  assert.deepEqual(bad, [], 'every request is answered, and by our own host');
  const unanswered = server.log.filter(({ path, status }) => status >= 400 && !allowed?.test(path));
  assert.deepEqual(unanswered, [], 'the host has every file that it was asked for');
}

async function keepEvidence(name, pages, reports, error) {
  const folder = `${repository}build/failures/${engine}`;
  await mkdir(folder, { recursive: true });
  const stem = `${folder}/${name.replace(/\W+/g, '-')}`;
  const dumps = [String(error?.stack ?? error)];
  for (const [index, page] of pages.entries()) {
    const number = pages.length > 1 ? `-${index + 1}` : '';
    await withPatience(page.png().then((png) => writeFile(`${stem}${number}.png`, png)));
    const text = await withPatience(
      page.evaluate(() => {
        const focus = `${document.hasFocus() ? 'focus' : 'no focus'}: ${document.activeElement?.outerHTML.slice(0, 200)}`;
        return `${location.href}\n${focus}\n${document.body.innerText}`;
      }),
    );
    dumps.push(`page${number}: ${text}`, ...page.messages.map(({ kind, text: said }) => `${kind}: ${said}`));
    dumps.push(...page.answers.map(({ url, status }) => `${status} ${url}`));
  }
  dumps.push(...reports.map(({ kind, text }) => `${kind}: ${text}`));
  await writeFile(`${stem}.txt`, functionNames(`${dumps.join('\n')}\n`));
}

/** A page that has crashed answers nothing: evidence is worth five seconds, and its lack is no second failure. */
const withPatience = (work) =>
  Promise.race([work.catch((error) => String(error)), new Promise((resolve) => setTimeout(resolve, 5_000).unref())]);
