// Builds the copy of the page in one file, anthill.html beside the page: it runs from wherever it lies. A module here that lies as deep
// as another one below src/ stands for it in the copy, with the same exports: thinker/start_worker.ts.

import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, mergeConfig, type HtmlTagDescriptor, type InlineConfig, type Plugin, type UserConfig } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';
import { licencesText } from '../../licences.ts';

const web = fileURLToPath(new URL('../..', import.meta.url));
const source = `${web}src/`;

/** It loads nothing, not even its own parts. */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:; worker-src blob:; connect-src data:; style-src 'unsafe-inline'; img-src data: blob:; font-src data:; base-uri 'none'; form-action 'none'";

const ownModules: Plugin = {
  name: 'own-modules',
  enforce: 'pre',
  resolveId(name, importer = '') {
    const path = join(dirname(importer), name);
    const own = path.replace(source, `${source}single_file/`) + '.ts';
    return name.startsWith('.') && path.startsWith(source) && existsSync(own) ? own : null;
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
        .replace(/(Content-Security-Policy"\s+content=)"[^"]*"/, `$1"${POLICY}"`)
        .replace(/\s*<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g, '');
      // Without one, a browser asks the server for favicon.ico, which the policy forbids.
      const icon = readFileSync(`${web}public/icon.svg`, 'base64');
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
    id.endsWith('.mjs') ? code.replace(/new URL\("\w+\.wasm", ?import\.meta\.url\)(\.href)?/g, "''") : null,
};

/** @param common the page's builds have it in common */
export const singleFile = (site: string, common: UserConfig): Plugin => ({
  name: 'single-file',
  apply: 'build',
  closeBundle: {
    // After the service worker has listed the files to keep: it does not keep this one.
    order: 'post',
    async handler(error) {
      if (error) return;
      const folder = `${web}../build/single`;
      const alone: InlineConfig = {
        configFile: false,
        logLevel: 'warn',
        root: web,
        publicDir: false,
        plugins: [carried, ownModules, eachModuleOnce, viteSingleFile({ removeViteModuleLoader: true })],
        worker: {
          format: 'iife',
          plugins: () => [ownModules, eachModuleOnce],
          rolldownOptions: { output: { codeSplitting: false } },
        },
        build: { outDir: folder },
      };
      await build(mergeConfig(common, alone));
      copyFileSync(`${folder}/index.html`, `${site}/anthill.html`);
    },
  },
});
