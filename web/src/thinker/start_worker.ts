// Starts the thinker's worker from its own file. The copy of the page in one file starts it by carried_start_worker.ts instead.

import { startModuleWorker } from '../model/module_worker';
import type { WorkerLike } from './job_queue';
import address from './worker?worker&url';

export const startThinkerWorker = (): WorkerLike => startModuleWorker(address);
