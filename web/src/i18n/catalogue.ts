// The types of texts in a catalogue and in rules.

export type Entry = string | Readonly<Record<string, string>>;
export type Catalogue = Readonly<Record<string, Entry>>;

type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;
type Forms<Words> = Words extends string
  ? Words
  : Words extends Readonly<Record<string, string>>
    ? Words[keyof Words]
    : never;
export type Args<Words> = [Placeholders<Forms<Words>>] extends [never]
  ? []
  : [Readonly<Record<Placeholders<Forms<Words>>, string | number>>];

/** Fetches the texts of a catalogue, by language. */
export type Sources = Readonly<Record<string, () => Promise<{ readonly words: Catalogue }>>>;

export interface BlockTexts {
  readonly text?: string;
  readonly ruling?: string;
  readonly caption?: string;
}
const textOfBlock = ({ text, ruling, caption }: BlockTexts): string => caption ?? ruling ?? text ?? '';

/**
 * The translatable texts of a section of the rules: the title, or one for each variant, and the texts, rulings and captions of the
 * blocks. In a catalogue they are called `section.title`, `section.title.variant` and `section.block`.
 */
export interface SectionTexts {
  readonly title: string | Readonly<Record<string, { readonly text: string }>>;
  readonly blocks: Readonly<Record<string, BlockTexts>>;
}
export const RULES_TITLE = 'title';

type Named = [key: string, text: string];

/** The texts of rules as a catalogue. */
export const rulesCatalogue = (sections: Readonly<Record<string, SectionTexts>>): Catalogue =>
  Object.fromEntries(
    Object.entries(sections).flatMap(([name, { title, blocks }]): Named[] => [
      ...(typeof title === 'string'
        ? [[`${name}.${RULES_TITLE}`, title] satisfies Named]
        : Object.entries(title).map(([variant, { text }]): Named => [`${name}.${RULES_TITLE}.${variant}`, text])),
      ...Object.entries(blocks).map(([id, block]): Named => [`${name}.${id}`, textOfBlock(block)]),
    ]),
  );
