// The font settings of the test browsers: no test depends on the fonts of a machine. See fonts.conf.

import { fileURLToPath } from 'node:url';

/** Variables for a browser's environment. */
export const fontEnvironment = {
  FONTCONFIG_FILE: process.env.ANTHILL_FONTS ?? fileURLToPath(new URL('./fonts.conf', import.meta.url)),
};
