// The questions that the line of choices on the start screen opens: which side, whether one only watches, names, seating, clocks, and the game's own
// questions. Fetched when it is opened.

import { html, nothing, type TemplateResult } from 'lit';
import { cleanLine } from '../model/clean_text';
import { LONGEST_NAME } from '../model/limits';
import type { GamePage } from '../contract/game_page';
import type { PageContext } from '../contract/page_context';
import { clockQuestion, secondsQuestion, seatingQuestion } from '../frame/seating';
import { t } from '../i18n/later_en';
import { t as shared } from '../i18n/translate';
import { segmented } from '../ui/segmented';
import './start_choices.css';

export { secondsQuestion };

const PARTS = ['computer', 'nobody'] as const;

/** To play against the computer, or to watch it play both sides. */
const partQuestion = (page: PageContext): TemplateResult =>
  segmented(
    'part',
    t('start.part'),
    PARTS.map((value) => ({
      value,
      text: value === 'nobody' ? shared('start.opponent.nobody') : t('start.part.play'),
      ...(value === 'nobody' ? { note: t('start.opponent.nobody.note') } : {}),
    })),
    page.settings.opponent === 'nobody' ? 'nobody' : 'computer',
    (opponent) => page.change({ opponent }),
  );

function nameField(page: PageContext, key: 'nameRed' | 'nameBlack', side: string): TemplateResult {
  return html`<label>
    <span>${side}</span>
    <input
      type="text"
      autocomplete="off"
      maxlength=${LONGEST_NAME}
      placeholder=${t('start.name.hint')}
      .value=${page.settings[key]}
      @change=${(event: Event) => page.change({ [key]: cleanLine((event.target as HTMLInputElement).value, LONGEST_NAME) })}
    />
  </label>`;
}

export function choices(page: PageContext, game: GamePage): TemplateResult {
  const { settings } = page;
  const seats = game.start.seats();
  const isFriend = settings.opponent === 'friend';
  return html`${
    settings.opponent === 'computer'
      ? segmented('side', seats.legend, seats.options, settings.side, (side) => page.change({ side }))
      : nothing
  }
  ${
    isFriend
      ? html`<fieldset class="names">
            <legend>${t('start.names')}</legend>
            ${nameField(page, 'nameRed', seats.red)} ${nameField(page, 'nameBlack', seats.black)}
          </fieldset>
          ${seatingQuestion(page)} ${clockQuestion(page)}`
      : nothing
  }
  ${game.start.questions(page)} ${isFriend ? nothing : partQuestion(page)}`;
}
