// The actions for one game of the library, and the dialog that names it.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { PagePart } from '../contract/page_part';
import type { SavedGame } from '../model/saved_game';
import { summaryOf } from '../model/game_summary';
import { cleanLine } from '../model/clean_text';
import { StorageError } from '../storage/database';
import { entryTitle, saveAsFile, secretText } from './entry';
import { LibraryChanges } from './library_changes';
import { LONGEST_TITLE } from '../model/limits';
import { readRecordText, titleOf } from '../model/record_text';
import { closeDialog } from '../ui/dialog_content';
import { menuGroup, type MenuItem } from '../ui/menu';
import { storageProblem } from './storage_problem';
import { t } from './en';
import './records.css';

/** A dialog about one game, which is read from the saves. A game that is only looked at is not there. */
export abstract class OfOneGame extends PagePart {
  /** The game's name in the saves; "" for the one on the board. */
  @property() name = '';
  @state() protected game: SavedGame | null = null;
  @state() private problem = t('library.loading');

  // Lazily upgraded: properties arrive with the first update.
  protected override firstUpdated(): void {
    const { saves, session } = this.page;
    const id = this.name || session.id;
    void saves.find(id).then(
      (game) => {
        this.game = game ?? (session.id === id ? session.lent : null);
        this.problem = t('library.gone');
      },
      (error: unknown) => (this.problem = storageProblem(error)),
    );
  }

  /** Until the game is there. */
  protected waiting(): TemplateResult {
    return html`<p class="note" role="status">${this.problem}</p>`;
  }
}

@customElement('anthill-entry')
export class EntryPanel extends OfOneGame {
  protected override render(): TemplateResult {
    const { page, game } = this;
    if (!game) return this.waiting();
    const run = (dialog: 'name' | 'share') => (): void => page.show({ dialog, id: game.id });
    const lines: MenuItem[] = [
      { icon: 'play', text: t('entry.open'), run: () => void page.openKept(game.id) },
      { icon: 'pencil', text: t('entry.rename'), run: run('name') },
    ];
    if (!game.secret)
      lines.push(
        { icon: 'share', text: t('entry.share'), run: run('share') },
        { icon: 'file', text: t('entry.file'), run: () => saveAsFile(game) },
      );
    const forget = (): void => void LibraryChanges.delete(page, game);
    return html`<p class="note">${entryTitle(summaryOf(game))}</p>
      ${menuGroup('', lines)} ${game.secret ? html`<p class="note">${secretText(game)}</p>` : nothing}
      ${menuGroup(null, [{ icon: 'bin', text: t('entry.delete'), run: forget, isGrave: true }])}`;
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
        <input
          type="text"
          autofocus
          maxlength=${LONGEST_TITLE}
          autocomplete="off"
          .value=${parts ? titleOf(parts) : ''}
        />
      </label>
      <p class="buttons">
        <button type="submit" class="primary">${t('name.save')}</button>
        <button type="button" @click=${closeDialog}>${t('name.cancel')}</button>
      </p>
    </form>`;
  }

  protected override updated(): void {
    this.querySelector<HTMLElement>('[autofocus]')?.focus();
  }

  private async rename(game: SavedGame, title: string): Promise<void> {
    const { page } = this;
    try {
      if (page.session.hasOpen(game.id)) page.session.note('title', title);
      else if (!(await page.saves.rename(game.id, title))) throw new Error('it is gone');
      LibraryChanges.tell(null);
    } catch (error) {
      LibraryChanges.refuse(error instanceof StorageError ? storageProblem(error) : t('library.gone'));
    }
    closeDialog();
  }
}
