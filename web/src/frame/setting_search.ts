// Which settings somebody means who types a word or two. Accents, case and the signs of Arabic vowels do not count.

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Each word that is sought begins or continues a word of the text. */
export function isMeant(sought: string, text: string): boolean {
  const where = plain(text);
  return plain(sought)
    .split(/\s+/)
    .every((word) => where.includes(word));
}
