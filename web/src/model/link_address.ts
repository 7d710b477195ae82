// Links by their address alone: the fragment, without its #, of whatever version. What is in them is read by library/link.ts, remote/link.ts
// and remote/room/code.ts, which are fetched where one is opened.

/** A link to a game. */
export const isLink = (fragment: string): boolean => /^g\d+\./.test(fragment);

/** A link to a match between two devices, or to a device in the same room. */
export const isMatchLink = (fragment: string): boolean => /^[mr]\d+\./.test(fragment);
