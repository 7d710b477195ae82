// The rules of a game in the page's language. Each game tells them in English in its rules_en.ts, where it also says which blocks belong
// to which variant. Blocks have names, and a translation gives each name its text: their order is that of the English ones alone, so no
// translation can say one block's text in another's place.

import { fetchWords } from './translate';
import type { BlockTexts, RulesWords, SectionTexts, Sources } from './catalogue';

function retold<Block extends BlockTexts>(block: Block, text: string | undefined): Block {
  if (text === undefined) return block;
  if ('caption' in block) return { ...block, caption: text };
  return 'ruling' in block ? { ...block, ruling: text } : { ...block, text };
}

const mapped = <Value, Other>(
  record: Readonly<Record<string, Value>>,
  other: (value: Value, key: string) => Other,
): Record<string, Other> => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, other(value, key)]));

/** What has no translation stays English, block by block. */
function translated<Section extends SectionTexts>(section: Section, words: RulesWords['sections'][string]): Section {
  const { title } = section;
  return {
    ...section,
    title:
      typeof title === 'string'
        ? words.title
        : mapped(title, (each, variant) => ({
            ...each,
            text: (words.title as Record<string, string>)[variant] ?? each.text,
          })),
    blocks: mapped(section.blocks, (block, id) => retold(block, words.blocks[id])),
  };
}

/** The rules as they are to be shown: English until a translation has come. */
export class RuleTexts<Name extends string, Section extends SectionTexts> {
  constructor(
    public sections: Readonly<Record<Name, Section>>,
    public credits: string,
    sources: Sources<RulesWords>,
  ) {
    fetchWords<RulesWords>(
      sources,
      (words) => this.take(words),
      ({ pseudoRules }) => pseudoRules(sections, credits),
    );
  }

  take({ sections, credits }: RulesWords): void {
    this.credits = credits;
    this.sections = mapped(this.sections, (section: Section, name) => {
      const words = sections[name];
      return words ? translated(section, words) : section;
    }) as Record<Name, Section>;
  }
}
