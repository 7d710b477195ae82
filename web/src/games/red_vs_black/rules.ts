// The rules of Ants: Red vs. Black as the content of a dialog.

import { html, type TemplateResult } from 'lit';
import { sources } from 'translations:red_vs_black/rules';
import { RuleTexts } from '../../i18n/rule_texts';
import { ruleBook, ruleSection, ruling, showSection } from '../../ui/rule_book';
import type { RulesPage } from '../../contract/game_page';
import { onBoard } from '../../contract/on_board';
import type { PageContext } from '../../contract/page_context';
import { t as ofCard } from './card_en';
import { isClear } from './options';
import { lessons } from './lessons';
import { enRules, type DiagramName, type RuleBlock, type RuleText } from './rules_en';
import { drawTable, type TableDiagram } from './table_diagram';
import { RULE_SECTIONS, type RuleSection } from './refusals';

const book = new RuleTexts<RuleSection, RuleText>(enRules, sources);

const RED_THROWS = { seat: 'red', turn: -8 } as const;

const DIAGRAMS: Readonly<Record<DiagramName, TableDiagram>> = {
  table: {
    columns: 11,
    rows: 12,
    hills: { far: 1, near: 1 },
    dice: [
      { ...RED_THROWS, at: [4, 13.5], number: 10 },
      { ...RED_THROWS, at: [5, 13.4], number: 8, turn: 10 },
      { ...RED_THROWS, at: [6, 13.5], number: 6 },
      { ...RED_THROWS, at: [7, 13.4], number: 4, turn: 12 },
    ],
    flight: [
      [5.5, 12.4],
      [5.5, 5],
    ],
  },
  score: {
    columns: 7,
    rows: 2,
    hills: { far: 1 },
    dice: [
      { ...RED_THROWS, at: [0.5, 1.5], number: 7, ring: 'wound' },
      { ...RED_THROWS, at: [2.5, 2.4], number: 4, turn: 20 },
      { ...RED_THROWS, at: [5.6, 0.5], number: 2, ring: 'return' },
    ],
  },
  half: {
    columns: 5,
    rows: 1,
    dice: [{ ...RED_THROWS, at: [1.84, 0.5], number: 3, ring: 'wound', turn: 30 }],
  },
  swap: {
    columns: 7,
    rows: 2,
    hills: { far: 1 },
    dice: [
      { ...RED_THROWS, at: [0.5, 1.5], number: 7 },
      { ...RED_THROWS, at: [2.5, 2.4], number: 4, turn: 20, ring: 'wound' },
      { ...RED_THROWS, at: [5.6, 0.5], number: 2, ring: 'return' },
    ],
  },
};

const block = (content: RuleBlock): TemplateResult =>
  'diagram' in content
    ? drawTable(DIAGRAMS[content.diagram], content.caption)
    : 'ruling' in content
      ? ruling(content.ruling)
      : html`<p>${content.text}</p>`;

/** The steps that show a section on the board. */
const SHOWN: Partial<Record<RuleSection, readonly string[]>> = {
  turn: ['commit', 'turn'],
  throw: ['soft', 'hard'],
  score: ['hill'],
  tactics: ['adjust', 'swap', 'heal'],
};

/** `variant`: the options that the game is played with. */
function content(_page: PageContext, variant: string): TemplateResult {
  const clear = isClear(variant);
  return ruleBook(
    {},
    RULE_SECTIONS.map((id) => ({
      id,
      title: book.sections[id].title,
      content: [
        ...ruleSection(
          id,
          Object.values(book.sections[id].blocks).filter((each) => (each.clear ?? clear) === clear),
          block,
        ),
        onBoard('red-vs-black', lessons, SHOWN[id]),
      ],
    })),
    ofCard('credits'),
  );
}

export const rulesPage: RulesPage = { content, show: showSection };
