// The rules of Ants: Red vs. Black as the content of a dialog.

import { html, type TemplateResult } from 'lit';
import { sources } from 'translations:red_vs_black/rules';
import { RuleTexts } from '../../i18n/rule_texts';
import { ruleBook, ruling, showSection } from '../../ui/rule_book';
import type { RulesPage } from '../../contract/game_page';
import type { PageContext } from '../../contract/page_context';
import { t as ofCard } from './card_words';
import { isClear } from './options';
import { enRules, type RuleBlock, type RuleText } from './rules_en';
import { RULE_SECTIONS, type RuleSection } from './sections';

const book = new RuleTexts<RuleSection, RuleText>(enRules, sources);

const block = (content: RuleBlock): TemplateResult =>
  'ruling' in content ? ruling(content.ruling) : html`<p>${content.text}</p>`;

/** `variant`: the options that the game is played with. */
function content(_page: PageContext, variant: string): TemplateResult {
  const clear = isClear(variant);
  return ruleBook(
    {},
    RULE_SECTIONS.map((id) => ({
      id,
      title: book.sections[id].title,
      content: Object.values(book.sections[id].blocks)
        .filter((each) => each.clear === undefined || each.clear === clear)
        .map(block),
    })),
    ofCard('credits'),
  );
}

export const rulesPage: RulesPage = { content, show: showSection };
