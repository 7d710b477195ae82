// Army Ants' own parts around the board.

import { html, nothing, type TemplateResult } from 'lit';
import { personDecides, type Command, type GameTable } from '../../contract/game_page';
import type { PageContext } from '../../contract/page_context';
import { offerDraw } from '../../contract/page_part';
import { withWords } from '../../i18n/pending_catalogues';
import { readRecordText } from '../../model/record_text';
import type { MatchPlay } from '../../session/game_play';
import { lazy } from '../../ui/lazy';
import { action, lineOf } from '../../ui/message';
import { favorName, cardName, valueOf, RALLY_TURNS } from './labels';
import type { ArmyAntsSnapshot } from './snapshot';
import { closeDialog, dialogButton as button, type DialogContent } from '../../ui/dialog_content';
import { positionOn } from '../../contract/match_view';
import { t as shared, listOf } from '../../i18n/translate';
import { RULE_SECTIONS } from './refusals';
import { other, type SeatName } from '../../model/snapshot';
import { seatOfCard, sideName } from '../../i18n/labels';
import { t } from './en';
import './army_ants.css';

function capturedCards(snapshot: ArmyAntsSnapshot, seat: SeatName): TemplateResult | typeof nothing {
  const victim = other(seat);
  const cards = snapshot.moves
    .slice(0, snapshot.ply)
    .flatMap(({ captured }) => captured.filter((card) => seatOfCard(card) === victim))
    .sort((a, b) => valueOf(b) - valueOf(a));
  if (cards.length === 0) return nothing;
  const label = t('game.captured', { side: sideName(seat), cards: listOf(cards.map(cardName)) });
  return html`<div class="captured ${victim}" role="img" aria-label=${label}>
    ${cards.map((card) => html`<span class="chip">${card.charAt(0)}</span>`)}
  </div>`;
}

function rallyTurns(snapshot: ArmyAntsSnapshot, seat: SeatName): TemplateResult | typeof nothing {
  if (snapshot.phase !== 'rally') return nothing;
  const n = snapshot.rally[seat === 'red' ? 0 : 1];
  return html`<span
    class="pips"
    role="img"
    aria-label=${t('game.rallyLeft', { n })}
    title=${t('game.rallyLeft', { n })}
  >
    ${Array.from({ length: RALLY_TURNS }, (_, turn) => html`<i class=${turn < n ? 'left' : 'gone'}></i>`)}
  </span>`;
}

const playerNotes = (snapshot: ArmyAntsSnapshot, seat: SeatName): TemplateResult =>
  html`${rallyTurns(snapshot, seat)} ${capturedCards(snapshot, seat)}`;

function favorDialog(page: PageContext): DialogContent | null {
  const snapshot = positionOn<ArmyAntsSnapshot>(page.session.state, 'army-ants');
  if (!snapshot) return null;
  const favor = (): void => {
    closeDialog();
    page.session.command('favor', snapshot.ply);
  };
  return {
    heading: favorName(snapshot.rules),
    content: html`<p>${t('favor.text')}</p>
      <p class="buttons">
        ${button(t('favor.confirm'), favor, 'primary')} ${button(t('favor.cancel'), closeDialog)}
        ${button(shared('rules.show', { n: RULE_SECTIONS.indexOf('favor') + 1 }), () => page.show({ dialog: 'rules', section: 'favor' }), 'quiet')}
      </p>`,
  };
}

const fetchChooser = (): Promise<unknown> => import('./chooser');
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
      const run = (): void => page.show({ dialog: 'own', content: () => favorDialog(page) });
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
    snapshot.question
      ? lazy(fetchChooser, () => html`<anthill-chooser .snapshot=${snapshot}></anthill-chooser>`)
      : nothing,
  setupScreen: ({ state, snapshot }, bar) =>
    snapshot.phase === 'deploy'
      ? html`${lazy(fetchDeployScreen, () => html`<anthill-deploy .state=${state} .bar=${bar}></anthill-deploy>`)}`
      : null,
  menu: (page) => deploy?.sealMenu(page) ?? [],
};
