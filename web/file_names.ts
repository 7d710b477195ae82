// Names of the built files: the name of the source and a hash. Blocking lists match addresses by words, so a harmless part called
// statistics never arrives where such a list is in use: names with one of these words give way to others. The hash is hexadecimal, since
// one of all letters spells such a word now and then.

const INSTEAD: readonly (readonly [RegExp, string])[] = [
  [/^advice/, 'counsel'],
  [/^analys(e|is)/, 'study'],
  [/^share/, 'send'],
  [/^statistics/, 'sums'],
];
const DISLIKED =
  /analy|stat|share|social|track|cookie|consent|popup|banner|sponsor|promo|pixel|beacon|metric|adv|(^|_)ads?(_|$)/;

export function fileName(source: string): string {
  const name = INSTEAD.reduce((text, [word, other]) => text.replace(word, other), source);
  return DISLIKED.test(name) ? 'part' : name;
}

const stem = (file = 'part'): string => fileName(file.replace(/\.\w+$/, ''));

/** For Vite's builds of the page and of its workers. */
export const named = {
  hashCharacters: 'hex' as const,
  chunkFileNames: ({ name }: { name: string }): string => `assets/${fileName(name)}-[hash].js`,
  assetFileNames: ({ names }: { names: readonly string[] }): string => `assets/${stem(names[0])}-[hash][extname]`,
};
