// The worker's code is in the page.

import PaintingWorker from '../../../library/painting/worker?worker&inline';

export const startPaintingWorker = (): Worker => new PaintingWorker();
