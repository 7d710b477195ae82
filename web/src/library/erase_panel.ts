// The dialog that asks once whether everything may go.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { PagePart } from '../contract/page_part';
import { ownTurnIds } from '../storage/own_turns';
import { StorageError } from '../storage/database';
import { clearTab } from '../storage/drafts';
import { backUp } from './backup_file';
import { t } from './en';
import './records.css';
import { closeDialog } from '../ui/dialog_content';

@customElement('anthill-erase')
export class ErasePanel extends PagePart {
  @state() private told = '';

  protected override render(): TemplateResult {
    return html`<div class="record-panel">
      <p>${t('erase.text')}</p>
      ${ownTurnIds() === null ? nothing : html`<p>${t('erase.matches')}</p>`}
      <p class="buttons even">
        <button type="button" class="primary" autofocus @click=${closeDialog}>${t('erase.cancel')}</button>
        <button type="button" @click=${() => void this.backUp()}>${t('erase.backup')}</button>
        <button type="button" @click=${() => void this.erase()}>${t('erase.confirm')}</button>
      </p>
      ${this.told === '' ? nothing : html`<p class="note" role="status">${this.told}</p>`}
    </div>`;
  }

  private async backUp(): Promise<void> {
    this.told = await backUp(this.page);
  }

  private async erase(): Promise<void> {
    const { saves, session } = this.page;
    // Nothing is to be saved any more while it goes.
    session.forget();
    try {
      await saves.eraseAll();
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      this.told = error.problem === 'slow' ? t('library.busy') : t('erase.failed');
      return;
    }
    clearTab();
    // As on the first visit.
    location.replace(location.pathname + location.search);
  }
}
