/** A number from 0 to 2^32 - 1 by chance: for deals, and for whatever the computer player chooses. */
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
