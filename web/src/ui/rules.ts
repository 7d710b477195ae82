// The rules of the game as the content of a dialog, opened at a section. Loaded when first asked for.

import { html, type TemplateResult } from 'lit';
import { moreArtSprite } from '../art/more_art';
import { enCredits, enRules, type RuleBlock } from '../words/en_rules';
import { RULE_SECTIONS, type RuleSection } from '../words/refusals';
import { t } from '../words/words';
import { diagram } from './diagrams';

function block(content: RuleBlock): TemplateResult {
  if ('diagram' in content) return diagram(content.diagram, content.caption);
  if ('ruling' in content) return html`<p class="ruling"><strong>${t('rules.ruling')}</strong> ${content.ruling}</p>`;
  return html`<p>${content.text}</p>`;
}

const sectionId = (section: RuleSection): string => `rule-${section}`;

export function showSection(section: RuleSection): void {
  const element = document.getElementById(sectionId(section));
  element?.scrollIntoView({ block: 'start' });
  element?.querySelector('h3')?.focus({ preventScroll: true });
}

export const rulesContent = (): TemplateResult =>
  html`<div class="rules">
    ${moreArtSprite()}
    <nav aria-label=${t('rules.contents')}>
      <ol>
        ${RULE_SECTIONS.map(
          (section) =>
            html`<li>
              <button type="button" class="quiet" @click=${() => showSection(section)}>
                ${enRules[section].title}
              </button>
            </li>`,
        )}
      </ol>
    </nav>
    <div class="rule-text">
      ${RULE_SECTIONS.map(
        (section) =>
          html`<section id=${sectionId(section)}>
            <h3 tabindex="-1">${enRules[section].title}</h3>
            ${enRules[section].blocks.map(block)}
          </section>`,
      )}
      <p class="note">${enCredits}</p>
    </div>
  </div>`;
