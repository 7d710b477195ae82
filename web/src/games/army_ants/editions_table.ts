// The editions side by side. A row says of each edition what the board module knows of it.

import { html, type TemplateResult } from 'lit';
import type { RuleText } from './rules_en';
import { holds, type EditionFacts } from './variants';

interface EditionsRow {
  head: string;
  /** In the order of the editions. */
  values: string[];
}

export function rowsOf({ blocks }: Pick<RuleText, 'blocks'>, editions: readonly EditionFacts[]): EditionsRow[] {
  const rows: EditionsRow[] = [];
  for (const block of Object.values(blocks)) {
    if (!('text' in block)) continue;
    const { cell, text, when } = block;
    if (cell === 'head') rows.push({ head: text, values: editions.map(() => '') });
    const row = rows.at(-1);
    if (cell !== 'value' || !row || !when) continue;
    editions.forEach((edition, at) => {
      if (holds(when, edition)) row.values[at] = text;
    });
  }
  return rows;
}

/** `current`: the edition whose rules are shown. */
export const editionsTable = (
  rows: readonly EditionsRow[],
  editions: readonly EditionFacts[],
  current: string,
  titleOf: (edition: EditionFacts) => string,
): TemplateResult => html`
  <table class="compared">
    <thead>
      <tr>
        ${editions.map((each) => html`<th scope="col" class=${each.name === current ? 'current' : ''}>${titleOf(each)}</th>`)}
      </tr>
    </thead>
    ${rows.map(
      ({ head, values }) => html`
        <tbody>
          <tr>
            <th scope="rowgroup" colspan=${editions.length}>${head}</th>
          </tr>
          <tr>
            ${values.map((value, at) => html`<td class=${editions[at]?.name === current ? 'current' : ''}>${value}</td>`)}
          </tr>
        </tbody>
      `,
    )}
  </table>
`;
