// How two people at one screen sit: asked on the start screen, and changed in the settings.

import type { TemplateResult } from 'lit';
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
