// The library: every game of this device on a card, with a picture, who plays, how it stands; to open, name, share and delete, and with the doors
// in and out: files, links, texts, backups.

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import { icon } from '../ui/icons';
import { anyIcon } from '../ui/lazy_icons';
import { ScreenElement } from '../contract/screen_element';
import { unreadableCards } from './unreadable';
import { isOngoing, type RemoteMatch } from '../model/remote_match';
import { summaryOf, type GameSummary } from '../model/game_summary';
import { StorageError, type StorageProblem } from '../storage/database';
import { t as later } from '../i18n/later_en';
import { forgetsGames, keepsGames } from '../storage/forgetting';
import { RemoteMatches } from '../storage/remote_matches';
import type { Quarantined } from '../storage/saves';
import { dateText, language } from '../i18n/translate';
import { backUp } from './backup_file';
import { emptyShelf } from '../ui/empty_art';
import { iconButton } from '../ui/tool_button';
import { entryFacts, entryTitle, problemLine, outcomeOf } from './entry';
import { picture } from './picture';
import { linkMatches } from './link_matches';
import { LibraryChanges } from './library_changes';
import { importSentence } from './import_dialog';
import { t } from './en';
import '../ui/page_frame.css';
import './library_screen.css';

// Then the page says why nothing is there yet.
const LATE_MILLISECONDS = 3000;
// Cards are made as they come near the window, so many a frame: thousands at once would take seconds, and dozens a frame too long.
const CARDS_AT_FIRST = 24;
const CARDS_AT_ONCE = 9;

const SECTIONS = ['playing', 'over'] as const;
type Section = (typeof SECTIONS)[number];

@customElement('anthill-library')
export class LibraryScreen extends ScreenElement {
  /** The first entries of an empty collection. */
  @property({ attribute: false }) models: unknown;
  @state() private games: GameSummary[] | null = null;
  @state() private links: RemoteMatch[] = [];
  @state() private unreadable: Quarantined[] = [];
  @state() private problem: StorageProblem | null = null;
  @state() private told = '';
  @state() private slow = false;
  /** How many cards of each section are there. */
  @state() private cards: Readonly<Record<Section, number>> = { playing: CARDS_AT_FIRST, over: CARDS_AT_FIRST };
  private readonly refresh = (): void => void this.look();
  private readonly nearEnd = new IntersectionObserver(
    (seen) => {
      const near = seen.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target.id);
      const cards = SECTIONS.map((section) => [
        section,
        this.cards[section] + (near.includes(`${section}-end`) ? CARDS_AT_ONCE : 0),
      ]);
      if (near.length > 0) this.cards = Object.fromEntries(cards) as Record<Section, number>;
    },
    { rootMargin: '200%' },
  );

  override connectedCallback(): void {
    super.connectedCallback();
    this.untilGone.addEventListener('abort', LibraryChanges.subscribe(this.refresh));
  }
  // Lazily upgraded: properties arrive with the first update.
  protected override firstUpdated(): void {
    void this.look();
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.nearEnd.disconnect();
  }
  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    // Observed again: an end that is still near after more cards came asks for more.
    this.nearEnd.disconnect();
    for (const end of this.querySelectorAll('.shelf-end')) this.nearEnd.observe(end);
  }

  private async look(): Promise<void> {
    const { saves } = this.page;
    const late = setTimeout(() => (this.slow = true), LATE_MILLISECONDS);
    try {
      this.games = await saves.library();
      this.links = (await new RemoteMatches().all().catch(() => [])).filter(isOngoing);
      this.unreadable = await saves.quarantined();
      this.problem = null;
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      this.problem = error.problem;
      this.games = await saves.localLibrary();
      if (error.problem === 'slow') saves.onceOpen(() => this.isConnected && this.look());
    } finally {
      clearTimeout(late);
    }
    this.requestUpdate();
  }

  protected override render(): TemplateResult {
    const { page, games, problem } = this;
    const isEmpty = games?.length === 0 && this.links.length === 0 && problem === null;
    const keeps = games === null || problem !== null || keepsGames(page.saves);
    const unkept = keeps ? '' : t(isEmpty ? 'library.unkept' : 'library.full');
    const unread =
      problem === null || problem === 'slow' ? '' : t(problem === 'newer' ? 'library.newer' : 'library.failed');
    const { refusal } = LibraryChanges;
    const report = this.report();
    return html`<main class="page-frame library">
      <header class="page-head">
        ${iconButton(icon('back'), t('library.home'), () => page.goTo('start'))}
        <h1>${t('library.title')}</h1>
      </header>
      <p class="buttons doors">
        <button type="button" @click=${() => page.show({ dialog: 'import' })}>
          ${anyIcon('folder')}<span>${t('library.take')}</span>
        </button>
        <button type="button" @click=${() => void this.backUp()}>
          ${anyIcon('archive')}<span>${t('library.backup')}</span>
        </button>
        <button type="button" @click=${() => page.show({ dialog: 'statistics' })}>
          ${anyIcon('tally')}<span>${t('library.statistics')}</span>
        </button>
        ${
          isEmpty
            ? nothing
            : html`<button type="button" @click=${() => page.show({ dialog: 'models' })}>
                ${anyIcon('star')}<span>${t('library.models')}</span>
              </button>`
        }
      </p>
      ${[unkept, unread, ''].includes(refusal) ? nothing : problemLine(refusal)} ${this.message(report)}
      ${unkept === '' || report.includes(unkept) ? nothing : problemLine(unkept)}
      ${unreadableCards(this.unreadable, page, this.refresh)}
      ${problem === 'slow' ? html`<p class="note" role="status">${t('library.slow')}</p>` : nothing}
      ${
        unread === ''
          ? nothing
          : html`${problemLine(unread)}
              <p class="buttons">
                <button type="button" class="primary" @click=${this.refresh}>${t('library.again')}</button>
              </p>`
      }
      ${
        games === null
          ? html`<p class="note" role="status">${t(this.slow ? 'library.slow' : 'library.loading')}</p>`
          : isEmpty
            ? this.invitation(keeps)
            : html`${linkMatches(page, this.links)}
              ${SECTIONS.map((section) =>
                this.section(
                  section,
                  games.filter(({ over }) => over === (section === 'over')),
                ),
              )}`
      }
      ${keeps ? html`<p class="note">${t('library.keep')} ${forgetsGames() ? later('end.keep') : nothing}</p>` : nothing}
      <p class="buttons">
        <button type="button" @click=${() => page.show({ dialog: 'erase' })}>
          ${anyIcon('bin')}${t('library.erase')}
        </button>
      </p>
    </main>`;
  }

  private invitation(keeps: boolean): TemplateResult {
    return html`<div class="empty">
        ${emptyShelf()} ${keeps ? html`<p>${t('library.empty')}</p>` : nothing}
        <button type="button" class="primary" @click=${() => this.page.goTo('start')}>
          ${anyIcon('play')}${t('library.empty.begin')}
        </button>
      </div>
      <section>
        <h2>${t('library.models')}</h2>
        ${this.models}
      </section>`;
  }

  /** The result of the latest change: an import, or a deletion that can be undone. */
  private report(): string {
    const { deleted, imported } = LibraryChanges;
    if (deleted) return t('library.deleted', { title: entryTitle(summaryOf(deleted)) });
    return imported ? importSentence(imported) : this.told;
  }
  private message(text: string): TemplateResult {
    const { deleted } = LibraryChanges;
    return html`<div class="library-message ${text === '' ? '' : 'told'}" role="status">
      ${text}
      ${
        deleted
          ? html`<button type="button" @click=${() => void LibraryChanges.undelete(this.page)}>
              ${t('library.undo')}
            </button>`
          : nothing
      }
    </div>`;
  }

  private section(section: Section, games: readonly GameSummary[]): TemplateResult | typeof nothing {
    if (games.length === 0) return nothing;
    const added = LibraryChanges.imported?.added;
    const cards = this.cards[section];
    return html`<section>
      <h2>${t(`library.${section}`)}</h2>
      <ul class="shelf">
        ${repeat(
          games.slice(0, cards),
          ({ id }) => id,
          // A card that stays as it is costs nothing when others are added.
          (game) => guard([game, added, language], () => this.entry(game, added?.includes(game.id) ?? false)),
        )}
      </ul>
      ${games.length > cards ? html`<div class="shelf-end" id=${`${section}-end`}></div>` : nothing}
    </section>`;
  }

  private entry(game: GameSummary, fresh: boolean): TemplateResult {
    const { page } = this;
    const title = entryTitle(game);
    const outcome = outcomeOf(game);
    return html`<li class="kept ${fresh ? 'fresh' : ''}">
      ${picture(game.picture)}
      <button type="button" class="kept-open" @click=${() => void page.openKept(game.id)}>
        <span class="kept-words">
          <b>${title}</b>
          <span>${entryFacts(game, this.page.gameName(game.game))}</span>
          <span class="kept-foot">
            <span class="standing ${outcome.kind}">${outcome.text}</span>
            <small>${game.time === 0 ? nothing : dateText(new Date(game.time))}</small>
          </span>
        </span>
      </button>
      ${iconButton(icon('more'), t('library.more', { title }), () => page.show({ dialog: 'entry', id: game.id }))}
    </li>`;
  }

  private async backUp(): Promise<void> {
    LibraryChanges.clear();
    this.told = await backUp(this.page);
  }
}
