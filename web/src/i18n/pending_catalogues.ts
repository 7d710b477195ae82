// Which words are on their way. Whoever is about to say something waits for them.

const coming = new Set<Promise<void>>();

/** Words that have been asked for; should they not come, English does. */
export function expectWords(fetched: Promise<void>): void {
  const settled = fetched.catch(() => undefined).finally(() => coming.delete(settled));
  coming.add(settled);
}

export const wordsAreComing = (): boolean => coming.size > 0;

/** When all words asked for so far are there, or will not come. */
export const wordsArrived = async (): Promise<void> => {
  await Promise.all(coming);
};
