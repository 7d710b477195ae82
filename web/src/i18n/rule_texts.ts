// The rules of a game in the page's language. Each game tells them in English in its rules_en.ts, where it also says which blocks belong
// to which variant. Blocks have names, and a translation gives each name its text: their order is that of the English ones alone, so no
// translation can say one block's text in another's place.

import { fetchWords } from './translate';
import {
  RULES_TITLE,
  rulesCatalogue,
  type BlockTexts,
  type Catalogue,
  type SectionTexts,
  type Sources,
} from './catalogue';

function retold<Block extends BlockTexts>(block: Block, text: string | undefined): Block {
  if (text === undefined) return block;
  if ('caption' in block) return { ...block, caption: text };
  return 'ruling' in block ? { ...block, ruling: text } : { ...block, text };
}

const mapped = <Value, Other>(
  record: Readonly<Record<string, Value>>,
  other: (value: Value, key: string) => Other,
): Record<string, Other> => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, other(value, key)]));

/** The rules as they are to be shown: English until a translation has come, and what it lacks stays English, text by text. */
export class RuleTexts<Name extends string, Section extends SectionTexts> {
  sections: Readonly<Record<Name, Section>>;

  constructor(
    private readonly english: Readonly<Record<Name, Section>>,
    sources: Sources,
  ) {
    this.sections = english;
    fetchWords(
      sources,
      (words) => this.take(words),
      ({ pseudoCatalogue }) => pseudoCatalogue(rulesCatalogue(english)),
    );
  }

  take(words: Catalogue): void {
    const said = (key: string): string | undefined => {
      const text = words[key];
      return typeof text === 'string' ? text : undefined;
    };
    this.sections = mapped(this.english, (section: Section, name) => {
      const key = `${name}.${RULES_TITLE}`;
      const { title, blocks } = section;
      return {
        ...section,
        title:
          typeof title === 'string'
            ? (said(key) ?? title)
            : mapped(title, (each, variant) => ({ ...each, text: said(`${key}.${variant}`) ?? each.text })),
        blocks: mapped(blocks, (block, id) => retold(block, said(`${name}.${id}`))),
      };
    }) as Record<Name, Section>;
  }
}
