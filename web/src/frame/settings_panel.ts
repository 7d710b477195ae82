// The settings, in groups, and a field that finds them by their words.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { PagePart } from '../contract/page_part';
import { t as common } from '../i18n/translate';
import { cleanLine } from '../model/clean_text';
import { LANGUAGE_NAMES } from '../model/language';
import { ASKED, SETTINGS, type Settings } from '../storage/settings';
import { anyIcon } from '../ui/more_icons';
import { segmented, type Option } from '../ui/segmented';
import { seatingQuestion } from './seating';
import { GROUP_ICONS, GROUP_OF, type SettingGroup, type SettingKey } from './setting_groups';
import { isMeant } from './setting_search';
import { t } from './words';
import './settings_panel.css';

const LONGEST_SEARCH = 40;

/** Where the device can. */
const OFFERED = new Map(ASKED.map(([key, values, offered]) => [key as SettingKey, { values, offered }]));

interface Row {
  key: SettingKey;
  question: TemplateResult;
  /** What it is found by. */
  words: string;
}

@customElement('anthill-settings')
export class SettingsPanel extends PagePart {
  @property({ attribute: false }) settings!: Settings;
  @state() private sought = '';

  protected override render(): TemplateResult {
    const { sought } = this;
    const groups = new Map<SettingGroup, Row[]>();
    let found = 0;
    for (const [key, group] of Object.entries(GROUP_OF) as [SettingKey, SettingGroup][]) {
      const row = this.row(key);
      if (!row || !isMeant(sought, `${t(`settings.group.${group}`)} ${row.words}`)) continue;
      groups.set(group, [...(groups.get(group) ?? []), row]);
      found += 1;
    }
    return html`<div class="setting-search" role="search">
        <label for="setting-search"
          >${anyIcon('search')}<span class="visually-hidden">${t('settings.search')}</span></label
        >
        <input
          id="setting-search"
          type="search"
          autocomplete="off"
          spellcheck="false"
          enterkeyhint="search"
          maxlength=${LONGEST_SEARCH}
          placeholder=${t('settings.search')}
          .value=${sought}
          @input=${this.seek}
          @keydown=${this.letGo}
        />
      </div>
      <p class="note setting-count" role="status">${this.count(found)}</p>
      ${
        found === 0
          ? html`<p class="buttons">
              <button type="button" @click=${this.clear}>${t('settings.search.clear')}</button>
            </p>`
          : nothing
      }
      <div class="setting-groups">${[...groups].map(([group, rows]) => this.group(group, rows))}</div>`;
  }

  private count(found: number): string {
    const text = cleanLine(this.sought, LONGEST_SEARCH);
    if (text === '') return '';
    return found === 0 ? t('settings.search.none', { text }) : t('settings.search.found', { n: found });
  }

  private group(group: SettingGroup, rows: readonly Row[]): TemplateResult {
    return html`<section class="setting-group" aria-labelledby=${`setting-group-${group}`}>
      <h3 id=${`setting-group-${group}`}>${anyIcon(GROUP_ICONS[group])}${t(`settings.group.${group}`)}</h3>
      ${rows.map(({ question }) => question)}
    </section>`;
  }

  private row(key: SettingKey): Row | null {
    const asked = OFFERED.get(key);
    if (asked && !asked.offered()) return null;
    const extra = t(`settings.${key}.words`);
    switch (key) {
      case 'language':
        return {
          key,
          question: this.language(),
          words: [t('settings.language'), extra, ...Object.values(LANGUAGE_NAMES)].join(' '),
        };
      case 'sitting': {
        const words = SETTINGS.sitting.values.map((value) => common(`start.sitting.${value}`));
        return {
          key,
          question: seatingQuestion(this.page),
          words: [common('start.sitting'), extra, ...words].join(' '),
        };
      }
      default: {
        const values: readonly string[] = SETTINGS[key].values;
        // settings.test.ts holds the table against the catalogue.
        const options = values.map((value) => ({ value, text: t(`settings.${key}.${value}` as 'settings.hints.on') }));
        return {
          key,
          question: this.question(key, options),
          words: [t(`settings.${key}`), extra, ...options.map(({ text }) => text)].join(' '),
        };
      }
    }
  }

  private question(
    key: Exclude<SettingKey, 'language' | 'sitting'>,
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

  private readonly seek = (event: Event): void => {
    this.sought = (event.target as HTMLInputElement).value;
  };
  /** Escape empties the field before it closes the dialog, which WebKit leaves to the page in a field of this kind. */
  private readonly letGo = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    if (this.sought === '') this.closest('dialog')?.close();
    this.sought = '';
  };
  private readonly clear = (): void => {
    this.sought = '';
    this.querySelector<HTMLElement>('#setting-search')?.focus();
  };
}
