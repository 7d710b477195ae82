// What is asked of two people at one screen: how they sit, which the settings can change, and by which clocks they play. And how long the
// patient player may think.

import type { TemplateResult } from 'lit';
import { SECONDS } from '../model/levels';
import { SETTINGS } from '../storage/settings';
import { t } from '../i18n/translate';
import type { PageContext } from '../contract/page_context';
import { segmented } from '../ui/segmented';

export const seatingQuestion = (page: PageContext): TemplateResult =>
  segmented(
    'sitting',
    t('start.sitting'),
    SETTINGS.sitting.values.map((value) => ({ value, text: t(`start.sitting.${value}`) })),
    page.settings.sitting,
    (sitting) => page.change({ sitting }),
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

export const patienceQuestion = (page: PageContext): TemplateResult =>
  segmented(
    'seconds',
    t('start.seconds'),
    SECONDS.map((seconds) => ({ value: `${seconds}` as const, text: `${seconds}` })),
    `${page.settings.seconds}`,
    (chosen) => page.change({ seconds: SECONDS.find((each) => `${each}` === chosen) ?? page.settings.seconds }),
  );
