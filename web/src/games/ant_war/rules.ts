// The rules of Ant War as the content of a dialog.

import { html, nothing, type TemplateResult } from 'lit';
import { sources } from 'translations:ant_war/rules';
import { ruleArtSprite } from '../../art/rule_art';
import { antWarSprite } from './art';
import { drawDiagram, way, type Diagram } from '../../ui/diagram';
import { RuleTexts } from '../../i18n/rule_texts';
import { ruleBook, ruleSection, ruling, showSection } from '../../ui/rule_book';
import type { RulesPage } from '../../contract/game_page';
import { onBoard } from '../../contract/on_board';
import type { PageContext } from '../../contract/page_context';
import { t as ofCard } from './card_en';
import { lessons } from './lessons';
import { RULE_SECTIONS, type RuleSection } from './refusals';
import { enRules, type DiagramName, type RuleBlock, type RuleText } from './rules_en';
import { t } from './en';

const book = new RuleTexts<RuleSection, RuleText>(enRules, sources);

const DIAGRAMS: Readonly<Record<DiagramName, Diagram>> = {
  stack: { rows: ['4h 9s'], arrows: [way([0, 0], [1, 0])] },
  worker: { rows: ['2s 8d 5c', '3s 6h Ac', '7d 4s 9h'], arrows: [way([1, 1], [2, 0]), way([1, 1], [1, 2])] },
  soldier: { rows: ['6h Js'], arrows: [way([1, 0], [0, 0])] },
  queen: {
    rows: ['.. .. 7s', '.. 3h ..', 'Qh .. 5c'],
    arrows: [way([0, 2], [2, 0]), way([0, 2], [2, 2])],
  },
  drone: { rows: ['.. 8s ..', '.. 2c 9s', 'Kd 4h ..'], arrows: [way([0, 2], [1, 0]), way([0, 2], [2, 1])] },
  food: { rows: ['.. 5h 2d', 'Kh ** ..', '.. 9d ..'] },
  contested: { rows: ['.. 5h 2d', 'Kh ** As', '.. 9d ..'] },
};

// Measured: tests/measure/ant_war.md.
const FAIR_ODDS = [
  ['0–4', '0'],
  ['5–9', '1'],
  ['10–19', '1½'],
  ['20–29', '3'],
  ['30–39', '4'],
  ['40+', '5'],
] as const;

const oddsTable = (caption: string): TemplateResult =>
  html`<table class="odds-table">
    <caption>
      ${caption}
    </caption>
    <tbody>
      ${FAIR_ODDS.map(
        ([points, turns]) =>
          html`<tr>
            <th scope="row">${points}</th>
            <td>${turns}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;

function block(content: RuleBlock): TemplateResult {
  if ('table' in content) return oddsTable(content.caption);
  if ('diagram' in content) return drawDiagram(DIAGRAMS[content.diagram], content.caption);
  return 'ruling' in content ? ruling(content.ruling) : html`<p>${content.text}</p>`;
}

/** The steps and examples that show a section on the board. */
const SHOWN: Partial<Record<RuleSection, readonly string[]>> = {
  turn: ['cover', 'bury'],
  odds: ['odds', 'colour', 'three', 'half'],
  ants: ['blocked', 'queen', 'drone'],
  jokers: ['food'],
  passing: ['pass'],
};

/** `variant` names the board and the cards that are played with. */
const content = (_page: PageContext, variant: string): TemplateResult =>
  ruleBook(
    { art: html`${ruleArtSprite()}${antWarSprite()}` },
    RULE_SECTIONS.map((id) => ({
      id,
      title: book.sections[id].title,
      content: [
        id === 'boards' && variant
          ? html`<p class="differs"><strong>${t('rules.played')}</strong> ${variant}</p>`
          : nothing,
        ...ruleSection(id, Object.values(book.sections[id].blocks), block),
        onBoard('ant-war', lessons, SHOWN[id]),
      ],
    })),
    ofCard('credits'),
  );

export const rulesPage: RulesPage = { content, show: showSection };
