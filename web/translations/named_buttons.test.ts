// A text that tells the reader which button to press has the words that stand on the button, in every language.

import { expect, test } from 'vitest';
import { englishMessages, formsOf } from './english.ts';
import { fileOf, translated } from './plugin';
import { entriesOf } from './po.ts';

const BUTTONS: Readonly<Record<string, readonly string[]>> = {
  'red_vs_black/tactics.goOn': ['red_vs_black/lessons/hill.task'],
  'red_vs_black/tactics.confirm': ['red_vs_black/lessons/adjust.task', 'red_vs_black/lessons/swap.task'],
};

const english = new Map(englishMessages().map(({ context, text }) => [context, formsOf(text)[0] ?? '']));
/** In French, the spaces within quotes are no-break spaces of two widths. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

test.each(['en', ...translated()])('in %s', (language) => {
  const entries = language === 'en' ? null : entriesOf(fileOf(language));
  const said = (context: string): string =>
    plain((entries ? entries.get(context)?.msgstr[0] : english.get(context)) ?? '');
  for (const [button, texts] of Object.entries(BUTTONS)) {
    expect(said(button), button).not.toBe('');
    for (const text of texts) expect(said(text), text).toContain(said(button));
  }
});
