// The npm packages that the browser tests use. They are locked with the page's own in web/package.json, so that there is
// one lock file and one folder of packages.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(new URL('../../../web/package.json', import.meta.url));

/** Drives Chromium and Firefox. */
export const { default: puppeteer } = await import(pathToFileURL(require.resolve('puppeteer-core')).href);

/** Reads pictures. */
export const { PNG } = require('pngjs');

/** The accessibility checker: a whole script, to be evaluated in a page. */
export const axeScript = () => readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The library that computes accessible names, as one script that declares `domAccessibility`. */
export const accessibleNameScript = require('esbuild').buildSync({
  entryPoints: [require.resolve('dom-accessibility-api')],
  bundle: true,
  format: 'iife',
  globalName: 'domAccessibility',
  minify: true,
  write: false,
}).outputFiles[0].text;
