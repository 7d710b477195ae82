// Finds words in a text, whatever their case and accents.

/** Marks that stand on letters: accents, Arabic vowels. */
const MARKS = /\p{Mn}/gu;

/** The text as it is compared; `places[n]` is where its n-th sign begins in the text itself. */
export function folded(text: string): { text: string; places: readonly number[] } {
  const signs: string[] = [];
  const places: number[] = [];
  let at = 0;
  for (const sign of text) {
    for (const plain of sign.normalize('NFKD').replace(MARKS, '').toLowerCase()) {
      signs.push(plain);
      for (let unit = 0; unit < plain.length; unit++) places.push(at);
    }
    at += sign.length;
  }
  return { text: signs.join(''), places: [...places, text.length] };
}

export const wordsOf = (query: string): readonly string[] => folded(query).text.split(/\s+/u).filter(Boolean);

/** All of the words occur in the text. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const plain = folded(text).text;
  return words.every((word) => plain.includes(word));
}

/** The places of the words in the text, from and to. */
export function placesOf(text: string, words: readonly string[]): readonly (readonly [number, number])[] {
  const { text: plain, places } = folded(text);
  return words.flatMap((word) => {
    const found: [number, number][] = [];
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length))
      found.push([places[at] ?? 0, places[at + word.length] ?? text.length]);
    return found;
  });
}
