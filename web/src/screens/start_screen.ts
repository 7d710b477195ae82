// The start screen: what Anthill is, the game that is waiting, the games as cards, and the next game as it was played last, to be begun
// with one tap. What else can be chosen is folded behind one line that says it in words.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { heroArt } from '../art/hero_art';
import { randomUint32 } from '../model/random';
import type { GamePage } from '../contract/game_page';
import { hasTrait, type GameId } from '../model/game_id';
import { winsAgainst } from '../model/progress';
import type { SavedGame } from '../model/saved_game';
import { ownTurnIds } from '../storage/own_turns';
import type { Quarantined } from '../storage/saves';
import { ELDER, strengthsOf, type Strength } from '../model/levels';
import { chosenPlayers, offered } from '../session/chosen_players';
import { pairing } from '../session/wording';
import { withWords } from '../i18n/pending_catalogues';
import { whenIdle } from '../feedback/first_touch';
import { dateText, inTurn, t } from '../i18n/translate';
import { follows } from '../ui/follow';
import { icon, type IconName } from '../ui/icons';
import { ScreenElement } from '../contract/screen_element';
import type { PagePart } from '../contract/page_part';
import { lazy, partFailed } from '../ui/lazy';
import { segmented } from '../ui/segmented';
import { gameCards } from './game_cards';
import { levelStepper } from './level_stepper';
import './start_screen.css';

let unreadable: typeof import('../library/unreadable') | null = null;
const fetchUnreadable = async (): Promise<void> => {
  unreadable = await withWords(import('../library/unreadable'));
};
let choices: typeof import('./start_choices') | null = null;
const fetchChoices = async (): Promise<void> => {
  choices = await withWords(import('./start_choices'));
};

const fetchLadder = (): Promise<unknown> => withWords(import('../library/ladder_panel'));
/** Without it the pictures are missing. */
const fetchLazy = (): Promise<unknown> => withWords(import('./start_lazy')).catch(() => undefined);
/** Without it matches by link have no card. */
const fetchLinks = (): Promise<unknown> => withWords(import('./link_card')).catch(() => undefined);
const fetchToday = (): Promise<unknown> => withWords(import('./today'));

// A store that takes longer than this is not waited for.
const LONGEST_LOOK_MILLISECONDS = 400;

/** The desk stands beside the games, and has room (start_screen.css): “Today” heads it, which otherwise comes before the games. */
const WIDE = matchMedia('(min-width: 46rem) and (min-height: 30.01rem)');
/** A phone on its side has room for “Today” below the games alone. */
const LOW = matchMedia('(min-width: 34rem) and (max-height: 30rem)');

/** The opponents. Play by link is a screen of its own, and no setting. */
const OPPONENTS = ['computer', 'friend', 'link'] as const;

type Waiting = Pick<SavedGame, 'id' | 'game' | 'players' | 'played' | 'time'>;

@customElement('anthill-start')
@follows(({ page }: PagePart) => page.progress)
export class StartScreen extends ScreenElement {
  @state() private waiting: Waiting | null = null;
  /** One goes on, or was the last to be finished. */
  private hasGame = false;
  /** Its date is shown. The first date that is written takes a browser longer than all else here, so it waits for an idle moment. */
  @state() private isDated = false;
  @state() private unreadable: Quarantined[] = [];
  /** The level that the last games suggest, by game. */
  @state() private suggested: ReadonlyMap<GameId, Strength> = new Map();
  /** The saves have been looked at. */
  @state() private looked = false;
  /** The friend has a device of their own. */
  @state() private byLink = false;
  /** Matches by link go on, and in some it is this player's turn: their card has its place before it is there. */
  private readonly links = ownTurnIds();
  /** “Today” could not be fetched. */
  @state() private withoutToday = false;
  /** The line of choices is open. */
  @state() private choosing = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.look();
    setTimeout(() => (this.looked = true), LONGEST_LOOK_MILLISECONDS);
    for (const windows of [WIDE, LOW])
      windows.addEventListener('change', () => this.requestUpdate(), { signal: this.untilGone });
  }

  protected override get game(): GamePage | null {
    return this.page.retry ? null : this.page.game;
  }
  /** Something has been learnt, solved or won here. */
  private get hasPlayed(): boolean {
    return Object.keys(this.page.progress.all()).length > 0;
  }

  private async look(): Promise<void> {
    const { saves } = this.page;
    const quarantined = (): Promise<Quarantined[]> => saves.quarantined().catch(() => []);
    const { quarantineCount } = saves;
    // Progress that cannot be read is set aside as it is looked at, before all of that is listed.
    const { hasPlayed } = this;
    const [last, unreadable] = await Promise.all([
      saves.load(),
      quarantined(),
      hasPlayed && fetchToday().catch(() => (this.withoutToday = true)),
    ]);
    const unreadableNow = saves.quarantineCount === quarantineCount ? unreadable : await quarantined();
    if (unreadableNow.length > 0) await fetchUnreadable().catch(() => undefined);
    this.waiting = last?.over ? await this.newestUnfinished() : last;
    this.hasGame = last !== null;
    if (last) {
      void fetchToday().catch(() => (this.withoutToday = true));
      whenIdle(() => (this.isDated = this.isConnected));
    }
    this.unreadable = unreadableNow;
    this.looked = true;
    // After a crash only the database has the last game, and it may open late.
    if (!saves.isOpen) saves.onceOpen(() => this.isConnected && this.look());
    void this.count();
  }
  private async newestUnfinished(): Promise<Waiting | null> {
    const games = await this.page.saves.library().catch(() => []);
    return games.find(({ over }) => !over) ?? null;
  }
  /** Comes later: it moves nothing. Without games, or an answer, no level is marked. */
  private async count(): Promise<void> {
    const games = await this.page.saves.library().catch(() => []);
    const counting = games.length === 0 ? null : await import('./start_count').catch(() => null);
    this.suggested = counting?.count(this.page, games) ?? new Map();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { page } = this;
    // All at once: what came later would push aside what a finger is already on its way to.
    if (!this.looked || (!this.game && !page.retry)) return nothing;
    return html`<main class=${this.waiting ? 'start continues' : 'start'}>
      <header class="hero">
        <h1>${t('app.name')}</h1>
        <p>${t('start.what')}</p>
        ${heroArt()}
      </header>
      <div class="front">
        ${this.unreadable.length === 0 ? nothing : lazy(fetchUnreadable, () => this.unreadableCards())}
        ${this.page.isStored ? nothing : html`<p class="note" role="status">${t('start.unstored')}</p>`}
        ${this.links === null ? nothing : html`<anthill-links class=${this.links ? 'card waiting' : 'visually-hidden'}></anthill-links>`}
        ${this.waiting ? this.waitingCard(this.waiting) : nothing}
        ${WIDE.matches || LOW.matches ? nothing : this.today()} ${gameCards(page)}
        ${LOW.matches ? this.today() : nothing}
      </div>
      <div class="desk">
        ${WIDE.matches ? this.today() : nothing}
        ${this.game ? this.form(this.game) : page.retry && partFailed(page.retry)}
        <nav>
          <div class="more">
            ${
              page.progress.of(this.settings.game).learnt
                ? this.way('cap', t('start.learn', { game: page.gameName(this.settings.game) }), () =>
                    page.learn(this.settings.game),
                  )
                : nothing
            }
            ${this.way('puzzle', t('start.puzzles'), () => page.goTo('puzzles', 'all'))}
            ${this.way('pencil', t('position.title'), () => page.setUp(null))}
            ${this.way('library', t('start.library'), () => page.goTo('library'))}
            ${this.way('ladder', t('ladder.title'), () => this.showLadder())}
          </div>
          <div class="about">
            ${this.way('gear', t('start.settings'), () => page.show({ dialog: 'settings' }))}
            ${this.way('about', t('start.about'), () => page.show({ dialog: 'about' }))}
          </div>
        </nav>
      </div>
    </main>`;
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    super.updated(changed);
    const { game, variants } = this.page;
    // Parts below the choices wait until the board is there, which is needed first.
    if (!game || variants(game.id) === null) return;
    void fetchLazy();
    if (this.links !== null) void fetchLinks();
  }

  /** From the first game on. */
  private today(): TemplateResult | typeof nothing {
    return (this.hasGame || this.hasPlayed) && !this.withoutToday ? html`<anthill-today></anthill-today>` : nothing;
  }
  private unreadableCards(): unknown {
    return unreadable?.unreadableCards(this.unreadable, this.page, () => void this.look());
  }

  private way(name: IconName, text: string, go: () => void): TemplateResult {
    return html`<button type="button" class="quiet" @click=${go}>${icon(name)}<span>${text}</span></button>`;
  }

  private showLadder(): void {
    this.page.show({
      dialog: 'own',
      content: () => ({
        heading: t('ladder.title'),
        size: 'large',
        content: html`${lazy(fetchLadder, () => html`<anthill-ladder .game=${this.settings.game}></anthill-ladder>`)}`,
      }),
    });
  }

  private waitingCard(game: Waiting): TemplateResult {
    const progress = { game: this.page.gameName(game.game), n: game.played };
    const played = hasTrait(game.game, 'turns') ? 'start.continue.turn' : 'start.continue.playing';
    const where = t(game.played === 0 ? 'start.continue.begun' : played, progress);
    return html`<section class="card waiting" aria-labelledby="waiting-heading">
      <div>
        <h2 id="waiting-heading">${pairing(game.game, game.players)}</h2>
        <p>${where}<br /><small>${this.isDated ? dateText(new Date(game.time)) : html`&nbsp;`}</small></p>
      </div>
      <button type="button" class="primary" @click=${() => void this.page.openKept(game.id, 'start')}>
        ${t('start.continue')}
      </button>
    </section>`;
  }

  private form(game: GamePage): TemplateResult {
    const { page, settings, byLink } = this;
    const begin = (event: Event): void => {
      event.preventDefault();
      if (byLink) page.goTo('remote');
      else void page.begin(game.id, chosenPlayers(settings), randomUint32());
    };
    return html`<form class="card setup" data-game=${game.id} @submit=${begin}>
      <h2>${t('start.heading')}</h2>
      ${segmented(
        'opponent',
        t('start.opponent'),
        OPPONENTS.map((value) => ({
          value,
          text: t(`start.opponent.${value}`),
          ...(value === 'link' ? { note: t('start.opponent.link.note') } : {}),
        })),
        byLink ? 'link' : settings.opponent === 'friend' ? 'friend' : 'computer',
        (opponent) => {
          this.byLink = opponent === 'link';
          if (opponent !== 'link') page.change({ opponent });
        },
      )}
      ${byLink ? nothing : html`${this.levels(game)} ${this.choices(game)}`}
      <div class="begin">
        <button type="submit" class="primary large">
          ${icon('play')}${t(byLink ? 'remote.title' : 'start.begin')}
        </button>
        <button type="button" class="large" @click=${() => page.show({ dialog: 'rules' })}>
          ${icon('book')}${t('start.rules')}
        </button>
      </div>
    </form>`;
  }

  private levels({ start }: GamePage): TemplateResult | typeof nothing {
    const seats = start.seats();
    switch (this.settings.opponent) {
      case 'friend':
        return nothing;
      case 'nobody':
        return html`${this.level('level', t('start.level.of', { side: seats.red }))}
        ${this.level('levelBlack', t('start.level.of', { side: seats.black }))} ${this.seconds('level', 'levelBlack')}`;
      case 'computer':
        return html`${this.level('level', t('start.level'))} ${this.seconds('level')}`;
    }
  }
  private level(key: 'level' | 'levelBlack', legend: string): TemplateResult {
    const { settings, page } = this;
    const chosen = offered(settings, settings[key]);
    const plays = settings.opponent === 'computer';
    return levelStepper({
      name: key,
      legend,
      strengths: strengthsOf(settings.game),
      chosen,
      isOfSide: !plays,
      wins: plays ? winsAgainst(page.progress.of(settings.game), chosen) : 0,
      suggested: plays ? this.suggested.get(settings.game) : undefined,
      choose: (level) => page.change({ [key]: level }),
    });
  }
  private seconds(...keys: ('level' | 'levelBlack')[]): unknown {
    const { settings } = this;
    const isAsked = keys.some((key) => offered(settings, settings[key]) === ELDER);
    return isAsked ? lazy(fetchChoices, () => choices?.secondsQuestion(this.page, ...keys)) : nothing;
  }

  /** All that is chosen, in one line. */
  private line(game: GamePage): string {
    const { settings } = this;
    const name = (key: 'level' | 'levelBlack'): string => t(`level.${offered(settings, settings[key])}`);
    const variant = game.start.optionsName(game.start.dealOptions(settings));
    switch (settings.opponent) {
      case 'friend': {
        const seated = t(`start.line.${settings.seating}`);
        const { clock } = settings;
        return inTurn(clock === 'off' ? seated : inTurn(seated, t('start.line.clock', { clock })), variant);
      }
      case 'nobody':
        return inTurn(t('start.line.watch', { red: name('level'), black: name('levelBlack') }), variant);
      case 'computer':
        return inTurn(game.start.seats().line(settings.side, name('level')), variant);
    }
  }
  private choices(game: GamePage): TemplateResult {
    return html`<details
      class="variant"
      .open=${this.choosing}
      @toggle=${(event: Event) => (this.choosing = (event.target as HTMLDetailsElement).open)}
    >
      <summary>${this.line(game)}</summary>
      ${this.choosing ? html`<div>${lazy(fetchChoices, () => choices?.choices(this.page, game))}</div>` : nothing}
    </details>`;
  }
}
