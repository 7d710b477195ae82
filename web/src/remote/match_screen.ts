// A match by link on the board: whose turn it is, what the other side has done, and the message that goes out.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GamePage, MatchView } from '../contract/game_page';
import { viewOf } from '../contract/match_view';
import { PagePart } from '../contract/page_part';
import { icon } from '../ui/icons';
import { other } from '../model/snapshot';
import { watching, type RemoteMatch } from '../model/remote_match';
import { noticeLine } from '../screens/message_line';
import { playerBar } from '../screens/player_bar';
import '../screens/board_grid';
import '../screens/move_list';
import { resultTitle } from '../session/result';
import type { Session } from '../session/session';
import type { SessionState } from '../session/state';
import { badge } from '../ui/badge';
import { action, lineOf } from '../ui/message';
import { anyIcon, type AnyIcon } from '../ui/more_icons';
import { partFailed, reportFailedPart } from '../ui/lazy';
import { rawDetails } from '../ui/raw_details';
import { t as shared } from '../i18n/translate';
import type { RemoteMatches } from '../storage/remote_matches';
import { Desk } from './desk';
import { flightOf } from './dice_module';
import { MatchPlay, otherSide } from './match_play';
import { matchMenu } from './match_menu';
import { coverText, presenceText, sendText, waitText } from './match_words';
import { conflictNumber } from './parts';
import { room } from './room/room';
import { shelve } from './shelf';
import { t } from './words';
import './remote.css';

@customElement('anthill-match')
export class MatchScreen extends PagePart {
  @property({ attribute: false }) match!: RemoteMatch;
  @property({ attribute: false }) game!: GamePage | null;
  // Only to be rendered again with every change of it.
  @property({ attribute: false }) state!: SessionState;
  @property({ attribute: false }) store!: RemoteMatches;
  @property({ attribute: false }) close!: () => void;
  /** Another match between the same two. */
  @property({ attribute: false }) rematch!: (match: RemoteMatch) => void;
  @property({ attribute: false }) check!: (match: RemoteMatch) => void;
  /** Both are in one room. */
  @property({ attribute: false }) connect!: (match: RemoteMatch) => void;
  @state() private play: MatchPlay | null = null;
  @state() private failed = false;
  @state() private resigning = false;
  @state() private unkept = false;
  /** The match with the message of another tab that came before one's own. */
  @state() private overtakenAt = '';
  /** The other version of the match is on the board. */
  @state() private showsConflict = false;
  private session: Session | null = null;
  private opened = '';

  protected override willUpdate(): void {
    const { match, game } = this;
    const wanted = `${match.id} ${match.text.length} ${match.root === null ? 'watches' : ''} ${this.showsConflict ? 'conflict' : ''}`;
    if (!game || wanted === this.opened || this.play?.match === match) return;
    this.opened = wanted;
    void this.open().catch((error: unknown) => {
      // A message that arrived meanwhile has opened the match again.
      if (this.opened !== wanted) return;
      reportFailedPart(error);
      this.failed = true;
    });
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.play?.close();
    this.play = null;
    this.opened = '';
  }

  private async open(): Promise<void> {
    const { match, page } = this;
    this.play?.close();
    this.play = null;
    this.failed = this.resigning = false;
    const desk = await Desk.forGame(match.text);
    if (!this.isConnected || match !== this.match) return;
    const shown = this.showsConflict && match.conflict !== null ? { ...watching(match), text: match.conflict } : match;
    this.session ??= page.openSandbox(true);
    const play = new MatchPlay(shown, desk, this.session, {
      hold: (held) => page.holdBoard(held),
      changed: () => this.requestUpdate(),
      toThrow: (move) => {
        const flight = flightOf(move);
        if (flight) page.board.expectThrow(flight.dice, flight.poses);
      },
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      keep: (next) => this.store.put(next),
    });
    this.play = play;
    await play.open();
    await this.shelve();
  }

  /** A match that is over goes into the library too, with all its messages. */
  private async shelve(): Promise<void> {
    const { play, page, session } = this;
    if (!play?.isOver || play.match.shelved || this.showsConflict || !session) return;
    const desk = await Desk.forGame(play.match.text);
    if (!(await shelve(page.saves, play, desk, session))) return;
    play.match = { ...play.match, shelved: true };
    await this.store.put(play.match).catch(() => false);
  }

  // --- what is shown -----------------------------------------------------------------------------------------------------------

  get name(): string {
    const { play } = this;
    return (play && play.facts.names[otherSide(play.side)]) || t('name.other');
  }

  private get view(): MatchView | null {
    return this.session && viewOf(this.page);
  }

  protected override render(): TemplateResult {
    const { game, play, page, failed } = this;
    if (failed) return html`<main class="game by-link">${partFailed(() => void this.open())}</main>`;
    const view = play && play.facts.start !== '' ? this.view : null;
    const covered = play && (!view || (play.facts.complete && play.facts.due === null && this.setsUp(view)));
    const setup = game && view && !covered ? game.setupScreen(view) : null;
    const sent = play && !play.sends && !play.showing ? 'sent' : '';
    return html`<main class="game by-link ${sent} ${page.settings.hand}" data-game=${game?.id ?? nothing}>
      <div class="board" ?inert=${setup !== null}>
        ${page.board.element}
        ${
          setup
            ? nothing
            : covered
              ? html`<div class="covered">
                  <p>${coverText(play, this.name)}</p>
                  ${play.sends ? nothing : this.outward()}
                </div>`
              : game && view
                ? html`${
                    game.playsOnCells
                      ? html`<anthill-board-grid .game=${game} .snapshot=${view.snapshot}></anthill-board-grid>`
                      : nothing
                  }
                  ${game.overlay(view)}`
                : html`<p class="loading">${shared('app.loading')}</p>`
        }
      </div>
      ${setup ?? this.around(game, play, covered ? null : view)}
      <div class="visually-hidden" role="status">${view?.state.announcement ?? ''}</div>
    </main>`;
  }

  private setsUp(view: MatchView | null): boolean {
    return view?.snapshot.phase === 'deploy' || (this.play?.facts.start === '' && this.play.facts.messages > 1);
  }
  private around(game: GamePage | null, play: MatchPlay | null, view: MatchView | null): TemplateResult {
    const near = play?.seat ?? 'red';
    const asked =
      game && view && play && (view.snapshot.held || (play.facts.decides && !play.showing)) ? game.panel(view) : null;
    return html`<header class="bar">
        <button type="button" class="icon-button" aria-label=${t('invite.back')} @click=${this.close}>
          ${icon('back')}
        </button>
        <h1 class="status">${this.status(game, view)}</h1>
        <button
          type="button"
          class="icon-button"
          aria-label=${shared('start.rules')}
          @click=${() => this.page.show({ dialog: 'rules' })}
        >
          ${icon('book')}
        </button>
      </header>
      ${
        game && view
          ? html`<div class="far">${playerBar(game, view, other(this.nearOf(near)))}</div>
              <div class="near">${playerBar(game, view, this.nearOf(near))}</div>`
          : nothing
      }
      ${
        asked && (view?.snapshot.held === true || !play?.facts.complete)
          ? html`<div class="game-panel">${asked}</div>`
          : html`${
                game && view
                  ? html`<anthill-moves
                      .game=${game}
                      .snapshot=${view.snapshot}
                      .commented=${[]}
                      .reviewedFrom=${null}
                      .unwritten=${null}
                    ></anthill-moves>`
                  : nothing
              }
              <div class="talk" role="status">
                ${play && (view || play.sends || play.isOver) ? this.line(game, play, view) : nothing}
              </div>`
      }
      ${play ? this.tools(play, view) : nothing}`;
  }

  /** On boards without sides colours change hands. */
  private nearOf(seat: 'red' | 'black'): 'red' | 'black' {
    return this.view?.snapshot.swapped ? other(seat) : seat;
  }

  private status(game: GamePage | null, view: MatchView | null): unknown {
    const { play } = this;
    if (!play) return nothing;
    if (game && view && view.snapshot.status.kind !== 'playing' && play.isOver)
      return resultTitle(game, view.snapshot, view.players);
    if (play.isOver) return t('list.over');
    const { title } = game && view ? game.status(view) : { title: null };
    const text = play.sends ? t('list.yours') : t('list.theirs');
    const presence = presenceText(this.match.id, this.name);
    return html`<span>${play.seat && game?.hasOwnSide ? badge(play.seat) : nothing} ${text}</span> ${
        presence !== ''
          ? html`<small class="presence">${presence}</small>`
          : title && play.facts.decides
            ? html`<small>${title}</small>`
            : nothing
      }`;
  }
  /** By which the message that was sent last reaches the other side; nothing where it has. */
  private outward(): TemplateResult | typeof nothing {
    if (room.reaches(this.match.id)) return nothing;
    const link = action(t('do.again'), () => this.showLink());
    return room.isAbout(this.match.id)
      ? html`${action(t('room.again'), () => this.connect(this.match))} ${link}`
      : link;
  }

  // --- the line that talks -----------------------------------------------------------------------------------------------------

  private line(game: GamePage | null, play: MatchPlay, view: MatchView | null): TemplateResult {
    const { name } = this;
    const { facts } = play;
    if (this.showsConflict || play.match.conflict !== null)
      return lineOf(
        'refused',
        t('conflict.text', { n: conflictNumber(this.match), name }),
        action(t(this.showsConflict ? 'conflict.hide' : 'conflict.show'), () => {
          this.showsConflict = !this.showsConflict;
        }),
      );
    if (this.overtakenAt === play.match.text) return lineOf('refused', t('say.overtaken'), this.outward());
    if (this.unkept) return lineOf('refused', t('say.unkept'), this.sendAction('primary'));
    if (play.showing) return lineOf('told', t('say.showing', { name }));
    if (this.resigning)
      return lineOf(
        'asked caution',
        t('say.resign'),
        action(t('do.cancel'), () => (this.resigning = false)),
        action(t('do.resign'), () => this.resign(play), 'primary'),
      );
    if (play.refused !== '') return lineOf('refused', html`${t('say.refused')} ${rawDetails(play.refused)}`);
    if (play.isOver) return this.endLine(game, play, view);
    if (play.watches) return lineOf('told', t('say.watch'));
    if (!play.sends) return lineOf('hint', waitText(play, name), this.outward());
    if (facts.answers)
      return lineOf(
        'asked',
        facts.offersDraw ? t('say.draw', { name }) : t('say.undo', { name, n: facts.asksUndo }),
        action(t('do.decline'), () => play.choose(facts.offersDraw ? 'decline-draw' : 'refuse-undo')),
        action(t('do.accept'), () => this.allow(play), 'primary'),
      );
    if (facts.complete) return lineOf('asked', sendText(play, name), this.sendAction('primary'));
    const notice = game && view ? (noticeLine(game, view) ?? game.notice(view)) : null;
    return notice ?? lineOf('hint', game && view ? game.hint(view).text : '');
  }

  private endLine(game: GamePage | null, play: MatchPlay, view: MatchView | null): TemplateResult {
    const why =
      game && view && view.snapshot.status.kind !== 'playing'
        ? game.reason(view.snapshot, view.players)
        : play.facts.result;
    return lineOf(
      'over',
      why,
      play.watches || !this.ownWasLast(play) ? nothing : this.outward(),
      action(t('do.check'), () => this.check(play.match)),
      play.watches ? nothing : action(t('do.rematch'), () => this.rematch(play.match), 'primary'),
    );
  }
  /** The last message has still to reach the other side, as far as this device knows. */
  private ownWasLast(play: MatchPlay): boolean {
    return play.facts.next !== play.side;
  }

  // --- what can be done --------------------------------------------------------------------------------------------------------

  private tools(play: MatchPlay, view: MatchView | null): TemplateResult {
    const { facts } = play;
    const decides = play.sends && facts.decides && !play.showing && !this.resigning;
    const sendable = play.sends && facts.complete && !facts.answers && !play.showing;
    const commands = decides && view && this.game ? this.game.commands(view) : [];
    return html`<div class="tools" role="toolbar" aria-label=${shared('game.panel')}>
      ${commands.map(({ icon: name, text, run }) => this.tool(name, text, run))}
      ${
        decides && facts.undoable > 0
          ? this.tool('undo', t('do.ask'), () => play.choose(`ask-undo:${this.undoCount(play, view)}`))
          : nothing
      }
      ${sendable && facts.choices > 0 ? this.tool('undo', t('do.undo'), () => void play.takeBack()) : nothing}
      ${sendable && facts.drawable ? this.tool('draw', t('do.offer'), () => play.choose('offer-draw')) : nothing}
      ${play.sends && facts.resignable && !play.showing ? this.tool('flag', t('do.resign'), () => (this.resigning = true)) : nothing}
      ${this.tool('more', t('do.more'), () => this.page.show({ dialog: 'own', content: (close) => matchMenu(this.page, this, play, close) }))}
    </div>`;
  }
  private tool(name: AnyIcon, text: string, run: () => void): TemplateResult {
    return html`<button type="button" class="tool" @click=${run}>${anyIcon(name)}<span>${text}</span></button>`;
  }

  /** Back to before this side's last move, as far as that can be. */
  private undoCount({ facts, seat }: MatchPlay, view: MatchView | null): number {
    const moves = view?.snapshot.moves.slice(0, view.snapshot.ply) ?? [];
    const since = [...moves].reverse().findIndex((move) => (move.player ?? move.seat) === seat);
    return Math.max(1, Math.min(facts.undoable, since + 1));
  }

  private allow(play: MatchPlay): void {
    const { offersDraw } = play.facts;
    play.choose(offersDraw ? 'accept-draw' : 'allow-undo');
    // The board goes back.
    if (!offersDraw) void play.layAgain();
  }
  private resign(play: MatchPlay): void {
    this.resigning = false;
    play.choose('resign');
  }

  private sendAction(kind: string): TemplateResult {
    return action(t('do.send'), () => void this.send(), kind);
  }
  private async send(): Promise<void> {
    const { play } = this;
    if (!play) return;
    const sent = await play.send();
    this.unkept = sent === 'no-room';
    if (sent === 'overtaken') await this.followOther(play);
    if (sent !== 'sent') return;
    this.goOn(play.match);
    room.tell(play.match);
    if (!room.reaches(play.match.id)) this.showLink();
    await this.shelve();
  }
  private goOn(match: RemoteMatch): void {
    this.match = match;
    this.dispatchEvent(new CustomEvent('sent', { bubbles: true, detail: match }));
  }
  /** Another tab has gone on with the match: its message counts. */
  private async followOther({ match }: MatchPlay): Promise<void> {
    const kept = await this.store.find(match.id).catch(() => null);
    this.overtakenAt = kept?.text ?? '';
    if (kept) this.goOn(kept);
    else this.close();
  }
  private showLink(): void {
    const { play, name } = this;
    if (!play) return;
    this.page.show({
      dialog: 'own',
      content: () => ({
        heading: t('send.title', { name }),
        content: html`<anthill-match-link .match=${play.match} .name=${name}></anthill-match-link>`,
      }),
    });
  }
}
