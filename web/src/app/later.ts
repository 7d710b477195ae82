// The parts that are not needed before a playable board: the dialogs, and the ways to all other screens. Fetched once the board is
// there, or when something of it is opened.

import { ScreenWakeLock } from '../feedback/wake_lock';

export const screenWakeLock = new ScreenWakeLock();
export { dialogContent, rulesContent } from './dialogs';
export { lateScreen, workedExample } from './late_screens';
