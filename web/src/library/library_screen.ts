// The library: every game of this device, with a picture, who plays, how it stands; to open, name, share and delete, and with the doors
// in and out: files, links, texts, backups.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { downloadText } from '../ui/download';
import { icon } from '../ui/icons';
import { PageElement, type PageContext } from '../ui/element';
import { unreadableCard } from './unreadable';
import type { SavedGame } from '../model/saved_game';
import type { SetAside } from '../storage/saves';
import { dateText } from '../i18n/translate';
import { writeBackup } from './backup';
import { entryFacts, entryTitle, problemLine } from './entry';
import { picture } from './picture';
import { LibraryChanges } from './library_changes';
import { takenInSentence } from './import_dialog';
import { t } from './words';
import '../styles/records.css';

// Then it is said why nothing is there yet.
const LATE_MILLISECONDS = 3000;

@customElement('anthill-library')
export class LibraryScreen extends PageElement {
  @property({ attribute: false }) page!: PageContext;
  @state() private games: SavedGame[] | null = null;
  @state() private unreadable: SetAside[] = [];
  @state() private told = '';
  @state() private slow = false;
  private readonly refresh = (): void => void this.look();

  override connectedCallback(): void {
    super.connectedCallback();
    LibraryChanges.listen(this.refresh);
  }
  // Not earlier: an element that is there before its script gets its properties with its first update.
  protected override firstUpdated(): void {
    void this.look();
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    LibraryChanges.forget(this.refresh);
  }

  private async look(): Promise<void> {
    const late = setTimeout(() => (this.slow = true), LATE_MILLISECONDS);
    this.games = await this.page.saves.library();
    this.unreadable = await this.page.saves.allSetAside();
    clearTimeout(late);
    this.requestUpdate();
  }

  protected override render(): TemplateResult {
    const { page, games } = this;
    return html`<main class="library">
      <header class="library-head">
        <button type="button" class="icon-button" aria-label=${t('library.home')} @click=${() => page.goTo('start')}>
          ${icon('back')}
        </button>
        <h1>${t('library.title')}</h1>
      </header>
      <p class="buttons">
        <button type="button" @click=${() => page.show('take')}>${t('library.take')}</button>
        <button type="button" @click=${() => void this.backUp()}>${t('library.backup')}</button>
        <button type="button" @click=${() => page.show('statistics')}>${t('library.statistics')}</button>
      </p>
      ${LibraryChanges.refusal ? problemLine(LibraryChanges.refusal) : nothing} ${this.message()}
      ${this.unreadable.map((aside) => unreadableCard(aside, page.saves, this.refresh))}
      ${
        games === null
          ? html`<p class="note" role="status">${t(this.slow ? 'library.slow' : 'library.loading')}</p>`
          : games.length === 0
            ? html`<p class="note">${t('library.empty')}</p>`
            : html`${this.shelf(
                t('library.playing'),
                games.filter(({ over }) => !over),
              )}
              ${this.shelf(
                t('library.over'),
                games.filter(({ over }) => over),
              )}`
      }
      <p class="note">${t('library.keep')}</p>
    </main>`;
  }

  /** What has just happened: something came in, or went out and may come back. */
  private message(): TemplateResult {
    const { deleted, taken } = LibraryChanges;
    const text = deleted
      ? t('library.deleted', { title: entryTitle(deleted) })
      : taken
        ? takenInSentence(taken)
        : this.told;
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

  private shelf(heading: string, games: readonly SavedGame[]): TemplateResult | typeof nothing {
    if (games.length === 0) return nothing;
    return html`<section>
      <h2>${heading}</h2>
      <ul class="shelf">
        ${games.map((game) => this.entry(game))}
      </ul>
    </section>`;
  }

  private entry(game: SavedGame): TemplateResult {
    const { page } = this;
    const title = entryTitle(game);
    const fresh = LibraryChanges.taken?.added.includes(game.id) ?? false;
    return html`<li class="kept ${fresh ? 'fresh' : ''}">
      ${picture(game.picture)}
      <button type="button" class="kept-open" @click=${() => void page.openKept(game.id)}>
        <span class="kept-words">
          <b>${title}</b>
          <span>${entryFacts(game)}</span>
          <small>${dateText(new Date(game.time))}</small>
        </span>
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label=${t('library.more', { title })}
        @click=${() => page.show('entry', game.id)}
      >
        ${icon('more')}
      </button>
    </li>`;
  }

  private async backUp(): Promise<void> {
    const { page } = this;
    // Whoever wants a backup wants the browser to keep the games too; it may say no.
    const storage = navigator.storage as Partial<StorageManager> | undefined;
    void storage?.persist?.().catch(() => false);
    const games = await page.saves.library();
    const aside = (await page.saves.allSetAside()).map(({ text }) => text);
    const date = new Date();
    downloadText(
      `anthill-backup-${date.toISOString().slice(0, 10)}.json`,
      writeBackup({ settings: page.settings, games, aside }, date),
    );
    LibraryChanges.clear();
    this.told = t('library.backup.done', { n: games.length });
  }
}
