// The dialog about the deal: its number, the same deal again, and another one by its number.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { PagePart } from '../contract/page_part';
import { DEAL_NOTE, dealText, readDeal } from '../model/deal';
import { t } from './en';
import '../ui/panel.css';
import './deal_panel.css';
import { closeDialog } from '../ui/dialog_content';

@customElement('anthill-deal')
export class DealPanel extends PagePart {
  @state() private refused = false;

  protected override render(): TemplateResult {
    const number = readDeal(this.page.session.state.match?.record.notes.get(DEAL_NOTE) ?? '');
    return html`<form class="deal-panel" @submit=${this.enter}>
      <p>${number === null ? t('deal.unknown') : t('deal.this', { number: dealText(number) })}</p>
      ${
        number === null
          ? nothing
          : html`<p class="buttons">
              <button type="button" @click=${() => this.deal(number, false)}>${t('deal.again')}</button>
              <button type="button" @click=${() => this.deal(number, true)}>${t('deal.swapped')}</button>
            </p>`
      }
      <label class="deal-number">
        <span>${t('deal.number')}</span>
        <input
          type="text"
          dir="ltr"
          inputmode="numeric"
          autocomplete="off"
          maxlength="15"
          aria-invalid=${this.refused ? 'true' : 'false'}
        />
      </label>
      <p class="buttons"><button type="submit" class="primary">${t('deal.enter')}</button></p>
      <p class="note" role="status">${this.refused ? t('deal.problem') : t('deal.note')}</p>
    </form>`;
  }

  private readonly enter = (event: Event): void => {
    event.preventDefault();
    const input = this.querySelector('input');
    const number = readDeal(input?.value ?? '');
    this.refused = number === null;
    if (number === null) input?.focus();
    else this.deal(number, false);
  };

  private deal(number: string, swapped: boolean): void {
    closeDialog();
    void this.page.session.rematch(swapped, number);
  }
}
