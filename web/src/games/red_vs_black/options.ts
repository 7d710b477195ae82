// What can be chosen before a match of Ants: Red vs. Black.

import type { TemplateResult } from 'lit';
import { chosenOf, type Settings } from '../../storage/settings';
import type { PageContext } from '../../contract/page_context';
import { segmented } from '../../ui/segmented';
import type { GamePage } from '../../contract/game_page';
import { t } from './words';

const GAME = 'red-vs-black';
const COMMITTING = ['secret', 'open'] as const;

export const seats = (): GamePage['seats'] => ({
  legend: t('seat.legend'),
  options: (['red', 'black', 'chance'] as const).map((value) => ({
    value,
    text: t(`seat.${value}`),
    note: t(`seat.note.${value}`),
  })),
  red: t('seat.red'),
  black: t('seat.black'),
});

/** Two people at one screen hide from each other what they commit. */
export const commitsInSecret = (settings: Settings): boolean =>
  chosenOf(settings, GAME, 'commit', COMMITTING) === 'secret';

export const questions = (page: PageContext): TemplateResult =>
  segmented(
    'commit',
    t('start.commit'),
    COMMITTING.map((value) => ({ value, text: t(`start.commit.${value}`), note: t(`start.commit.note.${value}`) })),
    chosenOf(page.settings, GAME, 'commit', COMMITTING),
    (value) => page.choose(GAME, 'commit', value),
  );
