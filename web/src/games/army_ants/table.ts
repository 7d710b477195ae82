// Army Ants' own parts around the board.

import { html, nothing } from 'lit';
import { personDecides, type Command, type GameTable } from '../../contract/game_page';
import { offerDraw } from '../../contract/page_context';
import { withWords } from '../../i18n/pending_catalogues';
import { readRecordText } from '../../model/record_text';
import type { MatchPlay } from '../../session/game_play';
import { lazy } from '../../ui/lazy';
import { action, lineOf } from '../../ui/message';
import './chooser';
import { favorDialog } from './dialogs';
import { favorName } from './labels';
import { playerNotes } from './player_notes';
import type { ArmyAntsSnapshot } from './snapshot';
import { t } from './en';
import './army_ants.css';

const fetchDeployScreen = (): Promise<unknown> => import('./deploy_screen');

/** Set-ups in secret, once there has been one. */
let deploy: typeof import('./deploy/secret') | null = null;

export const secret: NonNullable<MatchPlay<ArmyAntsSnapshot>['secret']> = {
  async fetch(dealt) {
    const begun = dealt.kind === 'deal' ? dealt.options : (readRecordText(dealt.record)?.start ?? '');
    if (!begun.includes('setup=random')) deploy ??= await withWords(import('./deploy/secret'));
  },
  setup: (host) => deploy && new deploy.Deployment(host),
};

export const table: GameTable<ArmyAntsSnapshot> = {
  playerNotes,
  commands({ page, snapshot }) {
    const { favor, pass } = snapshot.actions;
    const commands: Command[] = [];
    if (favor) {
      const run = (): void => page.show({ dialog: 'own', content: (close) => favorDialog(page, close) });
      commands.push({ icon: 'crown', text: favorName(snapshot.rules), note: t('game.favor.note'), run });
    }
    if (pass) {
      const note = snapshot.phase === 'rally' ? t('game.pass.rally') : t('game.pass.battle');
      const run = (): void => page.session.command('pass', snapshot.ply);
      commands.push({ icon: 'pass', text: t('game.pass'), note, run });
    }
    return commands;
  },
  notice(view) {
    const { page, state, snapshot } = view;
    if (state.notice?.kind === 'seal-checked') return deploy?.sealNotice(page) ?? null;
    if (!snapshot.thirdOccurrence || !personDecides(view)) return null;
    return lineOf(
      'told',
      t('repetition.third'),
      action(t('repetition.draw'), () => offerDraw(page)),
    );
  },
  overlay: ({ snapshot }) =>
    snapshot.question ? html`<anthill-chooser .snapshot=${snapshot}></anthill-chooser>` : nothing,
  setupScreen: ({ state, snapshot }) =>
    snapshot.phase === 'deploy'
      ? html`${lazy(fetchDeployScreen, () => html`<anthill-deploy .state=${state}></anthill-deploy>`)}`
      : null,
  menu: (page) => deploy?.sealMenu(page) ?? [],
};
