// The questions to two people at one screen: how they sit, which the settings can change, and by which clocks they play. And how long the
// Elder may think.

import { nothing, type TemplateResult } from 'lit';
import { ELDER, SECONDS } from '../model/levels';
import { offered } from '../session/chosen_players';
import { SETTINGS } from '../storage/settings';
import { t } from '../i18n/later_en';
import type { PageContext } from '../contract/page_context';
import { segmented } from '../ui/segmented';

export const seatingQuestion = (page: PageContext): TemplateResult =>
  segmented(
    'seating',
    t('start.seating'),
    SETTINGS.seating.values.map((value) => ({ value, text: t(`start.seating.${value}`) })),
    page.settings.seating,
    (seating) => page.change({ seating }),
  );

/** "10+5": minutes for the whole game, and seconds more with each turn. */
export const clockQuestion = (page: PageContext): TemplateResult =>
  segmented(
    'clock',
    t('start.clock'),
    SETTINGS.clock.values.map((value) => {
      if (value === 'off') return { value, text: t('start.clock.off') };
      const [minutes = '', seconds = ''] = value.split('+');
      return { value, text: value, note: t('start.clock.note', { minutes, seconds }) };
    }),
    page.settings.clock,
    (clock) => page.change({ clock }),
  );

/** Nothing where none of these is the Elder. */
export function secondsQuestion(
  page: PageContext,
  ...keys: ('level' | 'levelBlack')[]
): TemplateResult | typeof nothing {
  const { settings } = page;
  if (!keys.some((key) => offered(settings, settings[key]) === ELDER)) return nothing;
  return segmented(
    'seconds',
    t('start.seconds'),
    SECONDS.map((seconds) => ({ value: `${seconds}` as const, text: `${seconds}` })),
    `${settings.seconds}`,
    (chosen) => page.change({ seconds: SECONDS.find((each) => `${each}` === chosen) ?? settings.seconds }),
  );
}
