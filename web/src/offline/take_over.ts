// What the page and its service worker say to each other about a newer build.

/** The player wants the build that waits. Sent with a port for the answer. */
export const TAKE_OVER = 'take-over';

/** "others-open": another window still plays on the build at hand, so nothing was swapped. */
export type TakeOverAnswer = 'coming' | 'others-open';
