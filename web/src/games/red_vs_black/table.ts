// The parts of Ants: Red vs. Black around the table.

import { html, nothing, type TemplateResult } from 'lit';
import { personDecides, type GameTable, type MatchView } from '../../contract/game_page';
import { positionOn } from '../../contract/match_view';
import type { PageContext } from '../../contract/page_context';
import { withWords } from '../../i18n/pending_catalogues';
import type { Players } from '../../model/player';
import { isPlaying } from '../../session/mode';
import { playerTitle } from '../../session/wording';
import { closeDialog, type DialogContent } from '../../ui/dialog_content';
import { lazy } from '../../ui/lazy';
import { lineOf } from '../../ui/message';
import './army';
import './commit_panel';
import { commitsInSecret, throwsOwnDice } from './options';
import './reinforce_panel';
import { logContent } from './resolution';
import type { RedVsBlackSnapshot } from './snapshot';
import './tactics_panel';
import './throw_pad';
import './throw_panel';
import { latestTurn, resolvedTurns } from './turns';
import { sideName } from '../../i18n/labels';
import { SEATS } from '../../model/snapshot';
import { t } from './en';
import './panels.css';
import './red_vs_black.css';
import './plates.css';
import './phones.css';
import './upright.css';
import './sideways.css';

const WIDE = 280;
const TALL = 26;

/** The units that each side's dice hit as a bar, and as a mark across it how many such dice hit on average: beyond it is good luck. */
function luckPicture(snapshot: RedVsBlackSnapshot): TemplateResult {
  const log = resolvedTurns(snapshot);
  const rows = SEATS.map((seat) => ({
    seat,
    hits: log.reduce((sum, { hits }) => sum + hits[seat], 0),
    expected: Math.round(log.reduce((sum, { expected }) => sum + expected[seat], 0) / 10) / 10,
  }));
  const most = Math.max(1, ...rows.flatMap(({ hits, expected }) => [hits, expected]));
  const across = (value: number): number => (value / most) * (WIDE - 3);
  const text = (row: (typeof rows)[number]): string =>
    t('luck.row', { side: sideName(row.seat), n: row.hits, expected: row.expected });
  return html`<figure class="luck">
    <figcaption><b>${t('luck.title')}</b><br />${t('luck.caption')}</figcaption>
    ${rows.map(
      (row) =>
        html`<p>${text(row)}</p>
          <svg class=${row.seat} viewBox=${`0 0 ${WIDE} ${TALL}`} aria-hidden="true">
            <rect class="track" x="0" y="6" width=${WIDE} height=${TALL - 12} rx="3" />
            <rect class="bar" x="0" y="6" width=${Math.max(1, across(row.hits))} height=${TALL - 12} rx="3" />
            <path class="mark" d=${`M${across(row.expected)} 1v${TALL - 2}`} />
          </svg>`,
    )}
  </figure>`;
}

type S = RedVsBlackSnapshot;

/** A person's decision is due, and nothing is still being told or flying. */
const isDue = (view: MatchView<S>): boolean => personDecides(view) && !view.snapshot.held && !view.snapshot.animating;

/** Two people share this device and nothing else; both throw real dice. */
const withOwnDice = ({ page, players }: MatchView<S>): boolean =>
  bothPeople(players) && !page.inSandbox && page.session.aimed === null && throwsOwnDice(page.settings);
const bothPeople = ({ red, black }: Players): boolean => red.kind === 'person' && black.kind === 'person';
const fetchOwnDice = (): Promise<unknown> => withWords(import('./own_dice_panel'));

function logDialog(page: PageContext): DialogContent | null {
  const snapshot = positionOn<S>(page.session.state, 'red-vs-black');
  const lookAt = (ply: number): void => {
    closeDialog();
    page.session.review.goTo(ply);
  };
  return (
    snapshot && {
      heading: t('log.show'),
      size: 'large',
      content: logContent(snapshot, page.session.review.first, lookAt),
    }
  );
}
const showLog = (page: PageContext): void => page.show({ dialog: 'own', content: () => logDialog(page) });

export const table: GameTable<S> = {
  playerNotes: (snapshot, seat, players) =>
    html`<anthill-army .snapshot=${snapshot} .seat=${seat} .byHand=${players[seat].kind === 'person'}></anthill-army>`,
  commands: ({ page }) => [{ icon: 'log', text: t('log.show'), run: () => showLog(page) }],
  notice: ({ snapshot }) => (snapshot.animating ? lineOf('told', t('throw.skip')) : null),
  overlay(view) {
    const { snapshot } = view;
    const throws = isDue(view) && snapshot.phase === 'throw';
    const real = withOwnDice(view);
    return html`<anthill-throw-pad
        .snapshot=${snapshot}
        .due=${throws && !real}
        .real=${real}
        .still=${view.page.settings.gestures === 'tap'}
        .numbered=${isDue(view) && snapshot.phase === 'tactics' ? snapshot.turn : null}
      ></anthill-throw-pad
      >${
        throws && real
          ? lazy(fetchOwnDice, () => html`<anthill-real-dice .snapshot=${snapshot}></anthill-real-dice>`)
          : nothing
      }`;
  },
  panel(view) {
    const { page, snapshot, players, state } = view;
    if (!isPlaying(state.mode)) return null;
    if (snapshot.held) return html`<anthill-resolution .snapshot=${snapshot}></anthill-resolution>`;
    if (!isDue(view)) return null;
    const player = playerTitle(players, snapshot.turn);
    switch (snapshot.phase) {
      case 'commit':
        return html`<anthill-commit
          .snapshot=${snapshot}
          .player=${player}
          .secret=${bothPeople(players) && !page.inSandbox && commitsInSecret(page.settings)}
        ></anthill-commit>`;
      case 'throw':
        if (withOwnDice(view))
          return html`<section class="panel beside" aria-labelledby="throw-heading">
            <h2 id="throw-heading">${t('throw.own', { side: player, n: snapshot.dice[snapshot.turn] })}</h2>
            <p class="why">${t(snapshot.clear ? 'throw.own.why.clear' : 'throw.own.why')}</p>
          </section>`;
        return html`<anthill-throw .snapshot=${snapshot} .player=${player}></anthill-throw>`;
      case 'tactics':
        return html`<anthill-tactics .snapshot=${snapshot} .player=${player}></anthill-tactics>`;
      case 'reinforce':
        return html`<anthill-reinforce .snapshot=${snapshot} .player=${player}></anthill-reinforce>`;
    }
  },
  menu(page) {
    const snapshot = positionOn<S>(page.session.state, 'red-vs-black');
    if (!snapshot || snapshot.held || !latestTurn(snapshot)) return [];
    return [
      { icon: 'log', text: t('log.show'), run: () => showLog(page) },
      { icon: 'dice', text: t('menu.resolved'), run: () => page.session.choose(1) },
    ];
  },
  ending: ({ snapshot }) => (latestTurn(snapshot) ? luckPicture(snapshot) : nothing),
  hidesHints: ({ animating }) => animating,
};
