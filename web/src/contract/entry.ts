// The present entry of the browser's history: the screen that led there, and what the screen is about. The page reads both there when it is
// loaded again or comes back.

import { SCREENS, type Screen } from './routes';

export const presentEntry = (): Readonly<Record<string, unknown>> =>
  (history.state as Readonly<Record<string, unknown>> | null) ?? {};

/** An entry may be of an older version of the page. */
export function screenIn(key: 'from' | 'screen'): Screen | undefined {
  const { [key]: name } = presentEntry();
  return SCREENS.find((screen) => screen === name);
}

/** The screen that led to this one. */
export const cameFrom = (): Screen | undefined => screenIn('from');

/** The step of a lesson, the position or game that another screen has handed over, the match by link; undefined: nothing of its own. */
export const subject = (): unknown => presentEntry()['subject'];

/** "" where it is no text. */
export function subjectText(): string {
  const given = subject();
  return typeof given === 'string' ? given : '';
}

/** From now on the screen is about this. Browsers take only so many changes of their history. */
export function nameSubject(named?: string): void {
  if (named !== subject()) history.replaceState({ ...presentEntry(), subject: named }, '');
}
