// The dialog of a match between two devices with what is seldom needed: another device, a file, a check, the end of it.

import { html, nothing } from 'lit';
import type { GamePage } from '../contract/game_page';
import type { PageContext } from '../contract/page_context';
import { writeRemoteMatch, watching, type RemoteMatch } from '../model/remote_match';
import type { RemoteMatches } from '../storage/remote_matches';
import { dialogButton as button } from '../ui/dialog';
import type { DialogContent } from '../ui/dialog_content';
import { downloadText } from '../ui/download';
import type { MatchPlay } from './match_play';
import { fileName } from './parts';
import { t } from './en';

/** The screen of the match. */
export interface MenuHost {
  readonly game: GamePage | null;
  readonly store: RemoteMatches;
  /** The other side's. */
  readonly name: string;
  match: RemoteMatch;
  close(): void;
  check(match: RemoteMatch): void;
  connect(match: RemoteMatch): void;
}

export function matchMenu(page: PageContext, host: MenuHost, play: MatchPlay, close: () => void): DialogContent {
  const { match } = play;
  const { game, name } = host;
  const action = (text: string, run: () => void): ReturnType<typeof button> =>
    button(text, () => {
      close();
      run();
    });
  return {
    heading: t('match.title', { game: game ? page.gameName(game.id) : '', name }),
    content: html`<p class="note">${t('match.messages', { n: play.facts.messages })}</p>
      <p class="buttons stacked">
        ${play.isOver ? nothing : action(t('room.do'), () => host.connect(match))}
        ${action(t('send.file'), () => void downloadText(fileName(match, '.txt'), match.text))}
        ${action(t('do.check'), () => host.check(match))}
      </p>
      ${
        play.watches
          ? nothing
          : html`<p>${t('take.text')}</p>
              <p class="buttons stacked">${action(t('do.take'), () => void moveAway(host, match))}</p>`
      }
      ${play.watches || play.isOver || match.left ? nothing : html`<p>${t('away.text')}</p>`}
      <p class="buttons stacked">
        ${play.watches || play.isOver ? nothing : action(t(match.left ? 'do.takeUp' : 'do.putAway'), () => void putAway(host, play))}
        ${action(t('do.leave'), () => askToForget(page, host))} ${button(t('do.cancel'), close, 'primary')}
      </p>`,
  };
}

/** With its secret: this device watches from then on. */
async function moveAway(host: MenuHost, match: RemoteMatch): Promise<void> {
  if (!(await downloadText(fileName(match, '.json'), writeRemoteMatch(match)))) return;
  if (await host.store.change(match, watching).catch(() => false)) host.match = watching(match);
}

/** Until a message comes or goes, or its player takes it up again. */
async function putAway(host: MenuHost, play: MatchPlay): Promise<void> {
  const next = { ...play.match, left: !play.match.left };
  if (!(await host.store.change(next, (kept) => ({ ...kept, left: next.left })).catch(() => false))) return;
  if (next.left) host.close();
  else play.match = host.match = next;
}

function askToForget(page: PageContext, host: MenuHost): void {
  page.show({
    dialog: 'own',
    content: (close) => ({
      heading: t('do.leave'),
      content: html`<p>${t('leave.text')}</p>
        <p class="buttons">
          ${button(t('do.cancel'), close, 'primary')}
          ${button(t('do.leave'), () => {
            close();
            void host.store
              .remove(host.match.id)
              .catch(() => undefined)
              .then(() => host.close());
          })}
        </p>`,
    }),
  });
}
