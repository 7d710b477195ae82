/** A number from 0 to 2^32 - 1 by chance: for whatever the computer player chooses, and for names. */
export const randomUint32 = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** 64 random bits, the high half first: too many to find another player's deal by trying. */
export type RandomBits = readonly [high: number, low: number];
export function randomBits(): RandomBits {
  const [low = 0, high = 0] = crypto.getRandomValues(new Uint32Array(2));
  return [high, low];
}

/** The seed of a deal that hides something. It is kept nowhere. */
export function dealSeed(): string {
  const [high, low] = randomBits();
  return ((BigInt(high) << 32n) | BigInt(low)).toString();
}

/** A number from 0 to bound - 1, each as likely as the others. */
export function randomBelow(bound: number): number {
  const all = 2 ** 32;
  for (;;) {
    const number = randomUint32();
    if (number < all - (all % bound)) return number % bound;
  }
}
