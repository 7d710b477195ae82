// The rules of Ants: Red vs. Black as the content of a dialog.

import { html, nothing, type TemplateResult } from 'lit';
import { ruleBook, ruling, showSection } from '../../ui/rule_book';
import type { RulesPage } from '../game';
import { enCredits, enRules, type RuleBlock } from './rules_en';
import { RULE_SECTIONS } from './sections';

const block = (content: RuleBlock): TemplateResult =>
  'ruling' in content ? ruling(content.ruling) : html`<p>${content.text}</p>`;

const content = (): TemplateResult =>
  ruleBook(
    nothing,
    RULE_SECTIONS.map((id) => ({ id, title: enRules[id].title, content: enRules[id].blocks.map(block) })),
    enCredits,
  );

export const rulesPage: RulesPage = { content, show: showSection };
