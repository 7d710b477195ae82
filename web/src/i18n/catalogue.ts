// What the texts of a catalogue and of rules are made of, and what a translation of them has to have.

import type { Language } from '../model/language';

export type Entry = string | Readonly<Record<string, string>>;
export type Catalogue = Readonly<Record<string, Entry>>;

type Holes<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Holes<Rest> : never;
type Forms<Words> = Words extends string
  ? Words
  : Words extends Readonly<Record<string, string>>
    ? Words[keyof Words]
    : never;
export type Filling<Words> = [Holes<Forms<Words>>] extends [never]
  ? []
  : [Readonly<Record<Holes<Forms<Words>>, string | number>>];

/** A catalogue in another language. Any text may have plural forms, whether or not the English one has. */
export type Translation<Words extends Catalogue> = {
  readonly [Key in keyof Words]?: string | Readonly<{ [Form in Intl.LDMLPluralRule]?: string } & { other: string }>;
};
/** Where it is fetched from in each language. */
export type Sources<Words> = Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ words: Words }>>>;

export interface BlockTexts {
  readonly text?: string;
  readonly ruling?: string;
  readonly caption?: string;
}
export const textOfBlock = ({ text, ruling, caption }: BlockTexts): string => caption ?? ruling ?? text ?? '';

/** What there is to translate in a section: the title, or one for each variant, and the texts, rulings and captions of the blocks. */
export interface SectionTexts {
  readonly title: string | Readonly<Record<string, { readonly text: string }>>;
  readonly blocks: Readonly<Record<string, BlockTexts>>;
}
type Sections = Readonly<Record<string, SectionTexts>>;

interface SectionTranslation<Section extends SectionTexts> {
  readonly title: Section['title'] extends string ? string : { readonly [Variant in keyof Section['title']]: string };
  readonly blocks: { readonly [Block in keyof Section['blocks']]: string };
}
/** A translation of `typeof enRules`. A text that is missing, or is no block's, does not compile. */
export interface RulesTranslation<English extends Sections> {
  readonly sections: { readonly [Name in keyof English]: SectionTranslation<English[Name]> };
  readonly credits: string;
}
/** Any of them. */
export interface RulesWords {
  readonly sections: Readonly<
    Record<
      string,
      { readonly title: string | Readonly<Record<string, string>>; readonly blocks: Readonly<Record<string, string>> }
    >
  >;
  readonly credits: string;
}
