// The dialog about the end of a match between two devices. Fetched when a match is over.

import { html } from 'lit';
import type { PageContext } from '../contract/page_context';
import type { SeatName } from '../model/snapshot';
import { endingArt } from '../screens/ending_art';
import '../screens/ending.css';
import { dialogButton } from '../ui/dialog';
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
  const button = (name: 'do.rematch' | 'do.review', run: () => void, close: () => void, kind: string) =>
    dialogButton(
      t(name),
      () => {
        close();
        run();
      },
      kind,
    );
  page.show({
    dialog: 'own',
    content: (close) => ({
      heading: title,
      content: html`<div class="result">
        ${endingArt(winner)}
        <p class="reason">${why}</p>
        <p class="buttons two">
          ${button('do.rematch', actions.rematch, close, 'primary large')}
          ${button('do.review', actions.review, close, 'large')}
        </p>
      </div>`,
    }),
  });
}
