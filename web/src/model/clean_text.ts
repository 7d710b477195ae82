// Names, titles and comments come from people and from files: made harmless here before they are kept or shown. (That they are never
// taken for HTML is lit's doing.)

// Zero-width joiners hold emoji and some scripts together; every other invisible character only hides or turns something.
const INVISIBLE = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;

/** One line without control characters, without marks that turn the direction of reading, and of so many characters at most. */
export function cleanLine(text: string, most: number): string {
  // Cuts early, so that a gigantic text costs no more than a long one.
  const line = text
    .slice(0, most * 20)
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(PILED_MARKS, '$1')
    .trim();
  return Array.from(line).slice(0, most).join('').trim();
}
