// The messages between the page and its service worker.

/** The player wants the build that waits. Sent with a port for the answer. */
export const TAKE_OVER = 'take-over';

/** "others-open": another window still plays on the build at hand, so nothing was swapped. */
export type TakeOverAnswer = 'coming' | 'others-open';

/** The page's program runs. A page that does not say so is looked after. */
export const STARTED = 'started';

/** Something of the page could not be had: are its files still all there? */
export const REPAIR = 'repair';
