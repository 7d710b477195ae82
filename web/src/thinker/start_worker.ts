// Starts the thinker's worker from its own file.

import { startModuleWorker } from '../model/module_worker';
import type { WorkerLike } from './job_queue';
import address from './worker?worker&url';

export const startThinkerWorker = (): WorkerLike => startModuleWorker(address);
