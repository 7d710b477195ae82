// A screen with the board on it: who has the board there, what surrounds it, and what is said when something did not arrive.

import { html, nothing, type TemplateResult } from 'lit';
import { typedMove } from '../accessories/typing/typing';
import { type GamePage, type MatchView, moverOf } from '../contract/game_page';
import { commentedPlies } from '../model/comments';
import { hasTrait } from '../model/game_id';
import { viewOf } from '../contract/match_view';
import { emptyBar, type WayBack } from '../contract/screen_bar';
import { ScreenElement } from '../contract/screen_element';
import { t } from '../i18n/translate';
import { other, type SeatName } from '../model/snapshot';
import { reviewedFrom } from '../session/mode';
import type { Session } from '../session/session';
import type { SessionState } from '../session/state';
import { Attempt } from '../ui/attempt';
import { icon } from '../ui/icons';
import { partFailed, lazy } from '../ui/lazy';
import { toolButton } from '../ui/tool_button';
import { sideName } from '../i18n/labels';
import { isAlone } from '../model/player';
import { playerName } from '../session/wording';
import { badge } from '../ui/badge';
import './board_grid';
import './player_bar.css';
import './tools.css';

const fetchClock = (): Promise<unknown> => import('../accessories/clock/clock_face');

/** Parts below the line that talks, for those who want them. */
const BELOW_LINE: readonly ((game: GamePage, view: MatchView) => unknown)[] = [typedMove];

/** A computer's name is in two parts, "Computer, " and "Egg": where both have no room, the level's name is left. */
const shortening = (name: string, isComputer: boolean): TemplateResult[] =>
  (isComputer ? (name.match(/.+?[,،、]\s*|.+/g) ?? []) : [name]).map((part) => html`<i>${part}</i>`);

function playerBar(game: GamePage, view: MatchView, seat: SeatName): TemplateResult {
  const { snapshot, players, state } = view;
  const asked = state.mode.kind === 'confirming';
  // A result that is held up, and a cut, wait for neither side.
  const waits = snapshot.held === true || (snapshot.due === 'chance' && hasTrait(game.id, 'rounds'));
  // Dice that roll are still a part of the turn.
  const thrower =
    snapshot.animating && !hasTrait(game.id, 'cells') ? snapshot.moves[snapshot.ply - 1]?.seat : undefined;
  const active = (asked || (snapshot.status.kind === 'playing' && !waits)) && (thrower ?? moverOf(view)) === seat;
  const won = !asked && !snapshot.held && snapshot.status.kind === 'won' && snapshot.status.winner === seat;
  const isComputer = players[seat].kind === 'computer';
  const { colour, name } = game.words.barName?.(snapshot, players, seat) ?? {
    colour: seat,
    name: [sideName(seat), isAlone(players, seat) ? t('player.you') : playerName(players[seat])].filter(Boolean),
  };
  return html`<section
    class="player-bar ${active ? 'active' : ''} ${won ? 'won' : ''}"
    aria-label=${game.words.title(snapshot, players, seat)}
  >
    ${colour ? badge(colour) : nothing}
    <span class="who"
      >${name.map((part, index) =>
        index === 0 ? html`<b>${shortening(part, isComputer)}</b>` : html`<span>${shortening(part, isComputer)}</span>`,
      )}</span
    >
    ${active && state.thinking ? html`<span class="thinking" aria-hidden="true"><i></i><i></i><i></i></span>` : nothing}
    ${game.table.playerNotes(snapshot, seat, players)}
    ${view.page.session.timing.kept ? lazy(fetchClock, () => html`<anthill-clock .seat=${seat}></anthill-clock>`) : nothing}
  </section>`;
}

export abstract class BoardScreen extends ScreenElement {
  protected override readonly greets: boolean = false;
  /** The one that has the board for this screen; null until it is lent. */
  protected session: Session | null = null;
  /** The attempt to fetch the needs of the screen and to put them on the board. */
  protected readonly attempt = new Attempt(() => this.requestUpdate());
  private unsubscribe: () => void = () => undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.unsubscribe();
    this.session = null;
  }

  /** Opens a sandbox. @param follow called after every change of its state */
  protected borrowBoard(triesOut: boolean, follow: () => void): Session {
    this.unsubscribe();
    this.session = this.page.openSandbox(triesOut);
    this.unsubscribe = this.session.subscribe(follow);
    return this.session;
  }

  protected get state(): SessionState {
    return this.page.session.state;
  }
  protected get view(): MatchView | null {
    return this.session && viewOf(this.page);
  }
  /** Does once more what has failed; null where nothing has. */
  protected get failure(): (() => void) | null {
    return this.attempt.retry;
  }

  /** The way back leads there, also beside an apology. */
  protected get wayBack(): WayBack {
    return {};
  }

  /**
   * The whole screen, or an apology.
   * @param around what stands beside the board @param over what lies on it @param instead in place of what lies on it
   */
  protected frame(
    kind: string,
    view: MatchView | null,
    around: unknown,
    { over = nothing, instead, said = nothing }: { over?: unknown; instead?: unknown; said?: unknown } = {},
  ): TemplateResult {
    const { game, page, failure } = this;
    if (failure) return html`<main class="game ${kind}">${emptyBar(page, this.wayBack)} ${partFailed(failure)}</main>`;
    return html`<main class="game ${kind} ${page.settings.hand}" data-game=${game?.id ?? nothing}>
      ${this.boardArea(view, over, instead)} ${around}
      <div class="visually-hidden" role="status">${view?.state.announcement ?? ''}</div>
      ${said}
    </main>`;
  }

  /** The board and what lies over it, or that it is on its way. `instead`: nothing on the board can be reached. */
  protected boardArea(view: MatchView | null, over: unknown, instead?: unknown): TemplateResult {
    const { game, page } = this;
    return html`<div class="board" ?inert=${instead === nothing}>
      ${page.board.element}
      ${
        instead ??
        (game && view
          ? html`${
              hasTrait(game.id, 'cells')
                ? html`<anthill-board-grid .game=${game} .snapshot=${view.snapshot}></anthill-board-grid>`
                : nothing
            }
            ${game.table.overlay?.(view)} ${over}`
          : html`<p class="loading">${t('app.loading')}</p>`)
      }
    </div>`;
  }

  protected plates(game: GamePage, view: MatchView, near: SeatName): TemplateResult {
    return html`<div class="far">${playerBar(game, view, other(near))}</div>
      <div class="near">${playerBar(game, view, near)}</div>`;
  }
  /** For a screen that has fetched them. @param unwritten see move_list.ts */
  protected moveList(game: GamePage, view: MatchView, unwritten: number | null): TemplateResult {
    const { page, record, snapshot, state } = view;
    return html`<anthill-moves
      .game=${game}
      .snapshot=${snapshot}
      .commented=${commentedPlies(record.notes)}
      .reviewedFrom=${reviewedFrom(state.mode)}
      .unwritten=${unwritten}
      .words=${page.settings.moves === 'words'}
    ></anthill-moves>`;
  }
  protected belowLine(game: GamePage, view: MatchView): unknown {
    return BELOW_LINE.map((part) => part(game, view));
  }
  /** The game's own commands, in the toolbar. */
  protected commandTools(game: GamePage, view: MatchView, decides: boolean): TemplateResult[] {
    const commands = decides ? game.table.commands(view) : [];
    return commands.map(({ icon: name, text, run }) => toolButton(icon(name), text, run, { kind: 'decision' }));
  }
}
