// start_worker.ts of the copy of the page in one file: the worker's code is in the page.

import ThinkerWorker from './worker?worker&inline';
import type { WorkerLike } from './job_queue';

export const startThinkerWorker = (): WorkerLike => new ThinkerWorker();
