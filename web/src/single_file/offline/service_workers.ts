// There is no worker to fetch beside the copy.

export const serviceWorkers = (): ServiceWorkerContainer | undefined => undefined;
