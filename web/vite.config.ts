// Builds the page into build/site: static files with relative addresses, fit for any host and any sub-path.
//
// CMake builds the wasm modules first. `import start from '#wasm/thinker.mjs'` and `import address from '#wasm/thinker.wasm?url'` take
// what it left in the folder that ANTHILL_WASM names, build/wasm unless told otherwise; the types of NAME.mjs are in src/wasm/NAME.d.mts.
// The boards, one for each game, are whatever is called board_GAME there (src/board/board_code.ts). Every file but index.html has a content
// hash in its name, so a cached script can never meet a module of another build.

import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type HtmlTagDescriptor, type Plugin } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';
import { defineConfig } from 'vitest/config';
import { named } from './file_names.ts';
import { cutLetters } from './letters.ts';
import { licences, licencesText } from './licences.ts';
import { measuredLevels } from './measured_levels.ts';
import { GAME_IDS } from './src/model/game_id.ts';
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
      // An installed page has its icons already, and does not need the single-file copy.
      .filter((file) => !file.startsWith(`${site}/icons/`) && file !== `${site}/${singleFileName}`)
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

/** The policy of the single-file copy: it loads nothing, not even its own parts. */
const CARRIED_POLICY =
  "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:; worker-src blob:; connect-src data:; style-src 'unsafe-inline'; img-src data: blob:; font-src data:; base-uri 'none'; form-action 'none'";

/** Modules that the copy has others for, with the same exports: their names begin with carried_. */
const carriedModules: Plugin = {
  name: 'carried-modules',
  enforce: 'pre',
  async resolveId(source, importer) {
    const [, folder, name] = /^(.*\/)(start_worker|module_address|service_workers)$/.exec(source) ?? [];
    return name ? this.resolve(`${folder}carried_${name}`, importer) : null;
  },
};

/** Puts the page's separate files into the copy: above all the licences, which go wherever it goes. */
const carried: Plugin = {
  name: 'carried',
  enforce: 'pre',
  transformIndexHtml: {
    order: 'pre',
    handler(html) {
      const page = html
        .replace(/(Content-Security-Policy"\s+content=)"[^"]*"/, `$1"${CARRIED_POLICY}"`)
        .replace(/\s*<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g, '');
      // Without one, a browser asks the server for favicon.ico, which the policy forbids.
      const icon = readFileSync(new URL('public/icon.svg', import.meta.url), 'base64');
      const tags: HtmlTagDescriptor[] = [
        { tag: 'link', attrs: { rel: 'icon', href: `data:image/svg+xml;base64,${icon}` }, injectTo: 'head' },
        { tag: 'script', attrs: { type: 'text/plain', id: 'licences' }, children: licencesText(), injectTo: 'body' },
      ];
      return { html: page, tags };
    },
  },
};

/** Emscripten's scripts name their modules too, though the page tells them: each would be in the copy twice. */
const eachModuleOnce: Plugin = {
  name: 'each-module-once',
  enforce: 'pre',
  transform: (code, id) =>
    id.startsWith(wasm) ? code.replace(/new URL\("\w+\.wasm", ?import\.meta\.url\)(\.href)?/g, "''") : null,
};

/** The copy of the page in one file, which runs from wherever it lies. */
const singleFileName = 'anthill.html';
const singleFile = (site: string): Plugin => ({
  name: 'single-file',
  apply: 'build',
  async closeBundle(error) {
    if (error) return;
    const folder = `${repository}build/single`;
    await build({
      configFile: false,
      logLevel: 'warn',
      root: fileURLToPath(new URL('.', import.meta.url)),
      base: './',
      envPrefix,
      css,
      publicDir: false,
      resolve,
      plugins: [
        translations,
        measuredLevels,
        carried,
        carriedModules,
        eachModuleOnce,
        asciiStyleSheets,
        viteSingleFile({ removeViteModuleLoader: true }),
      ],
      worker: {
        format: 'iife',
        plugins: () => [carriedModules, eachModuleOnce],
        rolldownOptions: { output: { ...ascii, codeSplitting: false } },
      },
      build: {
        outDir: folder,
        emptyOutDir: true,
        target,
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        rolldownOptions: { output: ascii },
      },
    });
    copyFileSync(`${folder}/index.html`, `${site}/${singleFileName}`);
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
// Vite minifies with Lightning CSS anyway; it also puts in the media queries that styles/windows.css names.
const css = { transformer: 'lightningcss' as const, lightningcss: { drafts: { customMedia: true } } };
const resolve = { alias: { '#wasm': wasm, '@letters': letters } };
await cutLetters(letters);
const target = ['es2022', 'safari16'];
// The prefix of the address to which problems are reported: the page's scripts get it from the environment.
// (frame/report.ts)
const envPrefix = 'ANTHILL_REPORTS';

export default defineConfig({
  base: './',
  envPrefix,
  css,
  resolve,
  plugins: [
    translations,
    measuredLevels,
    licences,
    asciiStyleSheets,
    preloadFirstGame,
    serviceWorker(site),
    singleFile(site),
  ],
  worker: {
    format: 'es',
    // Like the page's own build, so that a script which both load is one file.
    rolldownOptions: { output: { ...named, ...ascii, comments: { annotation: false } } },
  },
  build: {
    outDir: site,
    emptyOutDir: true,
    target,
    assetsInlineLimit: 0, // a data: address would need a hole in the Content-Security-Policy
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { ...named, ...ascii, ...inOnePiece } },
  },
  // No test measures time: the limit is for one that never ends, on the busiest machine too.
  test: { include: ['src/**/*.test.ts', 'translations/**/*.test.ts'], testTimeout: 60_000 },
});
