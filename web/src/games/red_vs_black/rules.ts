// The rules of Ants: Red vs. Black as the content of a dialog.

import { html, nothing, type TemplateResult } from 'lit';
import { RuleTexts } from '../../i18n/rule_texts';
import { ruleBook, ruling, showSection } from '../../ui/rule_book';
import type { RulesPage } from '../../contract/game_page';
import { enCredits, enRules, type RuleBlock } from './rules_en';
import { RULE_SECTIONS } from './sections';

const book = new RuleTexts(enRules, enCredits, {
  de: () => import('./languages/rules_de'),
  fr: () => import('./languages/rules_fr'),
  es: () => import('./languages/rules_es'),
  pl: () => import('./languages/rules_pl'),
  ja: () => import('./languages/rules_ja'),
  ar: () => import('./languages/rules_ar'),
});

const block = (content: RuleBlock): TemplateResult =>
  'ruling' in content ? ruling(content.ruling) : html`<p>${content.text}</p>`;

const content = (): TemplateResult =>
  ruleBook(
    nothing,
    RULE_SECTIONS.map((id) => ({ id, title: book.sections[id].title, content: book.sections[id].blocks.map(block) })),
    book.credits,
  );

export const rulesPage: RulesPage = { content, show: showSection };
