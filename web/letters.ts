// Cuts the typeface of headings to what most pages show, so that nobody waits for letters of other languages: their file comes where one
// of them stands in a heading. Written into the folder that `@letters` means in style sheets (styles/theme.css).

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import subsetFont from 'subset-font';

/** First and last character of each range; the same ones stand as unicode-range in styles/theme.css. */
const FILES: Record<string, [number, number][]> = {
  basic: [
    [0x20, 0x7e],
    [0xb7, 0xb7],
    [0xd7, 0xd7],
    [0x2013, 0x2026],
  ],
  western: [
    [0xa1, 0xb6],
    [0xb8, 0xd6],
    [0xd8, 0xff],
    [0x152, 0x153],
  ],
};

/** Makes the files anew: a tenth of a second. */
export async function cutLetters(folder: string): Promise<void> {
  const whole = readFileSync(
    createRequire(import.meta.url).resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff2'),
  );
  for (const [name, ranges] of Object.entries(FILES)) {
    const letters = ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at));
    const file = `${folder}/fraunces-${name}.woff2`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await subsetFont(whole, String.fromCodePoint(...letters), { targetFormat: 'woff2' }));
  }
}
