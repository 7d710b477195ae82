// Starts the worker that paints from its own file. The copy of the page in one file starts it by carried_start_worker.ts instead.

import { startModuleWorker } from '../../model/module_worker';
import address from './worker?worker&url';

export const startPaintingWorker = (): Worker => startModuleWorker(address);
