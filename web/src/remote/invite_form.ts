// The invitation that goes out: to which game, by which options, on which side.

import { html, nothing, type TemplateResult } from 'lit';
import type { GamePage } from '../contract/game_page';
import type { PageContext } from '../contract/page_context';
import { CARDS } from '../games/table';
import { GAME_IDS, type GameId } from '../model/game_id';
import type { Settings } from '../storage/settings';
import { segmented } from '../ui/segmented';
import { t } from './en';

const SEATS = ['red', 'black', 'random'] as const;
export type InvitedSeat = (typeof SEATS)[number];

export function inviteForm(
  page: PageContext,
  settings: Settings,
  game: GamePage | null,
  seat: InvitedSeat,
  choose: (seat: InvitedSeat) => void,
  nameField: TemplateResult,
  invite: (game: GameId, options: string, inRoom: boolean) => void,
): TemplateResult {
  const begin = (event: Event): void => {
    event.preventDefault();
    const inRoom = event instanceof SubmitEvent && (event.submitter as HTMLButtonElement | null)?.value === 'room';
    if (game) invite(game.id, game.start.dealOptions(settings), inRoom);
  };
  return html`<form class="card" data-game=${game?.id ?? nothing} @submit=${begin}>
    ${segmented(
      'remote-game',
      t('invite.game'),
      GAME_IDS.map((value) => ({ value, text: CARDS[value].text('name') })),
      settings.game,
      (value) => page.change({ game: value }),
    )}
    ${
      game
        ? html`<details class="variant">
            <summary>${game.start.optionsName(game.start.dealOptions(settings))}</summary>
            <div>${game.start.questions(page)}</div>
          </details>`
        : nothing
    }
    ${segmented(
      'remote-seat',
      t('invite.seat'),
      SEATS.map((value) => ({
        value,
        text: value === 'random' ? t('invite.seat.random') : (game?.start.seats()[value] ?? ''),
      })),
      seat,
      choose,
    )}
    ${nameField} ${game ? html`<p class="note">${game.start.lengthByLink()}</p>` : nothing}
    <p class="buttons">
      <button type="submit" class="primary large">${t('invite.make')}</button>
      <button type="submit" class="large" value="room">${t('invite.room')}</button>
    </p>
    <p class="note">${t('invite.room.note')}</p>
  </form>`;
}
