// The computer's promise about its secret set-up: before the other player places a card, the page shows a hash of it; after the reveal
// anybody can see that it has not been changed. The salt keeps the few possible set-ups from being tried out. By a library, not the
// browser's own hash: that one is missing where a tablet gets the page from a laptop over plain http.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const SALT_BYTES = 16;

interface Sealing {
  salt: string;
  hash: string;
}

/** The text that is hashed: anybody can do it with other tools. */
const sealedText = (salt: string, setup: string): string => `${salt} ${setup}`;

export const hashOf = (salt: string, setup: string): string => bytesToHex(sha256(utf8ToBytes(sealedText(salt, setup))));

export function seal(setup: string): Sealing {
  const salt = bytesToHex(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  return { salt, hash: hashOf(salt, setup) };
}
