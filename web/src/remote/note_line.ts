// The notes below the title of a match, where they cover nothing of the match, which goes on.

import { html, nothing, type TemplateResult } from 'lit';
import type { RemoteMatch } from '../model/remote_match';
import { inTurn } from '../i18n/translate';
import { action, lineOf } from '../ui/message';
import { conflictNumber } from './parts';
import { t } from './en';

/** The match that was on the screen when a link of another one was opened. */
export interface Before {
  id: string;
  /** The other side's. */
  name: string;
  /** Something of a message was chosen in it. */
  begun: boolean;
}

interface Notes {
  match: RemoteMatch;
  name: string;
  /** The other version of the match, if there is one. */
  conflict: { shown: boolean; show: (shown: boolean) => void };
  /** About the link that was opened; "" for nothing. */
  said: string;
  other: Before | null;
  reopen: (id: string) => Promise<void>;
  /** The other side's answer; "" for none. */
  answered: string;
}

const told = (text: string): TemplateResult | typeof nothing => (text === '' ? nothing : lineOf('told', text));

const otherLine = ({ id, name, begun }: Before, reopen: Notes['reopen']): TemplateResult =>
  lineOf(
    'told',
    inTurn(t('other.text'), begun ? t('other.begun', { name }) : ''),
    action(t('other.back', { name }), () => void reopen(id)),
  );

export const noteLine = ({ match, name, conflict, said, other, reopen, answered }: Notes): TemplateResult =>
  html`<div class="note-line" role="status">
    ${
      match.conflict === null
        ? nothing
        : lineOf(
            'refused',
            t('conflict.text', { n: conflictNumber(match), name }),
            action(t(conflict.shown ? 'conflict.hide' : 'conflict.show'), () => conflict.show(!conflict.shown)),
          )
    }
    ${told(said)} ${other ? otherLine(other, reopen) : nothing} ${told(answered)}
  </div>`;
