// Builds the page into build/site: static files with relative addresses, fit for any host and any sub-path.
//
// CMake builds the wasm modules first. `import start from '#wasm/thinker.mjs'` and `import address from '#wasm/thinker.wasm?url'` take
// what it left in the folder that ANTHILL_WASM names, build/wasm unless told otherwise; the types of NAME.mjs are in src/wasm/NAME.d.mts.
// The boards, one for each game, are whatever is called board_GAME there (src/board/board_code.ts). Every file but index.html has a content
// hash in its name, so a cached script can never meet a module of another build.

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, mergeConfig, type HtmlTagDescriptor, type Plugin, type UserConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { named } from './file_names.ts';
import { cutLetters } from './letters.ts';
import { licences } from './licences.ts';
import { measuredLevels } from './measured_levels.ts';
import { GAME_IDS } from './src/model/game_id.ts';
import { singleFile } from './src/single_file/plugin.ts';
import { translations } from './translations/plugin.ts';

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
        const entries = Object.values(bundle ?? {}).filter((other) => other.type === 'chunk' && other.isEntry);
        const imports = output.imports.filter((file) => entries.every(({ fileName }) => fileName !== file));
        const sheets = [...(output.viteMetadata?.importedCss ?? [])];
        return [
          ...[output.fileName, ...imports].map((file) => headLink('modulepreload', file)),
          ...sheets.map((sheet) => headLink('stylesheet', sheet)),
        ];
      }),
  },
};

const serviceWorkerName = 'service_worker.js';

/** The service worker: built last, since it keeps a list of every other file of the build. A script in one piece, because Firefox takes
 * no modules here. */
const serviceWorker = (site: string): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  async closeBundle(error) {
    if (error) return;
    const files = readdirSync(site, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== serviceWorkerName)
      .map((entry) => `${entry.parentPath}/${entry.name}`)
      // An installed page has its icons already.
      .filter((file) => !file.startsWith(`${site}/icons/`))
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
      define: {
        ANTHILL_FILES: JSON.stringify(list),
        ANTHILL_BUILD: JSON.stringify(createHash('sha256').update(JSON.stringify(list)).digest('hex')),
        'process.env.NODE_ENV': '"production"',
      },
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
        rolldownOptions: { output: ascii },
      },
    });
  },
});

/** Scripts and style sheets hold no letter beyond ASCII: a host that calls them Latin-1 would spoil it. */
const ascii = { charset: 'ascii' as const };

const asciiStyleSheets: Plugin = {
  name: 'ascii-style-sheets',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = String(file.source).replace(
          /\P{ASCII}/gu,
          (letter) => `\\${letter.codePointAt(0)?.toString(16) ?? ''} `,
        );
  },
};

/** The parts that the first script imports are in it, instead of a file for each set of parts that share them. */
const inOnePiece = { codeSplitting: { groups: [{ name: 'index', tags: ['$initial' as const] }] } };

const site = `${repository}build/site`;
const letters = `${repository}build/letters`;
await cutLetters(letters);

/** The page's builds have this in common. */
const common: UserConfig = {
  base: './',
  // The prefix of the address to which problems are reported: the page's scripts get it from the environment.
  // (frame/report.ts)
  envPrefix: 'ANTHILL_REPORTS',
  // Vite minifies with Lightning CSS anyway; it also puts in the media queries that styles/windows.css names.
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  resolve: { alias: { '#wasm': wasm, '@letters': letters } },
  plugins: [translations, measuredLevels, asciiStyleSheets],
  worker: { rolldownOptions: { output: ascii } },
  build: {
    emptyOutDir: true,
    target: ['es2022', 'safari16'],
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: ascii },
  },
};

export default defineConfig(
  mergeConfig(common, {
    plugins: [licences, preloadFirstGame, serviceWorker(site), singleFile(site, common)],
    worker: {
      format: 'es',
      // Like the page's own build, so that a script which both load is one file.
      rolldownOptions: { output: { ...named, comments: { annotation: false } } },
    },
    build: {
      outDir: site,
      assetsInlineLimit: 0, // a data: address would need a hole in the Content-Security-Policy
      rolldownOptions: { output: { ...named, ...inOnePiece } },
    },
    // No test measures time: the limit is for one that never ends, on the busiest machine too.
    test: { include: ['src/**/*.test.ts', 'translations/**/*.test.ts'], testTimeout: 60_000 },
  }),
);
