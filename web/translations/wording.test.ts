// The English texts keep to the style guide: one word for one thing, no words that players do not know, short sentences, short buttons.

import { describe, expect, test } from 'vitest';
import { BUTTONS } from './buttons';
import { englishMessages, formsOf } from './english.ts';
import { fileOf, translated } from './plugin';
import { entriesOf } from './po.ts';

const messages = englishMessages().flatMap(({ context, text }) =>
  formsOf(text).map((form) => ({ context, text: form })),
);

interface Ban {
  readonly words: RegExp;
  readonly better: string;
  /** The texts that may say it, by their contexts. */
  readonly except?: RegExp;
}

const BANS: readonly Ban[] = [
  { words: /\bset-ups?\b/i, better: 'setup' },
  { words: /\bwhoever\b/i, better: 'a player who …, anyone who …' },
  { words: /(?<!(reload|close) )\bthe page\b/i, better: 'Anthill; “page” only to reload or close it' },
  { words: /\bnewer Anthill\b/i, better: 'new version of Anthill' },
  { words: /\banew\b|\bby lot\b|\bnought\b/i, better: 'again, random, zero' },
  { words: /\bby chance\b/i, better: 'random' },
  { words: /\bdials?\b/i, better: 'the +½ that the screen shows' },
  { words: /\btak(e|es|en|ing) (it )?back\b/i, better: 'undo, cancel', except: /^i18n\/game\.undoLimit$/ },
  { words: /\blibrary\b/i, better: 'saved games' },
  { words: /\bstart screen\b/i, better: 'home' },
  { words: /\bhow to play\b/i, better: 'rules' },
  { words: /\bunder way\b/i, better: 'in progress' },
  { words: /\bmoving picture/i, better: 'animated GIF' },
  { words: /\b(did|does|do) not (arrive|answer)\b/i, better: 'didn’t load, isn’t responding' },
  { words: /\bcomputer player\b/i, better: 'computer' },
  { words: /\bto and fro\b/i, better: 'back and forth' },
  { words: /\bnot now\b/i, better: 'Cancel, Keep …' },
  { words: /\bterritor(y|ies)\b/i, better: 'half' },
  { words: /\bsweep/i, better: 'drag across' },
  { words: /\bseats?\b/i, better: 'side, player' },
  { words: /\bgrades?\b/i, better: 'rating, level' },
  { words: /\bfor certain\b/i, better: 'proven' },
  { words: /\bin a branch\b/i, better: 'variation' },
  { words: /\btaken? in\b|\bset aside\b|\bon its way\b/i, better: 'import, keep, download started' },
  { words: /\bstands? still\b/i, better: 'paused' },
  {
    words: /\b(can ?not|does not|do not|is not|will not|would not)\b/i,
    better: 'a contraction',
    // The new rule of a lesson, and what is in doubt, in full.
    except:
      /^(ant_war\/(refusal\.card-not-undealt|reasons\/reason\.stops)|red_vs_black\/reasons\/|deploy\/seal\.broken$)/,
  },
  { words: /\b(colors?|neighbors?|license|analyz\w+|gray|toward)\b/i, better: 'British spelling' },
  { words: /["']|\.\.\.| …/, better: 'curly quotes; … with no space before it' },
  {
    words: /^(Of|Whoever) |^(Where|What) .*[^?]$/,
    better: 'If …, A player who …',
    except: /^(review\/review\.luck\.landing|\w+\/lessons\/\w+\.title|red_vs_black\/rules\/score\.(title|seen))$/,
  },
];

describe('words of the style guide', () => {
  test.each(BANS)('$words: $better', ({ words, except }) => {
    expect(messages.filter(({ context, text }) => words.test(text) && except?.test(context) !== true)).toEqual([]);
  });
});

/** Texts that list signs or places: a sentence of it is no longer than the list. */
const LISTS = [
  'army_ants/rules/setups.positions',
  'red_vs_black/rules/score.diagram',
  'red_vs_black/rules/notation.dice',
];
const inRules = (context: string): boolean => context.includes('/rules/');
const sentences = (text: string): string[] => text.split(/(?<=[.?!]["”)]?)\s+/);
/** A placeholder is a word. */
const wordsIn = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}{]/u.test(word)).length;

test.each([
  ['outside the rules', false, 20],
  ['in the rules', true, 25],
] as const)('%s a sentence is short', (_where, rules, most) => {
  const long = messages
    .filter(({ context }) => inRules(context) === rules && !LISTS.includes(context))
    .flatMap(({ context, text }) => sentences(text).map((sentence) => ({ context, sentence })))
    .filter(({ sentence }) => wordsIn(sentence) > most);
  expect(long).toEqual([]);
});

describe('a button is short', () => {
  const LONGEST = { english: 24, translated: 32 };
  /** Japanese letters are twice as wide. */
  const widthOf = (text: string): number =>
    Array.from(text).reduce((sum, letter) => sum + (/[\u3000-\u9fff\uff00-\uffef]/.test(letter) ? 2 : 1), 0);

  test('in English', () => {
    const said = new Map(messages.map(({ context, text }) => [context, text]));
    expect(BUTTONS.filter((context) => !said.has(context))).toEqual([]);
    expect(BUTTONS.map((context) => said.get(context) ?? '').filter((text) => widthOf(text) > LONGEST.english)).toEqual(
      [],
    );
  });

  test.each(translated())('in %s', (language) => {
    const entries = entriesOf(fileOf(language));
    const texts = BUTTONS.flatMap((context) => entries.get(context)?.msgstr ?? []);
    expect(texts.filter((text) => widthOf(text) > LONGEST.translated)).toEqual([]);
  });
});
