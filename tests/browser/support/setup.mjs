// The engine and the folder of static files that this run tests.

import { fileURLToPath } from 'node:url';
import { engineNames } from '../drivers/browsers.mjs';

export const repository = fileURLToPath(new URL('../../../', import.meta.url));
export const engine = process.env.ANTHILL_BROWSER ?? engineNames[0];
export const site = process.env.ANTHILL_SITE ?? `${repository}build/site`;
