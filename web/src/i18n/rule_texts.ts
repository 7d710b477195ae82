// The rules of a game in the page's language. Each game tells them in English in its rules_en.ts, where it also says which blocks belong
// to which variant; a translation is the texts alone, in the same order.

import { fetchWords, type Sources } from './translate';

interface BlockTexts {
  readonly text?: string;
  readonly ruling?: string;
  readonly caption?: string;
}
/** What there is to translate in a section. */
export interface SectionTexts {
  readonly title: string | readonly { readonly text: string }[];
  readonly blocks: readonly BlockTexts[];
}

/** The title, or one for each variant, and the texts, rulings and captions of the blocks. */
export type SectionTranslation = readonly [title: string | readonly string[], ...blocks: string[]];
export interface RulesTranslation<Name extends string> {
  readonly sections: Readonly<Partial<Record<Name, SectionTranslation>>>;
  readonly credits: string;
}

/** Whether a translation has a text for each of a section, and none that is left over. */
export const isWhole = (section: SectionTexts, [title, ...blocks]: SectionTranslation): boolean =>
  blocks.length === section.blocks.length &&
  (typeof section.title === 'string'
    ? typeof title === 'string'
    : typeof title !== 'string' && title.length === section.title.length);

function retold(block: BlockTexts, text: string): BlockTexts {
  if ('caption' in block) return { ...block, caption: text };
  return 'ruling' in block ? { ...block, ruling: text } : { ...block, text };
}

/** A section that has changed since it was translated stays English. */
function translated<Text extends SectionTexts>(section: Text, translation: SectionTranslation | undefined): Text {
  if (!translation || !isWhole(section, translation)) return section;
  const [title, ...blocks] = translation;
  return {
    ...section,
    title:
      typeof section.title === 'string' ? title : section.title.map((each, at) => ({ ...each, text: title[at] ?? '' })),
    blocks: section.blocks.map((block, at) => retold(block, blocks[at] ?? '')),
  };
}

/** The rules as they are to be shown: English until a translation has come. */
export class RuleTexts<Name extends string, Text extends SectionTexts> {
  constructor(
    public sections: Readonly<Record<Name, Text>>,
    public credits: string,
    sources: Sources<RulesTranslation<Name>>,
  ) {
    fetchWords<RulesTranslation<Name>>(
      sources,
      (translation) => this.take(translation),
      ({ pseudoRules }) => pseudoRules<Name>(sections, credits),
    );
  }

  private take({ sections, credits }: RulesTranslation<Name>): void {
    this.credits = credits;
    const english = Object.entries(this.sections) as [Name, Text][];
    this.sections = Object.fromEntries(
      english.map(([name, section]) => [name, translated(section, sections[name])]),
    ) as Record<Name, Text>;
  }
}
