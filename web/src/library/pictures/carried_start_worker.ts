// start_worker.ts of the copy of the page in one file: the worker's code is in the page.

import PaintingWorker from './worker?worker&inline';

export const startPaintingWorker = (): Worker => new PaintingWorker();
