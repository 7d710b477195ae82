// Starts the worker that paints from its own file.

import { startModuleWorker } from '../../model/module_worker';
import address from './worker?worker&url';

export const startPaintingWorker = (): Worker => startModuleWorker(address);
