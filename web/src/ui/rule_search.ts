// A box that searches the rules: it leaves the sections in which all of its words occur, and marks the words where the browser can.

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { t } from '../i18n/later_en';
import { PageElement } from './element';
import './rule_search.css';

/** Marks that stand on letters: accents, Arabic vowels. */
const MARKS = /\p{Mn}/gu;

/** The text as it is compared; `places[n]` is where its n-th sign begins in the text itself. */
function folded(text: string): { text: string; places: readonly number[] } {
  const signs: string[] = [];
  const places: number[] = [];
  let at = 0;
  for (const sign of text) {
    for (const plain of sign.normalize('NFKD').replace(MARKS, '').toLowerCase()) {
      signs.push(plain);
      for (let unit = 0; unit < plain.length; unit++) places.push(at);
    }
    at += sign.length;
  }
  return { text: signs.join(''), places: [...places, text.length] };
}

export const wordsOf = (query: string): readonly string[] => folded(query).text.split(/\s+/u).filter(Boolean);

/** All of the words occur in the text. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const plain = folded(text).text;
  return words.every((word) => plain.includes(word));
}

/** The places of the words in the text, from and to. */
export function placesOf(text: string, words: readonly string[]): readonly (readonly [number, number])[] {
  const { text: plain, places } = folded(text);
  return words.flatMap((word) => {
    const found: [number, number][] = [];
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length))
      found.push([places[at] ?? 0, places[at + word.length] ?? text.length]);
    return found;
  });
}

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
    return html`<input
        class="rule-search"
        type="search"
        autocomplete="off"
        spellcheck="false"
        enterkeyhint="search"
        aria-label=${t('rules.search')}
        placeholder=${t('rules.search')}
        .value=${this.query}
        @input=${(event: Event) => (this.query = (event.target as HTMLInputElement).value)}
      />
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
