// The dialog of a match between two devices with what is seldom needed: another device, a file, a check, the end of it.

import { html, nothing, type TemplateResult } from 'lit';
import type { PageContext } from '../contract/page_context';
import { writeRemoteMatch, watching, type RemoteMatch } from '../model/remote_match';
import { closeDialog, dialogButton as button, leavingButton, type DialogContent } from '../ui/dialog_content';
import { downloadText } from '../ui/download';
import { t as shared } from '../i18n/translate';
import type { MatchPlay } from './match_play';
import type { MatchTool } from './match_tools';
import { matchTitle } from './match_words';
import { failureText, fileName } from './parts';
import type { Matches } from './views';
import { t } from './en';

/** The screen of the match. */
interface MenuHost {
  readonly all: Matches;
  match: RemoteMatch;
  /** Says whether it is kept no longer. */
  lookFor(match: RemoteMatch): Promise<void>;
}

/** @param tools what no toolbar shows now */
export function matchMenu(
  page: PageContext,
  host: MenuHost,
  play: MatchPlay,
  tools: readonly MatchTool[],
): DialogContent {
  const { match } = play;
  const change = (name: Change, run: () => Promise<void>): TemplateResult =>
    leavingButton(t(name), () => void attempt(page, name, run));
  return {
    heading: matchTitle(page, match),
    content: html`<p class="note">${t('match.messages', { n: play.facts.messages })}</p>
      <p class="buttons stacked">
        ${tools.map(({ text, run }) => leavingButton(text, run))}
        ${play.isOver ? nothing : leavingButton(t('room.do'), () => host.all.connect(match))}
        ${leavingButton(t('send.file'), () => void downloadText(fileName(match, '.txt'), match.text))}
        ${leavingButton(t('do.check'), () => host.all.check(match))}
      </p>
      ${
        play.watches || play.isOver
          ? nothing
          : html`<p>${t('take.text')}</p>
              <p class="buttons stacked">${change('do.take', () => moveAway(host, match))}</p>`
      }
      ${play.watches || play.isOver || match.left ? nothing : html`<p>${t('away.text')}</p>`}
      <p class="buttons stacked">
        ${play.watches || play.isOver ? nothing : change(match.left ? 'do.takeUp' : 'do.putAway', () => putAway(host, play))}
        ${leavingButton(t('do.leave'), () => askToForget(page, host), 'deletes')} ${button(t('do.cancel'), closeDialog)}
      </p>`,
  };
}

/** The changes that are kept with the match. */
type Change = 'do.take' | 'do.takeUp' | 'do.putAway' | 'do.leave' | 'do.keep';

/** A change that the storage does not take leaves everything as it was: a dialog says so, and it can be tried once more. */
export async function attempt(page: PageContext, name: Change, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    page.show({
      dialog: 'own',
      content: () => ({
        heading: t(name),
        content: html`<p>${failureText(error)}</p>
          <p class="buttons">
            ${button(t('do.cancel'), closeDialog)}
            ${leavingButton(shared('app.failed.retry'), () => void attempt(page, name, run), 'primary')}
          </p>`,
      }),
    });
  }
}

/** The browser has deleted it. */
export const keepAgain = (
  page: PageContext,
  host: Pick<MenuHost, 'all' | 'lookFor'>,
  match: RemoteMatch,
): Promise<void> =>
  attempt(page, 'do.keep', async () => {
    await host.all.store.add(match);
    await host.lookFor(match);
  });

/** With its secret: this device watches from then on. The secret leaves only where that can be kept, or both devices would play on. */
async function moveAway(host: MenuHost, match: RemoteMatch): Promise<void> {
  if (!(await host.all.store.change(match, (kept) => kept))) return host.lookFor(match);
  if (!(await downloadText(fileName(match, '.json'), writeRemoteMatch(match)))) return;
  if (await host.all.store.change(match, watching)) host.match = watching(match);
}

/** Until a message comes or goes, or its player takes it up again. */
async function putAway(host: MenuHost, play: MatchPlay): Promise<void> {
  const left = !play.match.left;
  if (!(await host.all.store.change(play.match, (kept) => ({ ...kept, left })))) return host.lookFor(play.match);
  if (left) host.all.toList();
  else play.match = host.match = { ...play.match, left };
}

export function askToForget(page: PageContext, host: Pick<MenuHost, 'match' | 'all'>): void {
  page.show({
    dialog: 'own',
    content: () => ({
      heading: t('do.leave'),
      content: html`<p>${t('leave.text')}</p>
        <p class="buttons">
          ${button(t('do.cancel'), closeDialog)}
          ${leavingButton(
            t('do.leave'),
            () =>
              void attempt(page, 'do.leave', () => host.all.store.remove(host.match.id).then(() => host.all.toList())),
            'deletes',
          )}
        </p>`,
    }),
  });
}
