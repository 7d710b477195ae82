// Links to a match between two devices, or to a device in the same room, by their address alone: remote/link.ts and remote/room/code.ts
// read what is in them.

const ANY_VERSION = /^[mr]\d+\./;

/** Is this the fragment (without its #) of a link to such a match, of whatever version? */
export const isMatchLink = (fragment: string): boolean => ANY_VERSION.test(fragment);
