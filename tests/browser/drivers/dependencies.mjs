// The npm packages that the browser tests use. They are locked with the page's own in web/package.json, so that there is
// one lock file and one folder of packages.

import { createRequire } from 'node:module';

const require = createRequire(new URL('../../../web/package.json', import.meta.url));

/** The usual WebSocket client, to speak to Chromium and Firefox. */
export const { WebSocket } = require('ws');

/** Reads pictures. */
export const { PNG } = require('pngjs');

/** The accessibility checker's whole script, to be evaluated in a page. */
export const axeScriptPath = () => require.resolve('axe-core/axe.min.js');
