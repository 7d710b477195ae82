// The stylesheets of two games are on the page together once both have been played in one sitting. (Of Army Ants' own styles the others
// take the curtain.)

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = {
  'ant-war': ['ant_war.css'],
  'red-vs-black': ['red_vs_black.css', 'red_vs_black_panels.css'],
};

const textOf = (files: readonly string[]): string =>
  files.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')).join('\n');

/** Every selector of a stylesheet, comma by comma. */
const selectors = (css: string): string[] =>
  [...css.matchAll(/([^{}]+)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((selector) => selector.split(/,\s*(?![^(]*\))/));

/** Classes that a rule begins with: it speaks of them wherever they stand. */
const spokenOf = (css: string): string[] =>
  selectors(css).flatMap((selector) => /^\.([a-z][a-z-]*)/.exec(selector.trim())?.[1] ?? []);

const used = (css: string): Set<string> =>
  new Set(
    selectors(css).flatMap((selector) => [...selector.matchAll(/\.([a-z][a-z-]*)/g)].map(([, name = '']) => name)),
  );

test.each(Object.entries(sheets))('what the styles of %s speak of, those of no other game do', (game, files) => {
  const own = new Set(spokenOf(textOf(files)));
  // What the page itself has styles for is shared on purpose.
  const shared = used(
    textOf(['game.css', 'controls.css', 'panel.css', 'dialogs.css', 'board.css', 'page.css', 'deploy.css']),
  );
  for (const [other, otherFiles] of Object.entries(sheets)) {
    if (other === game) continue;
    const both = [...used(textOf(otherFiles))].filter((name) => own.has(name) && !shared.has(name));
    expect(both, other).toEqual([]);
  }
});
