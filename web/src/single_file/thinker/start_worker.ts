// The worker's code is in the page.

import ThinkerWorker from '../../thinker/worker?worker&inline';
import type { WorkerLike } from '../../thinker/job_queue';

export const startThinkerWorker = (): WorkerLike => new ThinkerWorker();
