// How much the page takes in from outside, or keeps, in one place. A longer text is cut (a name that was typed) or refused in one
// sentence (a file). The engine has its own: src/match/record.h.

/** Characters of a player's name. */
export const LONGEST_NAME = 20;
/** Characters of a move that is typed. */
export const LONGEST_MOVE = 100;
/** Characters of what a game is called in the library. */
export const LONGEST_TITLE = 60;
/** Characters of a comment: with the four bytes that a character may take, what a note of a record holds. */
export const LONGEST_COMMENT = 250;
/** Bytes of one game as text: kLongestRecord of src/match/record.h. */
export const LONGEST_RECORD = 1 << 20;
/** Characters of a link that still gets through chats, mail programs and QR codes. */
export const LONGEST_LINK = 2000;
/** Characters of a link that is opened: some are put together elsewhere. */
export const LONGEST_OPENED_LINK = 64_000;
/**
 * The largest QR code that is shown: 137 modules each way. Version 25 is enough for nearly all card games; most games of dice take more,
 * and a denser code is better than none.
 */
export const LARGEST_QR_VERSION = 30;
/** Bytes of a file that is opened. */
export const LARGEST_FILE = 1 << 26;
/** Moves of a game that comes from outside. The board replays so many within a second; no real game has half of it. */
export const MOST_MOVES = 5000;
/** Milliseconds since 1970 of the last date there is (ECMAScript's time range). */
export const LATEST_TIME = 8.64e15;
/** Games of a backup, damaged ones included. */
export const MOST_GAMES = 20_000;
/** Set-ups that are kept under a name: they share a small store with settings and progress. */
export const MOST_SETUPS = 200;
