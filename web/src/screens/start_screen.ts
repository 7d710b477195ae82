// The games, each in a picture and three lines; who plays, with a proposal that one tap accepts; and the game that is waiting.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { heroArt } from '../art/hero_art';
import { cleanLine } from '../model/clean_text';
import { LONGEST_NAME } from '../model/limits';
import { randomUint32 } from '../model/random';
import type { GamePage } from '../contract/game_page';
import { CARDS } from '../games/table';
import { GAME_IDS, type GameId } from '../model/game_id';
import { winsAgainst, withWins } from '../model/progress';
import type { SavedGame } from '../model/saved_game';
import type { Quarantined } from '../storage/saves';
import { SETTINGS, type Settings } from '../storage/settings';
import { strengthsOf, type Strength } from '../model/levels';
import { levelOption } from '../i18n/labels';
import { chosenPlayers, offered } from '../session/chosen_players';
import { pairing } from '../session/wording';
import { withWords } from '../i18n/pending_catalogues';
import { dateText, inTurn, t } from '../i18n/translate';
import { icon, type IconName } from '../ui/icons';
import { ScreenElement } from '../contract/screen_element';
import { lazy, partFailed } from '../ui/lazy';
import { segmented } from '../ui/segmented';
import { clockQuestion, patienceQuestion, seatingQuestion } from '../frame/seating';
import './start_screen.css';

let unreadable: typeof import('../library/unreadable') | null = null;
const fetchUnreadable = async (): Promise<void> => {
  unreadable = await withWords(import('../library/unreadable'));
};

// A store that takes longer than this is not waited for.
const LONGEST_LOOK_MILLISECONDS = 400;

@customElement('anthill-start')
export class StartScreen extends ScreenElement {
  @property({ attribute: false }) settings!: Settings;
  /** The chosen one, once it is fetched. */
  @property({ attribute: false }) game!: GamePage | null;
  /** The board knows in which variants: some of what is asked comes from there. */
  @property({ attribute: false }) known = false;
  /** Fetches the chosen one again that did not arrive. */
  @property({ attribute: false }) retry: (() => void) | null = null;
  @state() private waiting: SavedGame | null = null;
  @state() private unreadable: Quarantined[] = [];
  /** The level that the last games suggest, by game. */
  @state() private suggested: ReadonlyMap<GameId, Strength> = new Map();
  /** The saves have been looked at. */
  @state() private looked = false;

  private unlisten: () => void = () => undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.unlisten = this.page.progress.subscribe(() => this.requestUpdate());
    void this.look();
    setTimeout(() => (this.looked = true), LONGEST_LOOK_MILLISECONDS);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.unlisten();
  }

  private async look(): Promise<void> {
    const { saves } = this.page;
    const quarantined = (): Promise<Quarantined[]> => saves.quarantined().catch(() => []);
    const { setAside } = saves;
    const [waiting, unreadable] = await Promise.all([saves.load(), quarantined()]);
    const setAsideNow = saves.setAside === setAside ? unreadable : await quarantined();
    if (setAsideNow.length > 0) await fetchUnreadable().catch(() => undefined);
    this.waiting = waiting;
    this.unreadable = setAsideNow;
    this.looked = true;
    // After a crash only the database has the last game, and it may open late.
    if (!saves.isOpen) saves.onceOpen(() => this.isConnected && this.look());
    void this.count();
  }
  /** Comes later: it moves nothing. Without games, or an answer, no level is marked. */
  private async count(): Promise<void> {
    const games = await this.page.saves.library().catch(() => []);
    const { countedSince } = this.settings;
    const statistics = games.length === 0 ? null : await import('../library/statistics').catch(() => null);
    for (const game of GAME_IDS)
      this.page.progress.change(game, (progress) =>
        withWins(
          progress,
          games.filter((each) => each.game === game),
        ),
      );
    this.suggested = new Map(
      GAME_IDS.flatMap((game) => {
        const level = statistics?.suggestedLevel(games, game, countedSince) ?? null;
        return level === null ? [] : [[game, level]];
      }),
    );
  }

  protected override render(): TemplateResult | typeof nothing {
    const { page } = this;
    // All at once: what came later would push aside what a finger is already on its way to.
    if (!this.looked || (!this.game && !this.retry)) return nothing;
    return html`<main class=${this.waiting && !this.waiting.over ? 'start continues' : 'start'}>
      <div class="front">
        <header class="hero">
          <h1>${t('app.name')}</h1>
          <p>${t('start.what')}</p>
          ${heroArt()}
        </header>
        ${this.unreadable.length === 0 ? nothing : lazy(fetchUnreadable, () => this.unreadableCards())}
        ${this.page.isStored ? nothing : html`<p class="note" role="status">${t('start.unstored')}</p>`}
        ${this.waiting ? this.waitingCard(this.waiting) : nothing} ${this.learned ? nothing : this.learn()}
        ${this.gameChoice()}
      </div>
      <div class="desk">
        ${this.game ? this.form() : this.retry && partFailed(this.retry)}
        <nav>
          <div class="more">
            ${this.learned ? this.way('play', this.learnText, () => page.learn(this.settings.game)) : nothing}
            ${this.way('puzzle', t('start.puzzles'), () => page.goTo('puzzles'))}
            ${this.way('pencil', t('position.title'), () => page.setUp(null))}
            ${this.way('library', t('start.library'), () => page.goTo('library'))}
            ${this.way('comment', t('remote.title'), () => page.goTo('remote'))}
          </div>
          <div class="about">
            ${this.way('gear', t('start.settings'), () => page.show({ dialog: 'settings' }))}
            ${this.way('about', t('start.about'), () => page.show({ dialog: 'about' }))}
          </div>
        </nav>
      </div>
    </main>`;
  }

  private unreadableCards(): unknown {
    return unreadable?.unreadableCards(this.unreadable, this.page.saves, () => void this.look());
  }

  private way(name: IconName, text: string, go: () => void): TemplateResult {
    return html`<button type="button" class="quiet" @click=${go}>${icon(name)}<span>${text}</span></button>`;
  }

  /** The chosen game's lesson has been gone through. */
  private get learned(): boolean {
    return this.page.progress.of(this.settings.game).learnt;
  }
  private get learnText(): string {
    return t('start.learn', { game: this.page.gameName(this.settings.game) });
  }

  /** The button that a newcomer sees first. */
  private learn(): TemplateResult {
    return html`<button type="button" class="learn" @click=${() => this.page.learn(this.settings.game)}>
      ${this.learnText}
    </button>`;
  }

  private waitingCard(game: SavedGame): TemplateResult {
    const progress = { game: this.page.gameName(game.game), n: game.played };
    const where = game.over
      ? t('start.continue.over', progress)
      : game.played === 0
        ? t('start.continue.begun', progress)
        : t('start.continue.playing', progress);
    return html`<section class="card waiting" aria-labelledby="waiting-heading">
      <div>
        <h2 id="waiting-heading">${pairing(game.game, game.players)}</h2>
        <p>${where}<br /><small>${dateText(new Date(game.time))}</small></p>
      </div>
      <button type="button" class=${game.over ? '' : 'primary'} @click=${() => this.page.goTo('game')}>
        ${t(game.over ? 'start.continue.look' : 'start.continue')}
      </button>
    </section>`;
  }

  private gameChoice(): TemplateResult {
    return html`<fieldset class="games">
      <legend class="visually-hidden">${t('start.game')}</legend>
      ${GAME_IDS.map(
        (id) =>
          html`<label>
            <input
              type="radio"
              name="game"
              value=${id}
              aria-labelledby=${`${id}-name`}
              aria-describedby=${`${id}-goal ${id}-facts`}
              .checked=${id === this.settings.game}
              @change=${() => this.page.change({ game: id })}
            />
            <span class="offer">
              <svg class="emblem" viewBox="0 0 96 56" aria-hidden="true">${CARDS[id].emblem}</svg>
              <span class="name" id=${`${id}-name`}>${CARDS[id].text('name')}</span>
              <span class="goal" id=${`${id}-goal`}>${CARDS[id].text('goal')}</span>
              <span class="facts" id=${`${id}-facts`}
                >${CARDS[id].text('facts')}<span class="twist">&nbsp;&middot; ${CARDS[id].text('twist')}</span></span
              >
            </span>
          </label>`,
      )}
    </fieldset>`;
  }

  private form(): TemplateResult {
    const { page, settings, game } = this;
    const begin = (event: Event): void => {
      event.preventDefault();
      if (game) void page.begin(chosenPlayers(settings), randomUint32());
    };
    return html`<form class="card setup" data-game=${game?.id ?? nothing} @submit=${begin}>
      <h2>${t('start.heading')}</h2>
      ${segmented(
        'opponent',
        t('start.opponent'),
        SETTINGS.opponent.values.map((value) => ({
          value,
          text: t(`start.opponent.${value}`),
          ...(value === 'nobody' ? { note: t('start.opponent.nobody.note') } : {}),
        })),
        settings.opponent,
        (opponent) => page.change({ opponent }),
      )}
      ${this.opponentQuestions()} ${game?.questions(page) ?? nothing}
      <div class="begin">
        <button type="submit" class="primary large">${icon('play')}${t('start.begin')}</button>
        <button type="button" class="large" @click=${() => page.show({ dialog: 'rules' })}>
          ${icon('book')}${t('start.rules')}
        </button>
      </div>
    </form>`;
  }

  private opponentQuestions(): TemplateResult {
    const { settings, game } = this;
    switch (settings.opponent) {
      case 'computer':
        return this.computerQuestions();
      case 'friend':
        return html`${this.nameQuestions()} ${seatingQuestion(this.page)} ${clockQuestion(this.page)}`;
      case 'nobody':
        return html`${this.levelQuestion('level', t('start.level.of', { side: game?.seats.red ?? '' }))}
        ${this.levelQuestion('levelBlack', t('start.level.of', { side: game?.seats.black ?? '' }))}
        ${patienceQuestion(this.page, 'level', 'levelBlack')}`;
    }
  }

  private levelQuestion(key: 'level' | 'levelBlack', legend: string): TemplateResult {
    const { settings } = this;
    const strengths = strengthsOf(settings.game);
    const levels = strengths.map((level) => ({
      value: `${level}` as const,
      text: levelOption(level),
      ...this.levelNote(level),
    }));
    return segmented(key, legend, levels, `${offered(settings, settings[key])}`, (chosen) => {
      const level = strengths.find((each) => `${each}` === chosen);
      if (level !== undefined) this.page.change({ [key]: level });
    });
  }

  private levelNote(level: Strength): { note: string; crown?: string } {
    const { settings, page } = this;
    const note = t(`level.${level}.note`);
    const n = settings.opponent === 'computer' ? winsAgainst(page.progress.of(settings.game), level) : 0;
    return n === 0
      ? { note }
      : { note: inTurn(note, t('level.beaten', { n })), crown: t('level.beaten.name', { level: levelOption(level) }) };
  }

  private computerQuestions(): TemplateResult {
    const { page, settings, game } = this;
    const suggested = this.suggested.get(settings.game);
    const legend = suggested ? t('start.level.suggested', { level: t(`level.${suggested}`) }) : t('start.level');
    return html`${this.levelQuestion('level', legend)} ${patienceQuestion(page, 'level')}
    ${
      game
        ? segmented('side', game.seats.legend, game.seats.options, settings.side, (side) => page.change({ side }))
        : nothing
    }`;
  }

  private nameQuestions(): TemplateResult {
    return html`<fieldset class="names">
      <legend>${t('start.names')}</legend>
      ${this.nameField('nameRed', this.game?.seats.red ?? '')}
      ${this.nameField('nameBlack', this.game?.seats.black ?? '')}
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
        @change=${(event: Event) => page.change({ [key]: cleanLine((event.target as HTMLInputElement).value, LONGEST_NAME) })}
      />
    </label>`;
  }
}
