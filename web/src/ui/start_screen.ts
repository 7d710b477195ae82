// What the game is, in a picture and three lines; who plays, with a proposal that one tap accepts; and the game that is waiting.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { plate } from '../art/plate';
import { newSeed } from '../seed';
import type { Players } from '../session_types';
import type { SavedGame } from '../storage/saved_game';
import type { SetAside } from '../storage/saves';
import { CHOICES, LONGEST_NAME, type Settings } from '../storage/settings';
import { LEVELS, type Level } from '../thinker/levels';
import { playerTitle } from '../words/result';
import { dateText, t } from '../words/words';
import { downloadText } from './download';
import { icon } from './icons';
import { PageElement, type PageContext } from './page_element';
import { segmented } from './segmented';

@customElement('anthill-start')
export class StartScreen extends PageElement {
  @property({ attribute: false }) page!: PageContext;
  @property({ attribute: false }) settings!: Settings;
  @state() private waiting: SavedGame | null = null;
  @state() private unreadable: SetAside[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    void this.look();
  }

  private async look(): Promise<void> {
    this.waiting = await this.page.session.savedGame();
    this.unreadable = await this.page.setAside.all();
  }

  protected override render(): TemplateResult {
    const { page } = this;
    return html`<main class="start">
      <header class="hero">
        <p class="wordmark">${t('app.name')}</p>
        ${plate()}
        <h1>${t('start.game')}</h1>
        <p class="goal">${t('start.goal')}</p>
        <ul class="facts">
          <li>${t('start.players')}</li>
          <li>${t('start.minutes')}</li>
          <li>${t('start.luck')}</li>
        </ul>
      </header>
      <div class="desk">
        ${this.unreadable.map((aside) => this.unreadableCard(aside))}
        ${this.waiting ? this.waitingCard(this.waiting) : nothing} ${this.form()}
        <nav class="more">
          <button type="button" class="quiet" @click=${() => page.show('rules')}>
            ${icon('book')}${t('start.rules')}
          </button>
          <button type="button" class="quiet" @click=${() => page.show('settings')}>
            ${icon('gear')}${t('start.settings')}
          </button>
          <button type="button" class="quiet" @click=${() => page.show('about')}>${t('start.about')}</button>
        </nav>
      </div>
    </main>`;
  }

  private waitingCard(game: SavedGame): TemplateResult {
    const n = game.ply - (game.record.match(/@/g)?.length ?? 0);
    const where = game.over
      ? t('start.continue.over', { n })
      : game.phase === 'deploy'
        ? t('start.continue.deploy')
        : game.phase === 'rally'
          ? t('start.continue.rally', { n })
          : t('start.continue.battle', { n });
    const who = t('start.continue.players', {
      red: playerTitle(game.players, 'red'),
      black: playerTitle(game.players, 'black'),
    });
    return html`<section class="card waiting" aria-labelledby="waiting-heading">
      <div>
        <h2 id="waiting-heading">${who}</h2>
        <p>${where}<br /><small>${dateText(new Date(game.time))}</small></p>
      </div>
      <button type="button" class="primary" @click=${() => this.page.goTo('game')}>${t('start.continue')}</button>
    </section>`;
  }

  private unreadableCard({ id, text }: SetAside): TemplateResult {
    const forget = async (): Promise<void> => {
      await this.page.setAside.remove(id);
      await this.look();
    };
    return html`<section class="card unreadable" role="alert">
      <h2>${t('start.unreadable.title')}</h2>
      <p>${t('start.unreadable.text')}</p>
      <p class="buttons">
        <button type="button" @click=${() => downloadText('anthill-unreadable.txt', text)}>
          ${t('start.unreadable.download')}
        </button>
        <button type="button" class="quiet" @click=${forget}>${t('start.unreadable.delete')}</button>
      </p>
    </section>`;
  }

  private form(): TemplateResult {
    const { page, settings } = this;
    const computer = settings.opponent === 'computer';
    const begin = (event: Event): void => {
      event.preventDefault();
      void page.begin(this.players(), newSeed(), { edition: settings.edition, setup: settings.setup });
    };
    return html`<form class="card setup" @submit=${begin}>
      <h2>${t('start.heading')}</h2>
      ${segmented(
        'opponent',
        t('start.opponent'),
        CHOICES.opponent.map((value) => ({ value, text: t(`start.opponent.${value}`) })),
        settings.opponent,
        (opponent) => page.change({ opponent }),
      )}
      ${computer ? this.computerQuestions() : this.nameQuestions()} ${this.ruleQuestions()}
      <button type="submit" class="primary large">${icon('play')}${t('start.begin')}</button>
    </form>`;
  }

  private computerQuestions(): TemplateResult {
    const { page, settings } = this;
    const levels = LEVELS.map((level) => ({
      value: `${level}` as const,
      text: t(`level.${level}`),
      note: t(`level.${level}.note`),
    }));
    return html`${segmented('level', t('start.level'), levels, `${settings.level}`, (level) =>
      page.change({ level: Number(level) as Level }),
    )}
    ${segmented(
      'side',
      t('start.side'),
      CHOICES.side.map((value) => ({ value, text: t(`start.side.${value}`), note: t(`start.side.note.${value}`) })),
      settings.side,
      (side) => page.change({ side }),
    )}`;
  }

  /** Folded away: whoever does not ask plays the current edition. */
  private ruleQuestions(): TemplateResult {
    const { page, settings } = this;
    const edition = t(`edition.${settings.edition}`);
    return html`<details class="variant">
      <summary>${t('game.variant', { edition, setup: t(`setup.${settings.setup}`) })}</summary>
      ${segmented(
        'edition',
        t('start.edition'),
        CHOICES.edition.map((value) => ({ value, text: t(`edition.${value}`), note: t(`edition.${value}.note`) })),
        settings.edition,
        (value) => page.change({ edition: value }),
      )}
      ${segmented(
        'setup',
        t('start.setup'),
        CHOICES.setup.map((value) => ({
          value,
          text: t(`start.setup.${value}`),
          note: t(`start.setup.note.${value}`),
        })),
        settings.setup,
        (value) => page.change({ setup: value }),
      )}
    </details>`;
  }

  private nameQuestions(): TemplateResult {
    return html`<fieldset class="names">
      <legend>${t('start.names')}</legend>
      ${this.nameField('nameRed', t('side.red'))} ${this.nameField('nameBlack', t('side.black'))}
    </fieldset>`;
  }

  private nameField(key: 'nameRed' | 'nameBlack', side: string): TemplateResult {
    const { page } = this;
    return html`<label>
      <span>${side}</span>
      <input
        type="text"
        autocomplete="off"
        maxlength=${LONGEST_NAME}
        placeholder=${t('start.name.hint')}
        .value=${this.settings[key]}
        @change=${(event: Event) => page.change({ [key]: (event.target as HTMLInputElement).value.trim() })}
      />
    </label>`;
  }

  private players(): Players {
    const { settings } = this;
    if (settings.opponent === 'friend') {
      return { red: { kind: 'person', name: settings.nameRed }, black: { kind: 'person', name: settings.nameBlack } };
    }
    const person = { kind: 'person', name: '' } as const;
    const computer = { kind: 'computer', level: settings.level } as const;
    const red = settings.side === 'chance' ? newSeed() % 2 === 0 : settings.side === 'red';
    return red ? { red: person, black: computer } : { red: computer, black: person };
  }
}
