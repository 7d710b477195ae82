// The dialog that holds the comment on one position.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { PagePart } from '../contract/page_part';
import { cleanLine } from '../model/clean_text';
import { commentAt, commentKey } from '../model/comments';
import { LONGEST_COMMENT } from '../model/limits';
import { t } from './en';
import './records.css';
import { closeDialog } from '../ui/dialog_content';

/** Words that were neither saved nor cancelled: a tap beside the sheet or a step back closes it too. */
let draft = { of: '', text: '' };

@customElement('anthill-comment')
export class CommentPanel extends PagePart {
  @property({ type: Number }) ply = 0;

  protected override render(): TemplateResult {
    const { session } = this.page;
    const notes = session.state.match?.record.notes;
    const comment = notes ? commentAt(notes, this.ply) : '';
    const of = `${session.id} ${this.ply}`;
    const leave = (): void => {
      draft = { of: '', text: '' };
      closeDialog();
    };
    const keep = (text: string): void => {
      session.note(commentKey(this.ply), cleanLine(text, LONGEST_COMMENT));
      leave();
    };
    const field = (): string => this.querySelector('textarea')?.value ?? '';
    const save = (event: Event): void => {
      event.preventDefault();
      keep(field());
    };
    return html`<form class="record-panel" @submit=${save}>
      <label class="text-choice">
        <span>${t('comment.label')}</span>
        <textarea
          rows="4"
          maxlength=${LONGEST_COMMENT}
          dir="auto"
          .value=${draft.of === of ? draft.text : comment}
          @input=${() => (draft = { of, text: field() })}
        ></textarea>
      </label>
      <p class="buttons">
        <button type="submit" class="primary">${t('comment.save')}</button>
        ${
          comment === ''
            ? nothing
            : html`<button type="button" @click=${() => keep('')}>${t('comment.delete')}</button>`
        }
        <button type="button" @click=${leave}>${t('comment.cancel')}</button>
      </p>
    </form>`;
  }

  protected override firstUpdated(): void {
    this.querySelector('textarea')?.focus();
  }
}
