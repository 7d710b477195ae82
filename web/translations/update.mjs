// Node itself reads no TypeScript in all versions that build the page.

import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

await runnerImport(fileURLToPath(new URL('update.ts', import.meta.url)));
