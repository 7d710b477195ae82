// The settings, in groups.

import { html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { PagePart } from '../contract/page_part';
import { LANGUAGE_NAMES } from '../model/language';
import { ASKED, SETTINGS, type AskedKey, type SettingGroup, type Settings } from '../storage/settings';
import { anyIcon, type AnyIcon } from '../ui/lazy_icons';
import { segmented, type Option } from '../ui/segmented';
import { seatingQuestion } from './seating';
import { t } from './en';
import './settings_panel.css';

const GROUP_ICONS: Readonly<Record<SettingGroup, AnyIcon>> = {
  looks: 'look',
  play: 'board',
  help: 'bulb',
  sound: 'sound',
  keys: 'keyboard',
};

@customElement('anthill-settings')
export class SettingsPanel extends PagePart {
  @property({ attribute: false }) settings!: Settings;

  protected override render(): TemplateResult {
    const groups = new Map<SettingGroup, TemplateResult[]>();
    for (const key of ASKED) {
      const { group, offered } = SETTINGS[key];
      if (offered()) groups.set(group, [...(groups.get(group) ?? []), this.row(key)]);
    }
    return html`<div class="setting-groups">${[...groups].map(([group, rows]) => this.group(group, rows))}</div>`;
  }

  private group(group: SettingGroup, rows: readonly TemplateResult[]): TemplateResult {
    return html`<section class="setting-group" aria-labelledby=${`setting-group-${group}`}>
      <h3 id=${`setting-group-${group}`}>${anyIcon(GROUP_ICONS[group])}${t(`settings.group.${group}`)}</h3>
      ${rows}
    </section>`;
  }

  private row(key: AskedKey): TemplateResult {
    switch (key) {
      case 'language':
        return this.language();
      case 'seating':
        return seatingQuestion(this.page);
      case 'volume':
        return this.volume();
      default: {
        const values: readonly string[] = SETTINGS[key].values;
        // settings.test.ts holds the table against the catalogue.
        const options = values.map((value) => ({ value, text: t(`settings.${key}.${value}` as 'settings.hints.on') }));
        return this.question(key, options);
      }
    }
  }

  private question(
    key: Exclude<AskedKey, 'language' | 'seating' | 'volume'>,
    options: readonly Option<string>[],
  ): TemplateResult {
    const question = segmented(`setting-${key}`, t(`settings.${key}`), options, this.settings[key], (value) =>
      this.page.change({ [key]: value }),
    );
    return key === 'shortcuts'
      ? html`<p>${t('settings.keys.text')}</p>
          <p>${t('settings.shortcuts.text')}</p>
          ${question}`
      : question;
  }

  private volume(): TemplateResult {
    const { volume, sound } = this.settings;
    return html`<label class="volume">
      <span>${t('settings.volume')}</span>
      <input
        type="range"
        min="0"
        max="100"
        step="10"
        .value=${String(volume)}
        ?disabled=${sound === 'off'}
        @change=${(event: Event) => this.page.change({ volume: Number((event.target as HTMLInputElement).value) })}
      />
    </label>`;
  }

  private language(): TemplateResult {
    return segmented(
      'setting-language',
      t('settings.language'),
      SETTINGS.language.values.map((value) =>
        value === 'system'
          ? { value, text: t('settings.language.system') }
          : { value, text: LANGUAGE_NAMES[value], lang: value },
      ),
      this.settings.language,
      (language) => this.page.change({ language }),
    );
  }
}
