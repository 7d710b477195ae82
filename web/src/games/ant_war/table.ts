// Ant War's own parts around the board.

import { html, nothing, type TemplateResult } from 'lit';
import { cardPicture } from '../../art/art';
import { ruleArtSprite } from '../../art/rule_art';
import { personDecides, type GameTable } from '../../contract/game_page';
import { positionOn } from '../../contract/match_view';
import type { PageContext } from '../../contract/page_context';
import { cellName } from '../../i18n/labels';
import { inTurn } from '../../i18n/translate';
import { isPlaying } from '../../session/mode';
import type { DialogContent } from '../../ui/dialog_content';
import { action, lineOf } from '../../ui/message';
import { antWarSprite } from './art';
import './colour_panel';
import './count';
import './cut_panel';
import { aboutCard, cardName, cutSentence, isSpokenTo, personName, sentenceName } from './labels';
import './odds_panel';
import { endingTable, playerNotes } from './player_notes';
import type { AntWarSnapshot } from './snapshot';
import { t } from './en';
import './ant_war.css';
import './upright.css';
import './sideways.css';

function stackDialog(page: PageContext): DialogContent | null {
  const snapshot = positionOn<AntWarSnapshot>(page.session.state, 'ant-war');
  const looked = snapshot?.looked ?? null;
  const here = looked === null ? undefined : snapshot?.cells[looked];
  if (!snapshot || looked === null || !here) return null;
  return {
    heading: t('stack.title', { cell: cellName(looked, snapshot.layout) }),
    content: html`${ruleArtSprite()}${antWarSprite()}
      <p>${t('stack.text')}</p>
      <ol class="stack">
        ${[here.card, ...here.under].map((card) => html`<li>${cardPicture(card)}<span>${cardName(card)}</span></li>`)}
      </ol>`,
  };
}

/** The card that the last move has cut; nothing where it was none, or a coin. */
function drawnCard({ moves, ply }: AntWarSnapshot): TemplateResult | typeof nothing {
  const [, card] = /^cut:(..)$/.exec(moves[ply - 1]?.text ?? '') ?? [];
  return card === undefined ? nothing : html`${ruleArtSprite()}${antWarSprite()}${cardPicture(card)}`;
}

export const table: GameTable<AntWarSnapshot> = {
  playerNotes,
  commands({ page, snapshot }) {
    if (snapshot.phase !== 'play' || snapshot.held) return [];
    const note = snapshot.passed ? t('game.pass.end') : t('game.pass.note');
    return [{ icon: 'pass', text: t('game.pass'), note, run: () => page.session.command('pass', snapshot.ply) }];
  },
  /** The abilities of a card that the player looks at; else the result of the last cut. */
  notice({ page, snapshot, state }) {
    const { looked, cells } = snapshot;
    const below = looked === null ? [] : (cells[looked]?.under ?? []);
    if (looked !== null) {
      const stuck =
        snapshot.selection.includes(looked) &&
        !cells.some(({ marks }) => marks.includes('attack') || marks.includes('move'));
      return lineOf(
        'card-facts',
        inTurn(aboutCard(snapshot), stuck ? t('look.stuck') : ''),
        below.length > 0
          ? action(t('stack.show', { n: below.length }), () =>
              page.show({ dialog: 'own', content: () => stackDialog(page) }),
            )
          : nothing,
      );
    }
    const cut = state.thinking ? '' : cutSentence(snapshot);
    return cut ? lineOf('told cut-card', html`${drawnCard(snapshot)}${cut}`) : null;
  },
  overlay: ({ snapshot }) =>
    snapshot.held ? html`<anthill-count-tags .snapshot=${snapshot}></anthill-count-tags>` : nothing,
  momentPicture: drawnCard,
  panel(view) {
    const { snapshot, players, state } = view;
    const { phase, turn, held, dealer } = snapshot;
    if (!isPlaying(state.mode)) return null;
    if (held) return html`<anthill-count .snapshot=${snapshot} .players=${players}></anthill-count>`;
    if (snapshot.status.kind === 'playing' && phase === 'cut')
      return html`<anthill-cut .snapshot=${snapshot}></anthill-cut>`;
    if (!personDecides(view)) return null;
    const player = isSpokenTo(snapshot, players, turn) ? '' : personName(snapshot, players, turn);
    if (phase === 'odds') return html`<anthill-odds .snapshot=${snapshot} .player=${player}></anthill-odds>`;
    if (phase !== 'take') return null;
    return html`<anthill-take
      .snapshot=${snapshot}
      .player=${player}
      .dealer=${players[dealer].kind === 'computer' ? '' : sentenceName(snapshot, players, dealer)}
    ></anthill-take>`;
  },
  menu(page) {
    const snapshot = positionOn<AntWarSnapshot>(page.session.state, 'ant-war');
    if (!snapshot?.counted || snapshot.held || snapshot.phase === 'over') return [];
    return [{ icon: 'tally', text: t('menu.count'), run: () => page.session.choose(1) }];
  },
  ending: ({ snapshot, players }) => endingTable(snapshot, players),
  hidesHints: ({ phase }) => phase !== 'play',
};
