// What this run tests: which engine, and which folder of static files.

import { fileURLToPath } from 'node:url';
import { engineNames } from '../drivers/browsers.mjs';

export const repository = fileURLToPath(new URL('../../../', import.meta.url));
export const engine = process.env.ANTHILL_BROWSER ?? engineNames[0];
export const site = process.env.ANTHILL_SITE ?? `${repository}build/site`;
