// The dialog about the end of a match between two devices. Fetched when a match is over.

import { html } from 'lit';
import type { PageContext } from '../contract/page_context';
import type { SeatName } from '../model/snapshot';
import { endingArt } from '../screens/ending_art';
import '../screens/ending.css';
import { leavingButton } from '../ui/dialog_content';
import { t } from './en';

export interface Ending {
  title: string;
  why: string;
  /** Null: a draw. */
  winner: SeatName | null;
}

export function showEnding(
  page: PageContext,
  { title, why, winner }: Ending,
  actions: { rematch: () => void; review: () => void },
): void {
  page.show({
    dialog: 'own',
    content: () => ({
      heading: title,
      content: html`<div class="result">
        ${endingArt(winner)}
        <p class="reason">${why}</p>
        <p class="buttons two">
          ${leavingButton(t('do.rematch'), actions.rematch, 'primary large')}
          ${leavingButton(t('do.review'), actions.review, 'large')}
        </p>
      </div>`,
    }),
  });
}
