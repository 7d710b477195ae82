// The rules of a game as the content of a dialog: contents, sections, credits. Each game brings its own sections.

import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../i18n/later_en';
import { inTurn } from '../i18n/translate';
import type { RuleSearch } from './rule_search';
import './rule_search';
import './rule_book.css';

interface RuleSectionContent {
  id: string;
  title: string;
  content: unknown;
}

const elementId = (section: string): string => `rule-${section}`;

/** Sections are numbered from 1: refusals name the number. */
const numbered = (at: number, title: string): TemplateResult =>
  html`<span class="rule-number">${at + 1}.</span> ${title}`;

export function showSection(section: string): void {
  const element = document.getElementById(elementId(section));
  if (element?.hidden) element.closest('.rules')?.querySelector<RuleSearch>('anthill-rule-search')?.clear();
  element?.scrollIntoView({ block: 'start' });
  element?.querySelector('h3')?.focus({ preventScroll: true });
}

/** `head` stands above the contents; `art` is what the diagrams take their drawings from. */
export const ruleBook = (
  { head, art }: { head?: TemplateResult; art?: unknown },
  sections: readonly RuleSectionContent[],
  credits: string,
): TemplateResult =>
  html`${art}
    <div class="rules">
      ${head ? html`<div class="rules-head">${head}</div>` : nothing}
      <div class="rules-side">
        <anthill-rule-search .sections=${sections}></anthill-rule-search>
        <nav aria-label=${t('rules.contents')}>
          <ol>
            ${sections.map(
              ({ id, title }, at) =>
                html`<li data-section=${id}>
                  <button type="button" class="quiet" @click=${() => showSection(id)}>${numbered(at, title)}</button>
                </li>`,
            )}
          </ol>
        </nav>
      </div>
      <div class="rule-text">
        ${sections.map(
          ({ id, title, content }, at) =>
            html`<section id=${elementId(id)}>
              <h3 tabindex="-1">${numbered(at, title)}</h3>
              ${content}
            </section>`,
        )}
        <p class="note">${inTurn(credits, t('about.rules'))}</p>
      </div>
    </div>`;

/** Lines in a box: what a player looks up. */
export const ruleList = (lines: readonly string[]): TemplateResult =>
  html`<ul class="rule-list">
    ${lines.map((line) => html`<li>${line}</li>`)}
  </ul>`;

/** A section in one sentence. */
export const inShort = (label: string, text: string): TemplateResult =>
  html`<p class="in-short"><strong>${label}</strong> <span>${text}</span></p>`;

/** The steps of a turn, in their order. */
const ruleSteps = (lines: readonly string[]): TemplateResult =>
  html`<ol class="rule-steps">
    ${lines.map((line) => html`<li>${line}</li>`)}
  </ol>`;

/** Sections that are lists: the game in short, what is done in a turn, and the terms. */
const LISTS: Readonly<Record<string, typeof ruleList>> = { short: ruleList, steps: ruleSteps, glossary: ruleList };

/** The blocks of a section, as a list where it is one. */
export function ruleSection<Block extends object>(
  id: string,
  blocks: readonly Block[],
  draw: (block: Block) => TemplateResult,
): readonly TemplateResult[] {
  const list = LISTS[id];
  return list
    ? [list(blocks.map((block) => ('text' in block && typeof block.text === 'string' ? block.text : '')))]
    : blocks.map(draw);
}

export const ruling = (text: string): TemplateResult =>
  html`<p class="ruling"><strong>${t('rules.ruling')}</strong> <span>${text}</span></p>`;
