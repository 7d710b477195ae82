// Starts the thinker's worker from its own file. The copy of the page in one file starts it by carried_start_worker.ts instead.

import type { WorkerLike } from './thinker';

export const startThinkerWorker = (): WorkerLike =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
