// Links to a game by their address alone: what is in them is read by link.ts, which is fetched where one is opened.

const ANY_VERSION = /^g\d+\./;

/** Is this the fragment (without its #) of a link to a game, of whatever version? */
export const isLink = (fragment: string): boolean => ANY_VERSION.test(fragment);
