// A box that searches the rules: it leaves the sections in which all of its words occur, and marks the words where the browser can.

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { t } from '../i18n/later_en';
import { PageElement } from './element';
import { hasWords, placesOf, wordsOf } from './rule_words';
import './rule_search.css';

/** The name by which rule_search.css paints what was found. */
const HIGHLIGHT = 'rule-words';

@customElement('anthill-rule-search')
export class RuleSearch extends PageElement {
  /** The sections to search, beside this element; they are searched again when this changes. */
  @property({ attribute: false }) sections: unknown = null;
  @state() private query = '';
  @state() private found: number | null = null;

  protected override render(): TemplateResult {
    const { found } = this;
    return html`<label class="rule-search">
        <span class="visually-hidden">${t('rules.search')}</span>
        <input
          type="search"
          autocomplete="off"
          spellcheck="false"
          enterkeyhint="search"
          placeholder=${t('rules.search')}
          .value=${this.query}
          @input=${(event: Event) => (this.query = (event.target as HTMLInputElement).value)}
        />
      </label>
      <p class="rule-found note" role="status">
        ${found === null ? nothing : found === 0 ? t('rules.found.none') : t('rules.found', { n: found })}
      </p>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('sections') && !changed.has('query' as keyof RuleSearch)) return;
    // The sections are put on the page in the same pass, after this element.
    void Promise.resolve().then(() => this.search());
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    mark([]);
  }

  /** Shows all sections again. */
  clear(): void {
    this.query = '';
    this.search();
  }

  private search(): void {
    const book = this.closest('.rules');
    if (!book) return;
    const words = wordsOf(this.query);
    const sections = [...book.querySelectorAll<HTMLElement>('.rule-text > section')];
    const fitting = sections.filter((section) => hasWords(section.textContent, words));
    for (const [at, section] of sections.entries()) {
      section.hidden = !fitting.includes(section);
      book
        .querySelector<HTMLElement>(`.rules-side nav li:nth-child(${at + 1})`)
        ?.toggleAttribute('hidden', section.hidden);
    }
    this.found = words.length > 0 ? fitting.length : null;
    mark(words.length > 0 ? fitting.flatMap((section) => rangesIn(section, words)) : []);
  }
}

function mark(ranges: readonly Range[]): void {
  if (typeof Highlight === 'undefined') return;
  if (ranges.length > 0) CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
  else CSS.highlights.delete(HIGHLIGHT);
}

function rangesIn(element: HTMLElement, words: readonly string[]): Range[] {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const [from, to] of placesOf(node.nodeValue ?? '', words)) {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      ranges.push(range);
    }
  }
  return ranges;
}
