// Who plays from the position on: the same choices as on the start screen, in short.

import { html, nothing, type TemplateResult } from 'lit';
import type { PageContext } from '../contract/page_context';
import { sideName } from '../i18n/labels';
import { t as shared } from '../i18n/translate';
import { LEVELS, type Level } from '../model/levels';
import { SETTINGS, type Settings } from '../storage/settings';
import { segmented } from '../ui/segmented';
import { t } from './words';

const level = (page: PageContext, key: 'level' | 'levelBlack', legend: string): TemplateResult =>
  segmented(
    key,
    legend,
    LEVELS.map((value) => ({ value: `${value}` as const, text: shared(`level.${value}`) })),
    `${page.settings[key]}`,
    (chosen) => page.change({ [key]: Number(chosen) as Level }),
  );

export function opponentQuestions(page: PageContext, { opponent, side }: Settings): TemplateResult {
  return html`${segmented(
    'opponent',
    t('play'),
    SETTINGS.opponent.values.map((value) => ({ value, text: shared(`start.opponent.${value}`) })),
    opponent,
    (chosen) => page.change({ opponent: chosen }),
  )}
  ${
    opponent === 'computer'
      ? html`${segmented(
          'side',
          t('side'),
          SETTINGS.side.values.map((value) => ({
            value,
            text: value === 'chance' ? t('side.chance') : sideName(value),
          })),
          side,
          (chosen) => page.change({ side: chosen }),
        )}
        ${level(page, 'level', shared('start.level'))}`
      : nothing
  }
  ${
    opponent === 'nobody'
      ? html`${level(page, 'level', shared('start.level.of', { side: sideName('red') }))}
        ${level(page, 'levelBlack', shared('start.level.of', { side: sideName('black') }))}`
      : nothing
  }`;
}
