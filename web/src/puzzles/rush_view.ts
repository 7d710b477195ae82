// The texts of a rush beside the board: its rules before it begins, the clock and the count while it runs, the result at its end.

import { html, nothing, type TemplateResult } from 'lit';
import { clockText } from '../accessories/clock/clock';
import { icon } from '../ui/icons';
import { anyIcon } from '../ui/lazy_icons';
import { toolButton } from '../ui/tool_button';
import { toolbar } from './puzzle_parts';
import { announcedSeconds, MOST_MISSES } from './rush';
import type { RushRun } from './rush_run';
import { t } from './en';

const SECOND = 1000;

export interface RushWays {
  again(): void;
  missed(): void;
  all(): void;
}

/** In place of the player's record. Whole seconds: the last one is not more exciting for tenths. */
export function rushLine({ rush, left, best, end }: RushRun): TemplateResult {
  const seconds = announcedSeconds(left);
  return html`<div class="record-line rush">
    <b role="timer" aria-label=${t('rush.time')}>${clockText(Math.ceil(left / SECOND) * SECOND || 0)}</b>
    <b>${t('rush.solved', { n: rush.solved })}</b>
    <span>${t('rush.misses', { n: rush.missed.length, of: MOST_MISSES })}</span>
    ${best > 0 && end === null ? html`<span>${t('rush.best', { n: best })}</span>` : nothing}
    <span class="visually-hidden" role="status"
      >${seconds === null || left === 0 ? '' : t('rush.left', { n: seconds })}</span
    >
  </div>`;
}

export const rushRules = (): TemplateResult => html`<p class="rush-rules">${t('rush.rules')}</p>`;

export function rushEnd(run: RushRun, ways: RushWays): TemplateResult {
  const { rush, end, best } = run;
  const { solved, missed } = rush;
  const heading = end === 'time' ? 'rush.over.time' : end === 'misses' ? 'rush.over.misses' : 'rush.over';
  const isBest = solved > best;
  return html`<div class="talk">
      ${rushLine(run)}
      <div class="rush-result" role="status">
        <h2 tabindex="-1">${t(heading)}</h2>
        <p class="score">${t('rush.result', { n: solved })}</p>
        ${isBest || best > 0 ? html`<p>${isBest ? t('rush.best.new') : t('rush.best', { n: best })}</p>` : nothing}
        ${missed.length > 0 ? html`<p>${t('rush.return')}</p>` : nothing}
      </div>
    </div>
    ${toolbar(html`
      ${toolButton(icon('puzzle'), t('own.others'), () => ways.all())}
      ${missed.length > 0 ? toolButton(anyIcon('skip'), t('rush.missed'), () => ways.missed()) : nothing}
      ${toolButton(anyIcon('again'), t('rush.again'), () => ways.again(), { kind: 'onward' })}
    `)}`;
}
