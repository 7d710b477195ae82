// The players who go on from the position: the same choices as on the start screen, in short.

import { html, nothing, type TemplateResult } from 'lit';
import type { PageContext } from '../contract/page_context';
import { levelOption, sideName } from '../i18n/labels';
import { t as shared } from '../i18n/translate';
import { secondsQuestion } from '../frame/seating';
import { strengthsOf } from '../model/levels';
import { offered } from '../session/chosen_players';
import { SETTINGS, type Settings } from '../storage/settings';
import { segmented } from '../ui/segmented';
import { t } from './en';

function level(page: PageContext, key: 'level' | 'levelBlack', legend: string): TemplateResult {
  const { settings } = page;
  const strengths = strengthsOf(settings.game);
  return segmented(
    key,
    legend,
    strengths.map((value) => ({ value: `${value}` as const, text: levelOption(value) })),
    `${offered(settings, settings[key])}`,
    (chosen) => page.change({ [key]: strengths.find((each) => `${each}` === chosen) ?? settings[key] }),
  );
}

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
        ${level(page, 'level', shared('start.level'))} ${secondsQuestion(page, 'level')}`
      : nothing
  }
  ${
    opponent === 'nobody'
      ? html`${level(page, 'level', shared('start.level.of', { side: sideName('red') }))}
        ${level(page, 'levelBlack', shared('start.level.of', { side: sideName('black') }))}
        ${secondsQuestion(page, 'level', 'levelBlack')}`
      : nothing
  }`;
}
