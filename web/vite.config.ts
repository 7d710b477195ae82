// Builds the page into build/site: static files with relative addresses, fit for any host and any sub-path.
//
// CMake builds the two wasm modules first. `import start from '#wasm/board.mjs'` and `import address from '#wasm/board.wasm?url'`
// (likewise thinker) take what it left in the folder that ANTHILL_WASM names, build/wasm unless told otherwise; the types of
// NAME.mjs are in src/wasm/NAME.d.mts. Every file but index.html has a content hash in its name, so a cached script can never
// meet a module of another build.

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type HtmlTagDescriptor, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { GAME_IDS } from './src/model/game_id';
import { translations } from './translations/plugin';

const repository = fileURLToPath(new URL('..', import.meta.url));
const wasm = process.env['ANTHILL_WASM'] ?? `${repository}/build/wasm`;

// The game that the start screen proposes to a newcomer.
const first = GAME_IDS[0].replaceAll('-', '_');
const firstGame = fileURLToPath(new URL(`src/games/${first}/${first}.ts`, import.meta.url));

const headLink = (rel: string, file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel, crossorigin: true, href: `./${file}` },
  injectTo: 'head',
});

/** Asks for the first game along with the first script instead of after it: one round trip less to the start screen. The board's module
 * waits until that screen is painted. (app/first_paint.ts) */
const preloadFirstGame: Plugin = {
  name: 'preload-first-game',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.values(bundle ?? {}).flatMap((output) => {
        if (output.type !== 'chunk' || output.isEntry || !output.moduleIds.includes(firstGame)) return [];
        const sheets = [...(output.viteMetadata?.importedCss ?? [])];
        return [headLink('modulepreload', output.fileName), ...sheets.map((sheet) => headLink('stylesheet', sheet))];
      }),
  },
};

const serviceWorkerName = 'service_worker.js';

/** The service worker: built last, since it keeps a list of every other file of the build. A script in one piece, because Firefox takes
 * no modules here. */
const serviceWorker = (site: string): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  async closeBundle() {
    const files = readdirSync(site, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== serviceWorkerName)
      .map((entry) => `${entry.parentPath}/${entry.name}`)
      .filter((file) => !file.startsWith(`${site}/icons/`)) // whoever installs the page has taken what it needs of them
      .sort();
    const list = files.map((file) => {
      const url = file.slice(site.length + 1);
      const hash = createHash('sha256').update(readFileSync(file)).digest('base64');
      // A name that holds a hash of its content says enough.
      return { url, revision: url.startsWith('assets/') ? null : hash.slice(0, 16), integrity: `sha256-${hash}` };
    });
    await build({
      configFile: false,
      logLevel: 'warn',
      define: { ANTHILL_FILES: JSON.stringify(list), 'process.env.NODE_ENV': '"production"' },
      publicDir: false,
      build: {
        outDir: site,
        emptyOutDir: false,
        target: ['es2022', 'safari16'],
        lib: {
          entry: fileURLToPath(new URL('src/offline/service_worker.ts', import.meta.url)),
          formats: ['iife'],
          name: 'anthill',
          fileName: () => serviceWorkerName,
        },
      },
    });
  },
});

const site = `${repository}build/site`;

export default defineConfig({
  base: './',
  resolve: { alias: { '#wasm': wasm } },
  plugins: [translations, preloadFirstGame, serviceWorker(site)],
  worker: { format: 'es' },
  build: {
    outDir: site,
    emptyOutDir: true,
    target: ['es2022', 'safari16'],
    assetsInlineLimit: 0, // a data: address would need a hole in the Content-Security-Policy
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  test: { include: ['src/**/*.test.ts', 'translations/**/*.test.ts'] },
});
