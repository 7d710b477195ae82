// The rules of the game as the content of a dialog, opened at a section. Loaded when first asked for.

import { html, nothing, type TemplateResult } from 'lit';
import { sources } from 'translations:army_ants/rules';
import { ruleArtSprite } from '../../art/rule_art';
import { t as ofCard } from './card_en';
import { factsOf, holds, type EditionFacts, type Variants } from './variants';
import { enRules, type RuleBlock, type RuleText } from './rules_en';
import { RULE_SECTIONS, type RuleSection } from './refusals';
import type { RulesPage } from '../../contract/game_page';
import { RuleTexts } from '../../i18n/rule_texts';
import { t as later } from '../../i18n/later_en';
import { onBoard } from '../../contract/on_board';
import type { PageContext } from '../../contract/page_context';
import { inShort, ruleBook, ruleList, ruling, showSection } from '../../ui/rule_book';
import { segmented } from '../../ui/segmented';
import { diagram } from './diagrams';
import { editionsTable, rowsOf } from './editions_table';
import { lessons } from './lessons';
import { t } from './en';

/** The steps and examples that show a section on the board. */
const SHOWN: Partial<Record<RuleSection, readonly string[]>> = {
  rally: ['rally', 'room'],
  favor: ['favor'],
  march: ['along', 'broadside', 'column', 'locked', 'stopped'],
  'move-out': ['out', 'invade'],
  swap: ['swap', 'trade'],
  attack: ['attack', 'equal', 'take', 'far', 'same'],
  queen: ['queen', 'opened'],
  aggression: ['shuffle'],
};

const book = new RuleTexts<RuleSection, RuleText>(enRules, sources);

/** Returns the wording of this edition. */
const wording = (title: RuleText['title'], facts: EditionFacts): string =>
  typeof title === 'string' ? title : (Object.values(title).find(({ when }) => holds(when, facts))?.text ?? '');

function block(content: RuleBlock, facts: EditionFacts): TemplateResult {
  if ('diagram' in content) return diagram(content.diagram, content.caption);
  if (content.when && !content.same && 'text' in content) {
    return html`<p class="differs">
      <strong>${t('rules.differs', { edition: editionTitle(facts) })}</strong> ${content.text}
    </p>`;
  }
  if ('ruling' in content) return ruling(content.ruling);
  return content.short ? inShort(t('rules.short'), content.text) : html`<p>${content.text}</p>`;
}

/** The blocks of a section that hold in this edition, in their order; items that follow one another are one list. */
function blocksOf({ blocks }: RuleText, facts: EditionFacts): TemplateResult[] {
  const shown = Object.values(blocks).filter(({ cell, when }) => !cell && (!when || holds(when, facts)));
  return shown.flatMap((each, at) => {
    if (!each.item) return [block(each, facts)];
    if (shown[at - 1]?.item) return [];
    const end = shown.findIndex(({ item }, next) => next > at && !item);
    return [ruleList(shown.slice(at, end < 0 ? shown.length : end).map((one) => ('text' in one ? one.text : '')))];
  });
}

const editionTitle = (facts: EditionFacts): string => t(`start.edition.${facts.name as '2020'}`);

/** The rules by one edition, with its options, and the way to the others. */
function content(page: PageContext, variant: string, onEdition: (edition: string) => void): TemplateResult {
  const variants = page.variants('army-ants') as Variants | null;
  if (!variants) return html`${later('rules.loading')}`;
  const facts = factsOf(variants, variant);
  const head = html`${segmented(
    'rules-edition',
    t('rules.edition'),
    variants.editions.map((each) => ({ value: each.name, text: editionTitle(each) })),
    facts.name,
    onEdition,
  )}`;
  const sections = RULE_SECTIONS.map((id) => ({
    id,
    title: wording(book.sections[id].title, facts),
    content: [
      ...blocksOf(book.sections[id], facts),
      id === 'editions'
        ? editionsTable(rowsOf(book.sections[id], variants.editions), variants.editions, facts.name, editionTitle)
        : nothing,
      onBoard('army-ants', lessons, SHOWN[id]),
    ],
  }));
  return ruleBook({ head, art: ruleArtSprite() }, sections, ofCard('credits'));
}

export const rulesPage: RulesPage = { content, show: showSection };
