// Links to a match between two devices by their address alone: what is in them is read by remote/link.ts.

const ANY_VERSION = /^m\d+\./;

/** Is this the fragment (without its #) of a link to such a match, of whatever version? */
export const isMatchLink = (fragment: string): boolean => ANY_VERSION.test(fragment);
