// Starts the worker that paints from its own file. The copy of the page in one file starts it by carried_start_worker.ts instead.

export const startPaintingWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
