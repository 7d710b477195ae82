// Why the board or the rules refuse something: the words, and the section of the game's rules that says so.

import type { Refused } from './game_page';

/**
 * @param sections of the rules, in their order
 * @param reasons every reason that the board can give, with its section; 'other' for any that is none of these
 */
export function refused<Reason extends string, Section extends string>(
  sections: readonly Section[],
  reasons: Readonly<Record<Reason, Section>>,
  given: string,
  say: (reason: Reason) => string,
): Refused {
  const reason = (given in reasons ? given : 'other') as Reason;
  const section = reasons[reason];
  return { text: say(reason), section, number: sections.indexOf(section) + 1 };
}
