// The dialog by which something comes in: a file, or a text that is pasted.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { PagePart } from '../contract/page_part';
import type { PageContext } from '../contract/page_context';
import type { SavedGame } from '../model/saved_game';
import { problemLine } from './entry';
import { readIncoming, textOf, type Incoming, type Refusal } from './incoming';
import { LibraryChanges, type LibraryReport } from './library_changes';
import { importGames, type ImportReport } from './import_games';
import { StorageError } from '../storage/database';
import { KeptSetups } from '../storage/kept_setups';
import { carryOver } from '../storage/carry_over';
import { inTurn, language, languageOf } from '../i18n/translate';
import { MOST_MOVES } from '../model/limits';
import { t } from './words';
import './records.css';

export const problemSentence = ({ problem, error = '' }: Refusal): string =>
  t(`import.problem.${problem}`, { error, most: MOST_MOVES });

/** What came of it, in whole sentences. */
export function importSentence({ added, known, quarantined, setups, settings, full }: LibraryReport): string {
  const sentences: string[] = [];
  if (added.length > 0 || known.length + quarantined === 0) sentences.push(t('import.done', { n: added.length }));
  if (known.length > 0) sentences.push(t('import.known', { n: known.length }));
  if (quarantined > 0) sentences.push(t('import.quarantined', { n: quarantined }));
  if (setups > 0) sentences.push(t('import.setups', { n: setups }));
  if (settings) sentences.push(t('import.settings'));
  if (full) sentences.push(t('library.full'));
  return sentences.reduce(inTurn, '');
}

/** Takes it into the library and shows that. */
async function keep(page: PageContext, incoming: Incoming): Promise<ImportReport> {
  const report = await importGames(incoming, page.saves, page.session.id);
  const kept = new KeptSetups();
  // One that is here already stays as it is.
  const there = new Set(kept.all().map(({ id }) => id));
  const setups = incoming.setups.filter((setup) => !there.has(setup.id));
  const taken = setups.filter((setup) => kept.put(setup)).length;
  const told = {
    ...report,
    full: report.full || taken < setups.length,
    setups: taken,
    settings: incoming.settings !== null,
  };
  LibraryChanges.tell(told);
  if (incoming.settings) {
    // Another language loads the page anew.
    if (languageOf(incoming.settings) !== language) carryOver({ report: told });
    page.change(incoming.settings);
  }
  return report;
}

/** A file or a pasted text: whoever gives it wants it kept. Gives what is against it. */
async function importFrom(page: PageContext, given: string | Refusal): Promise<Refusal | null> {
  const incoming = typeof given === 'string' ? await readIncoming(given, (snapshot) => page.firstPly(snapshot)) : given;
  if ('problem' in incoming) return incoming;
  page.goTo('library');
  await keep(page, incoming);
  return null;
}

/** The game in a link; null where there is none to be had, which the library tells. One that is in the library already is that one. */
export async function gameOfLink(page: PageContext, link: string): Promise<SavedGame | null> {
  const incoming = await readIncoming(link, (snapshot) => page.firstPly(snapshot));
  if ('problem' in incoming) {
    LibraryChanges.refuse(problemSentence(incoming));
    return null;
  }
  const [game] = incoming.games;
  if (!game) return null;
  const there = await page.saves.games().catch(() => []);
  return there.find(({ record }) => record === game.record) ?? game;
}

/**
 * By ending and by type: Android knows files by their type alone, and what has come by mail is often just bytes. A type too many does
 * no harm, since the file itself tells what it is.
 */
const READABLE = '.txt,.json,text/*,application/json,application/octet-stream';

@customElement('anthill-incoming')
export class ImportDialog extends PagePart {
  @property({ attribute: false }) close!: () => void;
  @state() private busy = false;
  @state() private refusal = '';

  protected override render(): TemplateResult {
    const paste = (event: Event): void => {
      event.preventDefault();
      const text = this.querySelector('textarea')?.value ?? '';
      void this.take(() => Promise.resolve(text));
    };
    const choose = (event: Event): void => {
      const input = event.target as HTMLInputElement;
      const file = input.files?.[0];
      if (file) void this.take(() => textOf(file));
      input.value = '';
    };
    return html`<form class="record-panel" @submit=${paste}>
      <p>${t('import.hint')}</p>
      <label class="file-choice">
        <span>${t('import.file')}</span>
        <input type="file" accept=${READABLE} @change=${choose} />
      </label>
      <label class="text-choice">
        <span>${t('import.text')}</span>
        <textarea rows="5" spellcheck="false" autocomplete="off" dir="ltr"></textarea>
      </label>
      <div aria-live="polite">
        ${this.busy ? html`<p class="note">${t('import.reading')}</p>` : nothing}
        ${this.refusal ? problemLine(this.refusal) : nothing}
      </div>
      <p class="buttons"><button type="submit" class="primary">${t('import.open')}</button></p>
    </form>`;
  }

  private async take(given: () => Promise<string | Refusal>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refusal = '';
    try {
      const refusal = await importFrom(this.page, await given());
      this.refusal = refusal ? problemSentence(refusal) : '';
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      this.refusal = t('library.failed');
    } finally {
      this.busy = false;
    }
    if (!this.refusal) this.close();
  }
}
