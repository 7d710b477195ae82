// The rules of the game as the content of a dialog, opened at a section. Loaded when first asked for.

import { html, nothing, type TemplateResult } from 'lit';
import { moreArtSprite } from '../art/more_art';
import { editionNamed, holds, type EditionFacts, type Variants } from '../board/variants';
import { enCredits, enRules, type Conditional, type RuleBlock } from '../words/en_rules';
import { RULE_SECTIONS, type RuleSection } from '../words/refusals';
import { t } from '../words/words';
import { diagram } from './diagrams';
import { segmented } from './segmented';

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
  if ('ruling' in content) return html`<p class="ruling"><strong>${t('rules.ruling')}</strong> ${content.ruling}</p>`;
  return html`<p>${content.text}</p>`;
}

const sectionId = (section: RuleSection): string => `rule-${section}`;

export function showSection(section: RuleSection): void {
  const element = document.getElementById(sectionId(section));
  element?.scrollIntoView({ block: 'start' });
  element?.querySelector('h3')?.focus({ preventScroll: true });
}

const editionTitle = (facts: EditionFacts): string => t(`edition.${facts.name as '2020'}`);

/** The rules by one edition, and the way to the others. */
export function rulesContent(
  variants: Variants,
  edition: string,
  onEdition: (edition: string) => void,
): TemplateResult {
  const facts = editionNamed(variants, edition);
  const title = (section: RuleSection): string => wording(enRules[section].title, facts);
  return html`<div class="rules">
    ${moreArtSprite()}
    ${segmented(
      'rules-edition',
      t('rules.edition'),
      variants.editions.map((each) => ({ value: each.name, text: editionTitle(each) })),
      facts.name,
      onEdition,
    )}
    <nav aria-label=${t('rules.contents')}>
      <ol>
        ${RULE_SECTIONS.map(
          (section) =>
            html`<li>
              <button type="button" class="quiet" @click=${() => showSection(section)}>${title(section)}</button>
            </li>`,
        )}
      </ol>
    </nav>
    <div class="rule-text">
      ${RULE_SECTIONS.map(
        (section) =>
          html`<section id=${sectionId(section)}>
            <h3 tabindex="-1">${title(section)}</h3>
            ${enRules[section].blocks.map((content) => block(content, facts))}
          </section>`,
      )}
      <p class="note">${enCredits}</p>
    </div>
  </div>`;
}
