// Builds the page into build/site: static files with relative addresses, fit for any host and any sub-path.
//
// CMake builds the two wasm modules first; `#wasm/NAME.mjs` and `#wasm/NAME.wasm?url` are what it left in the folder that
// ANTHILL_WASM names (build/wasm unless told otherwise). The .wasm files get content hashes in their names, so a cached script
// can never meet a module of another build.

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const repository = fileURLToPath(new URL('..', import.meta.url));
const wasm = process.env['ANTHILL_WASM'] ?? `${repository}/build/wasm`;
const site = process.env['ANTHILL_SITE'] ?? `${repository}/build/site`;

export default defineConfig({
  base: './',
  resolve: { alias: { '#wasm': wasm } },
  server: { fs: { allow: [repository] } },
  worker: { format: 'es' },
  build: {
    outDir: site,
    emptyOutDir: true,
    target: ['es2022', 'safari16'],
    assetsInlineLimit: 0, // a data: address would need a hole in the Content-Security-Policy
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
    reportCompressedSize: false,
  },
  test: { include: ['src/**/*.test.ts'] },
} as Parameters<typeof defineConfig>[0]);
