// The dialog that holds the comment on one position.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { PagePart } from '../contract/page_part';
import { cleanLine } from '../model/clean_text';
import { commentAt, commentKey } from '../model/comments';
import { LONGEST_COMMENT } from '../model/limits';
import { t } from './en';
import './records.css';

@customElement('anthill-comment')
export class CommentPanel extends PagePart {
  @property({ attribute: false }) close!: () => void;
  @property({ type: Number }) ply = 0;

  protected override render(): TemplateResult {
    const { session } = this.page;
    const notes = session.state.match?.record.notes;
    const comment = notes ? commentAt(notes, this.ply) : '';
    const keep = (text: string): void => {
      session.note(commentKey(this.ply), cleanLine(text, LONGEST_COMMENT));
      this.close();
    };
    const save = (event: Event): void => {
      event.preventDefault();
      keep(this.querySelector('textarea')?.value ?? '');
    };
    return html`<form class="record-panel" @submit=${save}>
      <label class="text-choice">
        <span>${t('comment.label')}</span>
        <textarea rows="4" maxlength=${LONGEST_COMMENT} dir="auto" .value=${comment}></textarea>
      </label>
      <p class="buttons">
        <button type="submit" class="primary">${t('comment.save')}</button>
        ${
          comment === ''
            ? nothing
            : html`<button type="button" @click=${() => keep('')}>${t('comment.delete')}</button>`
        }
        <button type="button" @click=${this.close}>${t('comment.cancel')}</button>
      </p>
    </form>`;
  }
}
