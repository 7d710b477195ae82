// The catalogues that are loading. Code that is about to show a text waits for them.

const coming = new Set<Promise<void>>();

// The longest wait: words that arrive later are used from then on.
const LONGEST_WAIT_MILLISECONDS = 3000;

/** Words that have been asked for; should they not come, English does. */
export function trackPending(fetched: Promise<void>): void {
  let patience: ReturnType<typeof setTimeout>;
  const deadline = new Promise<void>((resolve) => (patience = setTimeout(resolve, LONGEST_WAIT_MILLISECONDS)));
  const settled = Promise.race([fetched.catch(() => undefined), deadline]).finally(() => {
    clearTimeout(patience);
    coming.delete(settled);
  });
  coming.add(settled);
}

export const wordsAreComing = (): boolean => coming.size > 0;

/** When all words asked for so far are there, or will not come. */
export const wordsArrived = async (): Promise<void> => {
  await Promise.all(coming);
};

/** A part of the page, when its words are there as well: what it says is then said in the page's language from the first sentence on. */
export async function withWords<Part>(fetched: Promise<Part>): Promise<Part> {
  const part = await fetched;
  await wordsArrived();
  return part;
}
