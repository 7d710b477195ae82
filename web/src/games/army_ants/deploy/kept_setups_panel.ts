// The set-ups that are kept under a name: saves what lies, lays one of them, renames and deletes. It shows names alone, for two who share
// the screen may both see it.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { PagePart } from '../../../contract/page_part';
import { dateText } from '../../../i18n/translate';
import { cleanLine } from '../../../model/clean_text';
import type { GameSummary } from '../../../model/game_summary';
import { LONGEST_TITLE, MOST_SETUPS } from '../../../model/limits';
import { newSetup, type SavedSetup } from '../../../model/saved_setup';
import { isOpenSetup, KeptSetups } from '../../../storage/kept_setups';
import { closeDialog } from '../../../ui/dialog_content';
import { downloadText } from '../../../ui/download';
import { anyIcon } from '../../../ui/lazy_icons';
import { iconButton } from '../../../ui/tool_button';
import { t } from './en';
import './kept_setups.css';

@customElement('anthill-kept-setups')
export class KeptSetupsPanel extends PagePart {
  /** Closes the dialog. */
  /** The game, edition and set-up at hand. */
  @property() kind = '';
  /** The seat that sets up, and its game. */
  @property({ attribute: false }) from!: NonNullable<SavedSetup['from']>;
  /** The cards on the board, as Red's cards; null while the set-up is not complete. */
  @property({ attribute: false }) cards: readonly string[] | null = null;
  /** Lays these cards, Red's, before the player who sets up. */
  @property({ attribute: false }) lay!: (cards: readonly string[]) => void;
  @state() private renaming = '';
  @state() private deleted: SavedSetup | null = null;
  @state() private told = '';
  /** Those of the library; null until they are known. */
  @state() private games: readonly GameSummary[] | null = null;
  private readonly kept = new KeptSetups();

  protected override firstUpdated(): void {
    const { saves } = this.page;
    void saves.library().then(
      (games) => (this.games = games),
      () => undefined, // then none is shown that may be secret
    );
  }

  protected override render(): TemplateResult {
    const { deleted } = this;
    const all = this.kept.all().filter((setup) => setup.kind === this.kind);
    const setups = all.filter((setup) => this.isSeen(setup));
    const hidden = all.length - setups.length;
    return html`<div class="kept-setups">
      ${
        this.cards === null
          ? html`<p>${t('kept.incomplete')}</p>`
          : html`<form @submit=${this.save}>
              <label for="setup-name">${t('kept.name')}</label>
              <input id="setup-name" type="text" maxlength=${LONGEST_TITLE} autocomplete="off" required />
              <button type="submit" class="primary">${t('kept.save')}</button>
            </form>`
      }
      <h3>${t('kept.list')}</h3>
      ${
        setups.length === 0
          ? html`<p class="note">${t('kept.empty')}</p>`
          : html`<ul>
              ${repeat(
                setups,
                ({ id }) => id,
                (setup) => (setup.id === this.renaming ? this.nameField(setup) : this.line(setup)),
              )}
            </ul>`
      }
      ${hidden > 0 ? html`<p class="note">${t('kept.hidden', { n: hidden })}</p>` : nothing} ${this.damaged()}
      <div class="setup-message" role="status">
        ${this.told}
        ${
          deleted
            ? html`<button type="button" class="small" @click=${this.undelete}>${t('kept.undo')}</button>`
            : nothing
        }
      </div>
    </div>`;
  }

  /** A set-up that the other side has just saved in this game is as secret as one saved in another secret game. */
  private isSeen(setup: SavedSetup): boolean {
    const { from } = setup;
    if (from?.game === this.from.game) return from.seat === this.from.seat;
    return isOpenSetup(setup, this.games, Date.now());
  }

  private line(setup: SavedSetup): TemplateResult {
    const { name, cards, time } = setup;
    const lay = (): void => {
      closeDialog();
      this.lay(cards);
    };
    return html`<li>
      <button type="button" class="setup-lay" aria-label=${t('kept.lay', { name })} @click=${lay}>
        ${anyIcon('deal')}<span><b>${name}</b><small>${dateText(new Date(time))}</small></span>
      </button>
      ${iconButton(anyIcon('pencil'), t('kept.rename', { name }), () => (this.renaming = setup.id))}
      ${iconButton(anyIcon('bin'), t('kept.delete', { name }), () => this.delete(setup))}
    </li>`;
  }

  private nameField(setup: SavedSetup): TemplateResult {
    const rename = (event: Event): void => {
      event.preventDefault();
      const name = this.entered(event);
      if (name !== '') this.keep({ ...setup, name }, t('kept.saved', { name }));
      this.renaming = '';
    };
    return html`<li>
      <form @submit=${rename}>
        <label for="setup-rename">${t('kept.name')}</label>
        <input id="setup-rename" type="text" maxlength=${LONGEST_TITLE} autocomplete="off" .value=${setup.name} />
        <button type="submit" class="primary">${t('kept.rename.save')}</button>
        <button type="button" @click=${() => (this.renaming = '')}>${t('kept.rename.cancel')}</button>
      </form>
    </li>`;
  }

  /** Set-ups that cannot be read are listed, and stay until a player deletes them. */
  private damaged(): TemplateResult | typeof nothing {
    const damaged = this.kept.damaged();
    if (damaged.length === 0) return nothing;
    const download = (): void => void downloadText('anthill-setups.txt', damaged.map(({ text }) => text).join('\n'));
    const remove = (): void => {
      for (const each of damaged) this.kept.removeDamaged(each);
      this.requestUpdate();
    };
    return html`<p class="note">${t('kept.damaged', { n: damaged.length })}</p>
      <p class="buttons">
        <button type="button" class="small" @click=${download}>${t('kept.damaged.download')}</button>
        <button type="button" class="small" @click=${remove}>${t('kept.damaged.delete')}</button>
      </p>`;
  }

  private entered(event: Event): string {
    const field = (event.target as HTMLFormElement).querySelector('input');
    return cleanLine(field?.value ?? '', LONGEST_TITLE);
  }

  private readonly save = (event: Event): void => {
    event.preventDefault();
    const name = this.entered(event);
    if (name === '' || this.cards === null) return;
    this.keep(newSetup(name, this.kind, this.cards, this.from), t('kept.saved', { name }));
    (event.target as HTMLFormElement).reset();
  };
  private keep(setup: SavedSetup, said: string): void {
    this.deleted = null;
    this.told = this.kept.put(setup) ? said : this.kept.isFull ? t('kept.most', { n: MOST_SETUPS }) : t('kept.full');
    this.requestUpdate();
  }
  private delete(setup: SavedSetup): void {
    this.kept.remove(setup.id);
    this.deleted = setup;
    this.told = t('kept.deleted', { name: setup.name });
  }
  private readonly undelete = (): void => {
    if (this.deleted) this.keep(this.deleted, '');
  };
}
