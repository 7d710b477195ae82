// A match by link on the board: whose turn it is, what the other side has done, and the message that goes out.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GamePage, MatchView } from '../contract/game_page';
import { screenBar, type WayBack } from '../contract/screen_bar';
import { other } from '../model/snapshot';
import { gameIn, watching, type RemoteMatch } from '../model/remote_match';
import { noticeLine } from '../screens/message_line';
import { BoardScreen } from '../screens/board_screen';
import '../screens/move_list';
import type { SessionState } from '../session/state';
import { follows } from '../ui/follow';
import { action, lineOf } from '../ui/message';
import { anyIcon } from '../ui/lazy_icons';
import { rawDetails } from '../ui/raw_details';
import { iconButton, toolButton } from '../ui/tool_button';
import { inTurn, t as shared } from '../i18n/translate';
import { isUnsent, keepUnsent } from '../storage/unsent';
import { MatchProtocol, flightOf } from './match_protocol';
import { MatchPlay, otherSide } from './match_play';
import { toolsOf, type MatchTool } from './match_tools';
import { askToForget, keepAgain, matchMenu } from './match_menu';
import { noteLine, type Before } from './note_line';
import {
  answeredText,
  askedText,
  coverText,
  endedView,
  endingOf,
  isSealed,
  lookingLine,
  isReviewing,
  matchTitle,
  nameOf,
  ownWasLast,
  isNoMove,
  sendText,
  statusOf,
  termsOf,
  theirMove,
  waitText,
  withOwnPart,
} from './match_words';
import { problemOf } from './incoming_message';
import { showMatchLink } from './parts';
import { presence } from './room/presence';
import { archiveMatch, archivedId } from './archive';
import type { Matches } from './views';
import { t } from './en';
import './remote.css';

const fetchEnding = () => import('./match_ending').catch(() => null);

@customElement('anthill-match')
@follows(presence)
export class MatchScreen extends BoardScreen {
  @property({ attribute: false }) match!: RemoteMatch;
  @property({ attribute: false }) all!: Matches;
  /** To be read beside the board until the match goes on. */
  @property({ attribute: false }) said = '';
  @state() private play: MatchPlay | null = null;
  @state() private resigning = false;
  @state() private unkept = false;
  /** The browser has deleted the match, which is on the board still. */
  @state() private isGone = false;
  /** The match with the message of another tab that came before one's own. */
  @state() private overtakenAt = '';
  /** The other version of the match is on the board. */
  @state() private showsConflict = false;
  @state() private leftOther: Before | null = null;
  /** The engine's objection to a match that another version of Anthill made; "" for none. */
  @state() private misfit = '';
  private opened = '';
  /** The match is over since it was opened here, and its end is shown when the board has shown it. */
  private celebrates = false;
  /** The board's notice from when the other side had to be answered first. */
  private unsaid: SessionState['notice'] = null;

  protected override willUpdate(): void {
    this.leaveOther();
    const { match, game, play } = this;
    // Only another tab sends a message while one is made here.
    if (play?.isBegun && match.text.length > play.match.text.length) this.overtakenAt = match.text;
    const state = [match.root === null, match.left, match.conflict?.length ?? 0, this.showsConflict].join(' ');
    const wanted = `${match.id} ${match.text.length} ${state}`;
    if (!game || wanted === this.opened || (play?.match === match && !this.showsConflict)) return;
    this.opened = wanted;
    void this.attempt.run(() => this.open());
  }
  protected override updated(): void {
    this.celebrate();
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.play?.close();
    this.play = null;
    this.opened = '';
  }

  /** A link of another match was opened while one was on the screen. */
  private leaveOther(): void {
    const { match, name, play } = this;
    if (this.leftOther?.id === match.id) this.leftOther = null;
    if (!play || play.match.id === match.id) return;
    const known = play.facts.names[otherSide(play.side)] !== '';
    this.leftOther = play.isOver || play.watches || !known ? null : { id: play.match.id, name, begun: play.isBegun };
    play.close();
    this.play = null;
    this.showsConflict = false;
  }

  private async open(): Promise<void> {
    const { opened, page } = this;
    this.play?.close();
    this.play = null;
    this.resigning = false;
    this.misfit = '';
    this.celebrates = this.isGone = false;
    const protocol = await MatchProtocol.forBoard(this.match.text);
    if (!this.isConnected || opened !== this.opened) return;
    const { match } = this;
    const shown = this.showsConflict && match.conflict !== null ? { ...watching(match), text: match.conflict } : match;
    this.misfit = protocol.open(shown.text);
    if (this.misfit !== '') return;
    const session = this.session ?? this.borrowBoard(true, () => undefined);
    const play = new MatchPlay(shown, protocol, session, {
      lockBoard: (locked) => page.lockBoard(locked),
      changed: () => this.requestUpdate(),
      toThrow: (move) => {
        const flight = flightOf(move);
        if (flight) page.board.expectThrow(flight);
      },
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      keep: (next) => this.all.store.put(next),
      keepDraft: (next) => void this.keepDraft((this.match = next)),
    });
    this.play = play;
    await play.open();
    await this.archive();
  }

  /** A match that is over goes into the library too, with all its messages. */
  private async archive(): Promise<void> {
    const { play, page, session } = this;
    if (!play?.isOver || play.match.archived || this.showsConflict || !session) return;
    const protocol = await MatchProtocol.forMatch(play.match.text);
    // The board may be that of another match by now.
    if (this.play !== play || !(await archiveMatch(page.saves, play, protocol, session))) return;
    play.match = { ...play.match, archived: true };
    // One that this side has ended has still to be sent.
    this.celebrates = !play.watches && (!ownWasLast(play) || presence.reaches(play.match.id));
    this.requestUpdate();
    await this.all.store.change(play.match, (kept) => ({ ...kept, archived: true })).catch(() => false);
  }

  // --- what is shown -----------------------------------------------------------------------------------------------------------

  protected override get game(): GamePage | null {
    const chosen = super.game;
    return chosen?.id === gameIn(this.match.text) ? chosen : null;
  }
  get name(): string {
    return this.play ? nameOf(this.play, otherSide(this.play.side)) : t('name.other');
  }

  protected override render(): TemplateResult {
    const { game, play } = this;
    // The board may still be that of another match.
    const shown = play && play.facts.start !== '' ? this.view : null;
    const view = shown?.snapshot.game === game?.id ? shown : null;
    const isSetup = view?.snapshot.phase === 'deploy';
    const covered = play !== null && (play.facts.start === '' || isSealed(play, view) || (this.resigning && isSetup));
    const setup = game && play && view && !covered ? this.setup(game, play, view) : null;
    const cover = covered
      ? html`<div class="covered">
          ${game ? termsOf(game, this.page.gameName(game.id), play) : nothing}
          <p>${coverText(play)}</p>
          ${play.sends || play.isOver || play.watches ? nothing : this.outward()}
        </div>`
      : this.misfit === '' || play
        ? undefined
        : html`<div class="covered">
            <p>${t(`problem.${problemOf(this.misfit)}`)} ${rawDetails(this.misfit)}</p>
            ${action(t('do.leave'), () => askToForget(this.page, this))}
          </div>`;
    const around = setup ?? this.around(game, play, covered ? null : view, covered);
    return this.frame('by-link', view, around, { instead: setup ? nothing : cover });
  }

  protected override get wayBack(): WayBack {
    return { to: this.all.toList, back: t('invite.back') };
  }

  private setup(game: GamePage, play: MatchPlay, view: MatchView): TemplateResult | null {
    const more = iconButton(anyIcon('more'), t('do.more'), this.showMenu(play, this.ownTools(play, view)));
    return game.table.setupScreen?.(view, { ...this.wayBack, more }) ?? null;
  }

  private around(
    game: GamePage | null,
    play: MatchPlay | null,
    view: MatchView | null,
    covered: boolean,
  ): TemplateResult {
    const near = play?.seat ?? 'red';
    const held = view?.snapshot.held === true && play?.roundSeen === false;
    const decides = play !== null && play.decides && !play.facts.complete && !isReviewing(view);
    const asked =
      game && view && !this.resigning && (decides || (held && !isNoMove(play)))
        ? (game.table.panel?.(view) ?? null)
        : null;
    const head = html`<h1 class="status">
      ${play ? statusOf(game, play, view, this.name) : this.misfit === '' ? '' : matchTitle(this.page, this.match)}
    </h1>`;
    const more = this.noteLine(asked && play ? answeredText(play, this.name) : '');
    return html`${screenBar(this.page, head, { ...this.wayBack, more })}
    ${game && view ? this.plates(game, play ? endedView(play, view) : view, this.nearOf(near)) : nothing}
    ${
      asked
        ? html`<div class="game-panel">${asked}</div>`
        : html`${game && view ? this.moveList(game, view, null) : nothing}
            <div class="talk" role="status">
              ${
                // Its buttons would move under the finger when the board and the list come.
                play && !this.showsConflict && (view || covered) ? this.line(game, play, view) : nothing
              }
            </div>`
    }
    ${play ? this.tools(play, view) : nothing}`;
  }

  /** On boards without sides colours change hands. */
  private nearOf(seat: 'red' | 'black'): 'red' | 'black' {
    return this.view?.snapshot.swapped ? other(seat) : seat;
  }

  /** By which the message that was sent last reaches the other side; nothing where it has. */
  private outward(): TemplateResult | typeof nothing {
    if (presence.reaches(this.match.id)) return nothing;
    const link = action(t('do.again'), () => this.showLink(), isUnsent(this.match.id) ? 'primary' : '');
    return presence.isAbout(this.match.id)
      ? html`${action(t('room.again'), () => this.all.connect(this.match))} ${link}`
      : link;
  }

  // --- the line that talks -----------------------------------------------------------------------------------------------------

  private line(game: GamePage | null, play: MatchPlay, view: MatchView | null): TemplateResult | typeof nothing {
    const { name } = this;
    const { facts } = play;
    if (this.isGone)
      return lineOf(
        'refused',
        t('say.gone'),
        action(t('do.keep'), () => void keepAgain(this.page, this, play.match)),
      );
    if (this.overtakenAt === play.match.text) return lineOf('refused', t('say.overtaken'), this.outward());
    if (this.unkept && facts.complete) return lineOf('refused', t('say.unkept'), this.sendAction());
    if (play.showing) return lineOf('told', t('say.showing', { name: nameOf(play, otherSide(facts.next)) }));
    if (this.resigning)
      return lineOf(
        'asked caution',
        t('say.resign'),
        action(t('do.cancel'), () => (this.resigning = false)),
        action(t('do.resign'), () => this.resign(play), 'primary'),
      );
    if (play.refused !== '') return lineOf('refused', html`${t('say.refused')} ${rawDetails(play.refused)}`);
    if (play.isOver) return this.endLine(game, play, view);
    if (game && view && isReviewing(view)) return lookingLine(game, view);
    if (play.watches) return lineOf('told', t('say.watch'));
    // In place of the board the same is said.
    if (!play.sends && !view) return nothing;
    if (!play.sends) return lineOf('hint', withOwnPart(game, play, view, waitText(play)), this.outward());
    if (facts.answers) {
      // The board refuses moves because of this.
      this.unsaid = view?.state.notice ?? null;
      return lineOf(
        'asked',
        inTurn(this.unsaid?.kind === 'refused' ? t('say.answer', { name }) : '', askedText(play, name)),
        action(t('do.decline'), () => play.choose(facts.offersDraw ? 'decline-draw' : 'refuse-undo')),
        action(t('do.accept'), () => play.choose(facts.offersDraw ? 'accept-draw' : 'allow-undo')),
      );
    }
    if (facts.complete) return lineOf('asked', withOwnPart(game, play, view, sendText(play, name)), this.sendAction());
    const isSaid = view?.state.notice !== this.unsaid;
    const notice = game && view ? (isSaid && noticeLine(game, view)) || game.table.notice?.(view) : null;
    if (notice) return notice;
    const told = answeredText(play, name) || (game && view ? theirMove(game, play, view) : '');
    return told !== '' ? lineOf('told', told) : lineOf('hint', game && view ? game.words.hint(view.snapshot).text : '');
  }

  /** @param answered by the other side, if it is not said elsewhere */
  private noteLine(answered: string): TemplateResult {
    const isBegun = this.play?.isBegun ?? false;
    return noteLine({
      match: this.match,
      name: this.name,
      conflict: { shown: this.showsConflict, show: (shown) => (this.showsConflict = shown) },
      said: isBegun ? '' : this.said,
      other: isBegun ? null : this.leftOther,
      reopen: this.all.reopen,
      answered,
    });
  }

  private endLine(game: GamePage | null, play: MatchPlay, view: MatchView | null): TemplateResult {
    const kind = isUnsent(play.match.id) ? '' : 'primary';
    return lineOf(
      'over',
      endingOf(game, play, view).why,
      play.watches || !ownWasLast(play) ? nothing : this.outward(),
      play.match.archived ? action(t('do.review'), () => this.review(play)) : nothing,
      play.watches ? nothing : action(t('do.rematch'), () => this.all.rematch(play.match), kind),
    );
  }
  /** Once the end has been seen happening. */
  private celebrate(): void {
    const { game, play, view } = this;
    if (!this.celebrates || !game || !play || !view || play.showing || view.snapshot.held || view.snapshot.animating)
      return;
    this.celebrates = false;
    const ending = endingOf(game, play, view);
    const actions = { rematch: () => this.all.rematch(play.match), review: () => this.review(play) };
    void fetchEnding().then((part) => this.play === play && part?.showEnding(this.page, ending, actions));
  }
  private review({ match }: MatchPlay): void {
    const { page } = this;
    void page.openKept(archivedId(match)).then(() => page.session.review.showFindings());
  }
  // --- what can be done --------------------------------------------------------------------------------------------------------

  private tools(play: MatchPlay, view: MatchView | null): TemplateResult {
    const decides = play.sends && !isReviewing(view) && play.decides && !this.resigning;
    return html`<div class="tools" role="toolbar" aria-label=${shared('game.panel')}>
      ${view && this.game ? this.commandTools(this.game, view, decides) : nothing}
      ${this.ownTools(play, view).map(({ icon, text, run }) => toolButton(anyIcon(icon), text, run))}
      ${toolButton(anyIcon('more'), t('do.more'), this.showMenu(play))}
    </div>`;
  }
  private ownTools(play: MatchPlay, view: MatchView | null): readonly MatchTool[] {
    if (!play.sends || isReviewing(view)) return [];
    return toolsOf(play, view?.snapshot, this.resigning ? null : () => (this.resigning = true));
  }
  private showMenu(play: MatchPlay, tools: readonly MatchTool[] = []): () => void {
    const content = () => matchMenu(this.page, this, this.play ?? play, tools);
    return () => this.page.show({ dialog: 'own', content });
  }

  private resign(play: MatchPlay): void {
    this.resigning = false;
    play.choose('resign');
  }

  private sendAction(): TemplateResult {
    return action(t('do.send'), () => void this.send(), 'primary');
  }
  private async send(): Promise<void> {
    const { play } = this;
    if (!play) return;
    const sent = await play.send();
    if (sent === 'sent') {
      presence.tell(play.match);
      keepUnsent(play.match.id, !presence.reaches(play.match.id));
    }
    // A link of another match was opened while the storage took its time: that one stays, and this one's link can be shown later.
    if (this.match.id !== play.match.id) return;
    this.unkept = sent === 'no-room';
    if (sent === 'overtaken') await this.followOther(play);
    if (sent !== 'sent') return;
    this.leftOther = null;
    this.goOn(play.match);
    if (!presence.reaches(play.match.id)) this.showLink();
    await this.archive();
  }
  private goOn(match: RemoteMatch): void {
    this.match = match;
    this.all.goneOn(match);
  }
  /** Another tab has gone on with the match: its message counts. */
  private async followOther({ match }: MatchPlay): Promise<void> {
    const kept = await this.all.store.find(match.id).catch(() => undefined);
    if (this.match.id !== match.id) return;
    this.overtakenAt = kept?.text ?? '';
    this.isGone = kept === null;
    if (kept) this.goOn(kept);
  }
  private async keepDraft(next: RemoteMatch): Promise<void> {
    if (!(await this.all.store.keepDraft(next).catch(() => true))) await this.lookFor(next);
  }
  async lookFor({ id }: RemoteMatch): Promise<void> {
    const isGone = (await this.all.store.find(id).catch(() => undefined)) === null;
    if (this.match.id === id) this.isGone = isGone;
  }
  private showLink(): void {
    const { play } = this;
    if (play) showMatchLink(this.page, play.match, this.name, () => this.requestUpdate(), play.isOver);
  }
}
