// The backup as a file, and what is said of it.

import { downloadText } from '../ui/download';
import type { PageContext } from '../contract/page_context';
import { dayOf } from '../model/local_date';
import { writeBackup } from './backup';
import { RemoteMatches } from '../storage/remote_matches';
import { askToKeep } from '../storage/forgetting';
import { isOpenSetup, KeptSetups } from '../storage/kept_setups';
import { storageProblem } from './storage_problem';
import { inTurn } from '../i18n/translate';
import { t } from './en';

/** Gives the browser the file to save. Returns the result, in whole sentences. */
export async function backUp({ saves, settings, progress }: PageContext): Promise<string> {
  // A player who makes a backup wants the browser to keep the games too.
  askToKeep({ quietly: false });
  try {
    const matches = await new RemoteMatches().all().catch(() => []);
    const all = await saves.games();
    const kept = new KeptSetups();
    const unreadable = [...(await saves.quarantined()), ...kept.damaged()].map(({ text }) => text);
    // A file is for anybody's eyes.
    const games = all.filter(({ secret }) => !secret);
    const setups = kept.all().filter((setup) => isOpenSetup(setup, all, Date.now()));
    const date = new Date();
    const text = writeBackup({ settings, progress: progress.all(), games, setups, matches, unreadable }, date);
    if (!(await downloadText(`anthill-backup-${dayOf(date)}.json`, text))) return t('library.backup.cancelled');
    const done = t('library.backup.done', { n: games.length });
    const left = all.length - games.length;
    return inTurn(done, left === 0 ? '' : t('library.backup.secret', { n: left }));
  } catch (error) {
    return storageProblem(error);
  }
}
