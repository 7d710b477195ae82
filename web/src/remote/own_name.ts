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

/** Entered where the browser keeps nothing; null elsewhere. */
let unkept: string | null = null;

export const ownName = ({ nameRed }: Pick<Settings, 'nameRed'>): string => unkept ?? local.read(NAME_KEY) ?? nameRed;

export function enterName(written: string): void {
  const name = cleanLine(written, LONGEST_NAME);
  unkept = local.write(NAME_KEY, name) ? null : name;
}

export function nameField(settings: Settings, changed: () => void): TemplateResult {
  const change = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    enterName(input.value);
    input.removeAttribute('aria-invalid');
    changed();
  };
  return html`<div class="text-choice">
    <label for="own-name">${t('invite.name')}</label>
    <input
      id="own-name"
      type="text"
      required
      aria-describedby="own-name-missing"
      autocomplete="off"
      maxlength=${LONGEST_NAME}
      .value=${ownName(settings)}
      @change=${change}
      @input=${change}
    />
    <p id="own-name-missing" class="missing" role="alert">${t('invite.name.missing')}</p>
  </div>`;
}
