// A language's file, locales/LANGUAGE.po: read into messages, merged with the English ones, written.

import { po, type GetTextTranslation, type GetTextTranslationRecord, type GetTextTranslations } from 'gettext-parser';
import { formsOf, type Message } from './english.ts';
import { formsBy, formulaFor } from './plural.ts';

/** An empty file stands for a new language. */
export function readPo(content: string): GetTextTranslations {
  return content === '' ? { charset: 'utf-8', headers: {}, translations: {} } : po.parse(content);
}

export const formulaOf = ({ headers }: GetTextTranslations): string => headers['Plural-Forms'] ?? '';

/** Its texts by context, without the head. */
export const entriesOf = ({ translations }: GetTextTranslations): Map<string, GetTextTranslation> =>
  new Map(
    Object.entries(translations).flatMap(([context, byText]) =>
      context === '' ? [] : Object.values(byText).map((entry): [string, GetTextTranslation] => [context, entry]),
    ),
  );

const flagsOf = ({ comments }: GetTextTranslation): string[] => (comments?.flag ?? '').split(/\s*,\s*/).filter(Boolean);

export const isFuzzy = (entry: GetTextTranslation): boolean => flagsOf(entry).includes('fuzzy');
export const isWhole = ({ msgstr }: GetTextTranslation): boolean => msgstr.length > 0 && msgstr.every(Boolean);

const englishOf = ({ msgid, msgid_plural: plural }: GetTextTranslation): readonly string[] =>
  plural === undefined ? [msgid] : [msgid, plural];

/** A PO file's own way to write texts down, for what the English one was. */
const previously = (texts: readonly string[]): string =>
  texts.map((text, index) => `${index === 0 ? 'msgid' : 'msgid_plural'} ${JSON.stringify(text)}`).join('\n');

function merged(message: Message, old: GetTextTranslation | undefined, forms: number): GetTextTranslation {
  const [msgid = '', plural] = formsOf(message.text);
  const texts = formsOf(message.text);
  const count = plural === undefined ? 1 : forms;
  const changed = old !== undefined && englishOf(old).join('\0') !== texts.join('\0');
  const kept = old?.msgstr.some(Boolean) ? old : undefined;
  const fuzzy = kept !== undefined && (changed || isFuzzy(kept));
  const msgstr = Array.from({ length: count }, (_, at) =>
    // A text that has become one with forms, or the other way round, is one to begin with.
    kept
      ? (kept.msgstr[at] ?? (kept.msgstr.length === 1 || changed ? kept.msgstr[kept.msgstr.length - 1] : '') ?? '')
      : '',
  );
  const flags = [
    fuzzy ? 'fuzzy' : '',
    // Placeholders look like Perl's: with this flag every tool compares them.
    /\{\w+\}/.test(texts.join()) ? 'perl-brace-format' : '',
  ].filter(Boolean);
  const previous = fuzzy ? (changed ? previously(englishOf(kept)) : (kept.comments?.previous ?? '')) : '';
  return {
    msgctxt: message.context,
    msgid,
    ...(plural === undefined ? {} : { msgid_plural: plural }),
    msgstr,
    comments: {
      translator: old?.comments?.translator ?? '',
      extracted: message.comment,
      flag: flags.join(', '),
      previous,
    },
  };
}

/**
 * Returns a language's new file: all English texts in their order, with the existing translations. One whose English has
 * changed is marked as fuzzy, and a text that no longer exists is left out, unless the same text goes on under another key.
 */
export function mergePo(language: string, content: string, english: readonly Message[]): string {
  const file = readPo(content);
  const formula = formsBy(formulaOf(file), language) ? formulaOf(file) : formulaFor(language);
  const forms = formsBy(formula, language)?.length ?? 1;
  const old = entriesOf(file);
  const wanted = new Set(english.map(({ context }) => context));
  const left = [...old.values()].filter(({ msgctxt = '' }) => !wanted.has(msgctxt));
  const renamed = new Map(left.map((entry) => [englishOf(entry).join('\0'), entry]));
  const entries = english.map((message) =>
    merged(message, old.get(message.context) ?? renamed.get(formsOf(message.text).join('\0')), forms),
  );
  const headers = {
    ...file.headers,
    'Project-Id-Version': 'Anthill',
    Language: language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': formula,
  };
  return `${po
    .compile({
      charset: 'utf-8',
      headers,
      translations: {
        '': { '': { msgid: '', msgstr: [], ...pickComments(file) } },
        ...Object.fromEntries(
          entries.map((entry): [string, GetTextTranslationRecord[string]] => [
            entry.msgctxt ?? '',
            { [entry.msgid]: entry },
          ]),
        ),
      },
    })
    .toString()
    .trimEnd()}\n`;
}

/** Translators often write their names above the head. */
const pickComments = ({ translations }: GetTextTranslations): Pick<GetTextTranslation, 'comments'> => {
  const comments = translations['']?.['']?.comments;
  return comments ? { comments: { translator: comments.translator ?? '' } } : {};
};

const placeholders = (texts: readonly string[]): string[] => [...new Set(texts.join(' ').match(/\{\w+\}/g))].sort();

// "One move" needs no number.
const NEEDS_NO_NUMBER: readonly (string | undefined)[] = ['zero', 'one', 'two'];

/** The problems of a language, a line each. */
export function problemsOf(language: string, content: string, english: readonly Message[]): string[] {
  const file = readPo(content);
  const forms = formsBy(formulaOf(file), language);
  if (!forms) return [`its Plural-Forms are not those of the language: ${formulaFor(language)}`];
  const entries = entriesOf(file);
  const wanted = new Set(english.map(({ context }) => context));
  const problems = [...entries.keys()]
    .filter((context) => !wanted.has(context))
    .map((context) => `obsolete: ${context}`);
  for (const { context, text } of english) {
    const entry = entries.get(context);
    const texts = formsOf(text);
    if (!entry || !isWhole(entry)) problems.push(`missing: ${context}: ${texts.join(' / ')}`);
    else if (isFuzzy(entry) || englishOf(entry).join('\0') !== texts.join('\0'))
      problems.push(`out of date: ${context}: ${texts.join(' / ')}`);
    else if (typeof text !== 'string' && entry.msgstr.length !== forms.length)
      problems.push(`${entry.msgstr.length} of ${forms.length} plural forms: ${context}`);
    else {
      const needed = placeholders(texts).join();
      entry.msgstr.forEach((translation, at) => {
        const spared = typeof text !== 'string' && NEEDS_NO_NUMBER.includes(forms[at]) && needed.includes('{n}');
        const given = placeholders(spared ? [translation, '{n}'] : [translation]).join();
        if (given !== needed)
          problems.push(`has ${given || 'no placeholders'}, not ${needed || 'none'}: ${context}: ${translation}`);
      });
    }
  }
  return problems;
}
