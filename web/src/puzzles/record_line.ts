// The line above the task: the player's record so far, and the ways to other sets of puzzles.

import { html, nothing, type TemplateResult } from 'lit';
import type { Puzzles } from '../contract/puzzle';
import type { Progress } from '../model/progress';
import { dayOf, streakOf } from '../model/puzzle_days';
import { dueCount } from '../model/repetition';
import { ALL_PUZZLES, DUE_PUZZLES, OWN_MISTAKES, RUSH_PUZZLES } from '../storage/open_puzzle';
import type { Exercises } from './exercises';
import { themeOfSet } from './sets';
import { t } from './en';

/** @param turn shows another set */
export function recordLine(
  record: Progress,
  exercises: Exercises,
  puzzles: Puzzles | null,
  turn: (set: string) => void,
  showThemes: () => void,
): TemplateResult {
  const { all, set } = exercises;
  const rated = set !== OWN_MISTAKES;
  const theme = themeOfSet(set);
  const days = streakOf(record.days, dayOf(new Date()));
  const done = new Set(exercises.done(record));
  const due = rated ? dueCount(record, dayOf(new Date())) : 0;
  const n = all.filter(({ id }) => done.has(id)).length;
  const solved = n === all.length ? t('solved.all', { of: n }) : t('solved', { n, of: all.length });
  return html`<div class="record-line">
    ${
      theme !== null && puzzles
        ? html`<p class="theme"><b>${puzzles.themeText(theme, 'title')}</b> ${puzzles.themeText(theme, 'lesson')}</p>`
        : nothing
    }
    <span class="record">
      ${rated ? html`<b>${t('rating', { n: `${record.rating}` })}</b>` : nothing}
      ${set === DUE_PUZZLES || all.length === 1 ? nothing : html`<span>${solved}</span>`}
      ${
        rated && record.row > 0
          ? html`<span>${t('row', { n: record.row })} (${t('bestRow', { n: record.bestRow })})</span>`
          : nothing
      }
      ${rated && days > 0 ? html`<span>${t('days', { n: days })}</span>` : nothing}
    </span>
    <span class="sets">
      ${dueLine(due, set, turn)}
      <button type="button" class="quiet rush-button" aria-label=${t('rush')} @click=${() => turn(RUSH_PUZZLES)}>
        <span class="long">${t('rush')}</span><span class="short">${t('rush.short')}</span>
      </button>
      <button type="button" class="quiet" @click=${showThemes}>${t('themes')}</button>
      <button type="button" class="quiet" @click=${() => turn(set === ALL_PUZZLES ? OWN_MISTAKES : ALL_PUZZLES)}>
        ${t(set === ALL_PUZZLES ? 'own' : 'own.others')}
      </button>
    </span>
  </div>`;
}

function dueLine(n: number, set: string, turn: (set: string) => void): TemplateResult | typeof nothing {
  if (n === 0) return nothing;
  const text = t('due', { n });
  return set === DUE_PUZZLES
    ? html`<span class="due">${text}</span>`
    : html`<button type="button" class="quiet due" @click=${() => turn(DUE_PUZZLES)}>${text}</button>`;
}
