// What can be done with one game of the library; and the dialog that names it.

import { html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { PagePart } from '../contract/page_part';
import type { SavedGame } from '../model/saved_game';
import { summaryOf } from '../model/game_summary';
import { cleanLine } from '../model/clean_text';
import { entryTitle, named, saveAsFile } from './entry';
import { LibraryChanges } from './library_changes';
import { LONGEST_TITLE } from '../model/limits';
import { readRecordText, titleOf } from '../model/record_text';
import { t } from './words';
import './records.css';

abstract class OfOneGame extends PagePart {
  @property({ attribute: false }) close!: () => void;
  /** The game's name in the saves. */
  @property() name = '';
  @state() protected game: SavedGame | null = null;
  @state() private told = t('library.loading');

  // Lazily upgraded: properties arrive with the first update.
  protected override firstUpdated(): void {
    void this.page.saves.find(this.name).then(
      (game) => {
        this.game = game;
        this.told = t('library.gone');
      },
      () => (this.told = t('library.failed')),
    );
  }

  /** Until the game is there. */
  protected waiting(): TemplateResult {
    return html`<p class="note" role="status">${this.told}</p>`;
  }
}

@customElement('anthill-entry')
export class EntryPanel extends OfOneGame {
  protected override render(): TemplateResult {
    const { page, game } = this;
    if (!game) return this.waiting();
    const item = (text: string, run: () => void): TemplateResult =>
      html`<li>
        <button
          type="button"
          class="menu-item"
          @click=${() => {
            this.close();
            run();
          }}
        >
          ${text}
        </button>
      </li>`;
    return html`<p class="note">${entryTitle(summaryOf(game))}</p>
      <ul class="menu">
        ${item(t('entry.open'), () => void page.openKept(game.id))}
        ${item(t('entry.rename'), () => page.show({ dialog: 'name', id: game.id }))}
        ${
          game.secret
            ? html`<li class="note">${t('share.secret')}</li>`
            : html`${item(t('entry.share'), () => page.show({ dialog: 'share', id: game.id }))}
              ${item(t('entry.file'), () => saveAsFile(game))}`
        }
        ${item(t('entry.delete'), () => void LibraryChanges.delete(page, game))}
      </ul>`;
  }
}

@customElement('anthill-name')
export class NamePanel extends OfOneGame {
  protected override render(): TemplateResult {
    const { game } = this;
    if (!game) return this.waiting();
    const parts = readRecordText(game.record);
    const save = (event: Event): void => {
      event.preventDefault();
      void this.rename(game, cleanLine(this.querySelector('input')?.value ?? '', LONGEST_TITLE));
    };
    return html`<form class="record-panel" @submit=${save}>
      <label class="text-choice">
        <span>${t('name.label')}</span>
        <input type="text" maxlength=${LONGEST_TITLE} autocomplete="off" .value=${parts ? titleOf(parts) : ''} />
      </label>
      <p class="buttons">
        <button type="submit" class="primary">${t('name.save')}</button>
        <button type="button" @click=${this.close}>${t('name.cancel')}</button>
      </p>
    </form>`;
  }

  private async rename(game: SavedGame, title: string): Promise<void> {
    const { page } = this;
    if (page.session.holds(game.id)) page.session.note('title', title);
    else {
      // As it is now: it may have been played on in another tab since the dialog opened.
      const latest = (await page.saves.find(game.id)) ?? game;
      await page.saves.put({ ...latest, record: named(latest.record, title) });
    }
    LibraryChanges.tell(null);
    this.close();
  }
}
