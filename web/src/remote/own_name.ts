// The name under which matches are played from this device: as it was last entered, else that of the game at one table.

import { html, type TemplateResult } from 'lit';
import { cleanLine } from '../model/clean_text';
import { LONGEST_NAME } from '../model/limits';
import { browserStorage, LocalStore } from '../storage/local_store';
import { keyOf } from '../storage/place';
import type { Settings } from '../storage/settings';
import { t } from './en';

const NAME_KEY = keyOf('remote.name');
const local = new LocalStore(browserStorage());

export const ownName = (settings: Settings): string => local.read(NAME_KEY) ?? settings.nameRed;

export function nameField(settings: Settings, changed: () => void): TemplateResult {
  const change = (event: Event): void => {
    local.write(NAME_KEY, cleanLine((event.target as HTMLInputElement).value, LONGEST_NAME));
    changed();
  };
  return html`<label class="text-choice">
    <span>${t('invite.name')}</span>
    <input
      type="text"
      required
      autocomplete="off"
      maxlength=${LONGEST_NAME}
      .value=${ownName(settings)}
      @change=${change}
      @input=${change}
    />
  </label>`;
}
