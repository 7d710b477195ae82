// The engine and the folder of static files that this run tests.

import { engineNames } from '../drivers/browsers.mjs';
import { repository } from '../../support/program.mjs';

export const engine = process.env.ANTHILL_BROWSER ?? engineNames[0];
export const site = process.env.ANTHILL_SITE ?? `${repository}build/site`;
