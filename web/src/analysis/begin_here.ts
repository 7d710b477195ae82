// The dialog that begins a game at the position on the board: who plays is asked first.

import { html } from 'lit';
import type { PageContext } from '../contract/page_context';
import { opponentQuestions } from '../editor/opponents';
import { t as editing } from '../editor/en';
import { randomUint32 } from '../model/random';
import { recordOfPosition } from '../model/record_text';
import { chosenPlayers } from '../session/chosen_players';
import { closeDialog } from '../ui/dialog_content';
import { icon } from '../ui/icons';
import { t } from './en';

export function askToBegin(page: PageContext): void {
  page.show({
    dialog: 'own',
    content: () => {
      const { match } = page.session.state;
      if (!match) return null;
      const start = (): void => {
        closeDialog();
        void page.begin(
          match.game.id,
          chosenPlayers(page.settings),
          randomUint32(),
          recordOfPosition(match.snapshot.position),
        );
      };
      return {
        heading: t('begin'),
        content: html`<div class="begin-here">
          ${opponentQuestions(page, page.settings)}
          <p class="buttons">
            <button type="button" class="primary" @click=${start}>${icon('play')}${editing('begin')}</button>
          </p>
        </div>`,
      };
    },
  });
}
