// Builds the page into build/site: static files with relative addresses, fit for any host and any sub-path.
//
// CMake builds the two wasm modules first. `import start from '#wasm/board.mjs'` and `import address from '#wasm/board.wasm?url'`
// (likewise thinker) take what it left in the folder that ANTHILL_WASM names, build/wasm unless told otherwise; the types of
// NAME.mjs are in src/wasm/NAME.d.mts. Every file but index.html has a content hash in its name, so a cached script can never
// meet a module of another build.

import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const repository = fileURLToPath(new URL('..', import.meta.url));
const wasm = process.env['ANTHILL_WASM'] ?? `${repository}/build/wasm`;

// The game that the start screen proposes to a newcomer.
const firstGame = fileURLToPath(new URL('src/games/army_ants/army_ants.ts', import.meta.url));

/** Asks for the board's module and the first game along with the first script instead of after it: one round trip less to a playable board. */
const preloadBoard: Plugin = {
  name: 'preload-board',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      const tags: HtmlTagDescriptor[] = [];
      const preload = (attrs: Record<string, string | boolean>) => tags.push({ tag: 'link', attrs, injectTo: 'head' });
      for (const [file, output] of Object.entries(bundle ?? {})) {
        const href = `./${file}`;
        if (output.type === 'asset' && output.names.includes('board.wasm')) {
          preload({ rel: 'preload', as: 'fetch', type: 'application/wasm', crossorigin: true, href });
        } else if (output.type === 'chunk' && !output.isEntry) {
          const early = [`${wasm}/board.mjs`, firstGame].some((module) => output.moduleIds.includes(module));
          if (early) preload({ rel: 'modulepreload', crossorigin: true, href });
        }
      }
      return tags;
    },
  },
};

export default defineConfig({
  base: './',
  resolve: { alias: { '#wasm': wasm } },
  plugins: [preloadBoard],
  worker: { format: 'es' },
  build: {
    outDir: `${repository}/build/site`,
    emptyOutDir: true,
    target: ['es2022', 'safari16'],
    assetsInlineLimit: 0, // a data: address would need a hole in the Content-Security-Policy
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  test: { include: ['src/**/*.test.ts'] },
});
