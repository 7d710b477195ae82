// service_workers.ts of the copy of the page in one file: there is no worker to fetch beside it.

export const serviceWorkers = (): ServiceWorkerContainer | undefined => undefined;
