// The rules of the game as the content of a dialog, opened at a section. Loaded when first asked for.

import { html, nothing, type TemplateResult } from 'lit';
import { moreArtSprite } from '../../art/more_art';
import { editionNamed, holds, type EditionFacts, type Variants } from './variants';
import { enCredits, enRules, type Conditional, type RuleBlock } from './rules_en';
import { RULE_SECTIONS } from './refusals';
import type { RulesPage } from '../../contract/game_page';
import { RuleTexts } from '../../i18n/rule_texts';
import { t as shared } from '../../i18n/translate';
import type { PageContext } from '../../ui/element';
import { ruleBook, ruling, showSection } from '../../ui/rule_book';
import { segmented } from '../../ui/segmented';
import { diagram } from './diagrams';
import { t } from './words';

const book = new RuleTexts(enRules, enCredits, {
  de: () => import('./languages/rules_de'),
  fr: () => import('./languages/rules_fr'),
  es: () => import('./languages/rules_es'),
  pl: () => import('./languages/rules_pl'),
  ja: () => import('./languages/rules_ja'),
  ar: () => import('./languages/rules_ar'),
});

/** Of several wordings the one that this edition goes by. */
const wording = (texts: string | readonly Conditional[], facts: EditionFacts): string =>
  typeof texts === 'string' ? texts : (texts.find(({ when }) => holds(when, facts))?.text ?? '');

function block(content: RuleBlock, facts: EditionFacts): TemplateResult | typeof nothing {
  if (content.when && !holds(content.when, facts)) return nothing;
  if ('diagram' in content) return diagram(content.diagram, content.caption);
  if (content.when && 'text' in content) {
    return html`<p class="differs">
      <strong>${t('rules.differs', { edition: editionTitle(facts) })}</strong> ${content.text}
    </p>`;
  }
  if ('ruling' in content) return ruling(content.ruling);
  return html`<p>${content.text}</p>`;
}

const editionTitle = (facts: EditionFacts): string => t(`edition.${facts.name as '2020'}`);

/** The rules by one edition, and the way to the others. */
function content(page: PageContext, edition: string, onEdition: (edition: string) => void): TemplateResult {
  const variants = page.variants('army-ants') as Variants | null;
  if (!variants) return html`${shared('rules.loading')}`;
  const facts = editionNamed(variants, edition);
  const head = html`${moreArtSprite()}
  ${segmented(
    'rules-edition',
    t('rules.edition'),
    variants.editions.map((each) => ({ value: each.name, text: editionTitle(each) })),
    facts.name,
    onEdition,
  )}`;
  const sections = RULE_SECTIONS.map((id) => ({
    id,
    title: wording(book.sections[id].title, facts),
    content: book.sections[id].blocks.map((each) => block(each, facts)),
  }));
  return ruleBook(head, sections, book.credits);
}

export const rulesPage: RulesPage = { content, show: showSection };
