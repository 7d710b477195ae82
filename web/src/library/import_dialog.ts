// The dialog by which something comes in: a file, or a text that is pasted.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { PagePart } from '../contract/page_part';
import type { PageContext } from '../contract/page_context';
import type { SavedGame } from '../model/saved_game';
import { problemLine } from './entry';
import { readIncoming, textOf, type Incoming, type Refusal } from './incoming';
import { LibraryChanges, type LibraryReport } from './library_changes';
import { importGames, type ImportReport } from './import_games';
import { StorageError } from '../storage/database';
import { closeDialog } from '../ui/dialog_content';
import { rawDetails } from '../ui/raw_details';
import { storageProblem } from './storage_problem';
import type { Settings } from '../storage/settings';
import { KeptSetups } from '../storage/kept_setups';
import { RemoteMatches } from '../storage/remote_matches';
import { inTurn, t as shared } from '../i18n/translate';
import { MOST_GAMES, MOST_MOVES, MOST_SETUPS } from '../model/limits';
import { reportFailedPart } from '../ui/lazy';
import { t } from './en';
import './records.css';

const LONGEST_LOOK_MILLISECONDS = 1000;

const problemSentence = ({ problem }: Refusal): string =>
  t(`import.problem.${problem}`, { most: problem === 'games' ? MOST_GAMES : MOST_MOVES });

/** The result of the import, in whole sentences. */
export function importSentence(report: LibraryReport): string {
  const { added, progress, settings, full } = report;
  const counts = [
    ['import.beside', report.beside],
    ['import.updated', report.updated.length],
    ['import.known', report.known.length],
    ['import.quarantined', report.quarantined],
    ['import.matches', report.matches ?? 0],
    ['import.setups', report.setups],
    ['import.setups.left', report.setupsLeft],
  ] as const;
  const told = counts.filter(([, n]) => n > 0).map(([key, n]) => t(key, { n, most: MOST_SETUPS }));
  if (progress) told.push(t('import.progress'));
  if (settings) told.push(t('import.settings'));
  const isAlone = told.length === 0;
  if (full) told.push(t('library.full'));
  return [...(added.length > 0 || isAlone ? [t('import.done', { n: added.length })] : []), ...told].reduce(inTurn, '');
}

/** Takes it into the library and shows that. */
async function keep(
  page: PageContext,
  incoming: Incoming,
  told: (done: number, of: number) => void,
): Promise<ImportReport> {
  const report = await importGames(incoming, page.saves, page.session.id, told);
  const kept = new KeptSetups();
  // One that is here already stays as it is.
  const there = new Set(kept.all().map(({ id }) => id));
  const setups = incoming.setups.filter((setup) => !there.has(setup.id));
  const taken = setups.filter((setup) => kept.put(setup)).length;
  const progress = page.progress.merge(incoming.progress);
  const matches = await new RemoteMatches().putAll(incoming.matches ?? []);
  const sum = {
    ...report,
    full: report.full || progress === 'full' || matches.full,
    matches: matches.taken,
    setups: taken,
    setupsLeft: setups.length - taken,
    progress: progress !== 'known',
    settings: incoming.settings !== null,
  };
  page.goTo('library');
  LibraryChanges.tell(sum);
  if (incoming.settings) page.change(incoming.settings);
  return report;
}

/** The settings of a backup are other ones than those here: only the person knows which to keep. */
const differs = (settings: Incoming['settings'], here: Settings): boolean =>
  settings !== null &&
  (Object.keys(settings) as (keyof Settings)[]).some(
    (key) => JSON.stringify(settings[key]) !== JSON.stringify(here[key]),
  );

/** The game in a link; null where there is none to be had, which the library tells. One that is in the library already is that one. */
export async function gameOfLink(page: PageContext, link: string): Promise<SavedGame | null> {
  const incoming = await readIncoming(link, (id) => page.play(id));
  if ('problem' in incoming) {
    LibraryChanges.refuse(problemSentence(incoming));
    return null;
  }
  const [game] = incoming.games;
  if (!game) return null;
  // That is only a nicety: a storage that does not answer holds no link up.
  const there = await Promise.race([
    page.saves.games().catch(() => []),
    new Promise<SavedGame[]>((resolve) => setTimeout(resolve, LONGEST_LOOK_MILLISECONDS, [])),
  ]);
  return there.find(({ record }) => record === game.record) ?? game;
}

/**
 * By ending and by type: Android knows files by their type alone, and what has come by mail is often just bytes. A type too many does
 * no harm, since the file itself tells what it is.
 */
const READABLE = '.txt,.json,text/*,application/json,application/octet-stream';

@customElement('anthill-incoming')
export class ImportDialog extends PagePart {
  @state() private busy = false;
  @state() private refusal = '';
  /** The rules' error about the given text, in English. */
  @state() private details = '';
  /** The work in progress, in words. */
  @state() private told = '';
  /** A backup whose settings are other ones than those here. */
  @state() private asked: Incoming | null = null;

  protected override render(): TemplateResult {
    if (this.asked) return this.settingsQuestion(this.asked);
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
      ${this.standing()}
      <p class="buttons"><button type="submit" class="primary">${t('import.open')}</button></p>
    </form>`;
  }

  /** A person who gives a file or a text wants it kept. Only settings need a question. */
  private async take(given: () => Promise<string | Refusal>): Promise<void> {
    await this.work(async () => {
      const text = await given();
      const { page } = this;
      const incoming = typeof text === 'string' ? await readIncoming(text, (id) => page.play(id)) : text;
      if ('problem' in incoming) {
        this.refusal = problemSentence(incoming);
        this.details = incoming.error ?? '';
      } else if (differs(incoming.settings, page.settings)) this.asked = incoming;
      else await this.keep({ ...incoming, settings: null });
    });
  }
  private async keep(incoming: Incoming): Promise<void> {
    await keep(this.page, incoming, (n, of) => (this.told = t('import.taking', { n, of })));
    closeDialog();
  }
  private async work(run: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.told = t('import.reading');
    this.refusal = this.details = '';
    try {
      await run();
    } catch (error) {
      const isStorage = error instanceof StorageError;
      if (!isStorage) reportFailedPart(error);
      this.refusal = isStorage ? storageProblem(error) : shared('late.failed');
    } finally {
      this.busy = false;
    }
  }

  private settingsQuestion(incoming: Incoming): TemplateResult {
    const keep = (settings: Incoming['settings']) => (): void =>
      void this.work(() => this.keep({ ...incoming, settings }));
    return html`<div class="record-panel">
      <p>${t('import.ask')}</p>
      ${this.standing()}
      <p class="buttons stacked">
        <button type="button" class="primary" autofocus @click=${keep(null)}>${t('import.ask.mine')}</button>
        <button type="button" @click=${keep(incoming.settings)}>${t('import.ask.theirs')}</button>
        <button type="button" @click=${closeDialog}>${t('import.ask.cancel')}</button>
      </p>
    </div>`;
  }
  private standing(): TemplateResult {
    return html`<div aria-live="polite">
      ${this.busy ? html`<p class="note">${this.told}</p>` : nothing}
      ${this.refusal ? problemLine(this.refusal) : nothing} ${rawDetails(this.details)}
    </div>`;
  }

  protected override updated(): void {
    this.querySelector<HTMLElement>('[autofocus]')?.focus();
  }
}
