// The parts that are not needed before a playable board: the dialogs, and the ways to all other screens. Fetched once the board is
// there, or when something of it is opened.

import { ScreenWakeLock } from '../feedback/wake_lock';
import { Dealing } from '../screens/dealing';
import { KeptReview } from '../screens/kept_review';

export const screenWakeLock = new ScreenWakeLock();
export const dealing = new Dealing();
export const keptReview = new KeptReview();
export { dialogContent } from '../screens/dialogs';
export { lazyScreen, workedExample } from './lazy_screens';
