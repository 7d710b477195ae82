// What the browsers of the tests are told about fonts: no test depends on what else a machine has. See fonts.conf.

import { fileURLToPath } from 'node:url';

/** Variables for a browser's environment. */
export const fontEnvironment = {
  FONTCONFIG_FILE: process.env.ANTHILL_FONTS ?? fileURLToPath(new URL('./fonts.conf', import.meta.url)),
};
