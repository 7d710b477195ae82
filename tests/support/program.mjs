// The repository, and the native program in it. ANTHILL_PROGRAM names another one than build/native/src/cli/anthill.

import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** With a slash at its end. */
export const repository = fileURLToPath(new URL('../../', import.meta.url));
export const program = path.resolve(repository, process.env.ANTHILL_PROGRAM ?? 'build/native/src/cli/anthill');
