// Matches by link: the list, the invitation that goes out or came in, what is opened and checked. A match itself is match_screen.ts.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { nameSubject, subjectText } from '../contract/entry';
import { ScreenElement } from '../contract/screen_element';
import type { GameId } from '../model/game_id';
import { isMatchLink } from '../model/link_address';
import { gameIn, isInvitation, readRemoteMatch, type RemoteMatch } from '../model/remote_match';
import { RemoteMatches } from '../storage/remote_matches';
import { keepUnsent } from '../storage/unsent';
import { withWords } from '../i18n/pending_catalogues';
import { t as shared } from '../i18n/translate';
import { icon } from '../ui/icons';
import { lazy } from '../ui/lazy';
import { rawDetails } from '../ui/raw_details';
import { iconButton } from '../ui/tool_button';
import { factsOf, factsOfAll, type MatchFacts } from './match_protocol';
import { leftByName } from './left';
import { holdsRoomCode, readMessage } from './link';
import { otherSide } from './match_play';
import { listActions, matchList } from './match_list';
import { matchTitle } from './match_words';
import { nameField, ownName } from './own_name';
import { acceptedMatch, newInvitation, rematchOf, takenAlong, takenIn, watchedMatch } from './new_match';
import './match_screen';
import type { Received } from './incoming_message';
import { inviteForm, type InvitedSeat as Seat } from './invite_form';
import { crossing, giveWay, rematchUnderWay } from './rematch';
import { foreignForm, invitationNote, invitedForm } from './invited_form';
import { failureText, openingForm, showMatchLink } from './parts';
import { presence } from './room/presence';
import { HEADINGS, leaveLink, LIST, type Matches, type View } from './views';
import { t } from './en';
import '../ui/page_frame.css';
import './remote.css';

const fetchCheck = (): Promise<unknown> => import('./check_panel');
const fetchRoom = (): Promise<unknown> => withWords(import('./room/room_panel'));

@customElement('anthill-remote')
export class RemoteScreen extends ScreenElement implements Matches {
  @state() private view: View = LIST;
  /** Null until they are read. */
  @state() private kept: readonly RemoteMatch[] | null = null;
  /** By ids. A match whose game's part did not arrive has none. */
  @state() private facts: ReadonlyMap<string, MatchFacts> = new Map();
  /** The result of the last action, to be read above the list. */
  @state() private told = '';
  /** The engine's own words for that. */
  @state() private detail = '';
  @state() private seat: Seat = 'random';
  @state() private text = '';
  /** Why the list could not be read; "" where it was. */
  @state() private unread = '';
  /** Links and files that are being taken. */
  @state() private opening = 0;
  /** A match that begins here is being made: a second press does not make another one. */
  private begins = false;
  readonly store = new RemoteMatches();
  /** Links and files are taken one after the other: each changes what the next one meets. */
  private taken: Promise<void> = Promise.resolve();
  /** The latest message over the room's channel, which is shown. */
  private shown: Received | null = presence.arrived;

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('popstate', this.onAddress, { signal: this.untilGone });
    void this.look();
    this.onAddress();
    void this.reopen(subjectText());
    for (const end of [presence.subscribe(this.onRoom), this.store.onOtherTab((id) => void this.onOtherTab(id))])
      this.untilGone.addEventListener('abort', end);
  }

  private async look(): Promise<void> {
    try {
      const matches = await this.store.all();
      this.facts = await factsOfAll(matches);
      this.kept = matches;
      this.unread = '';
    } catch (error) {
      this.kept = null;
      this.unread = failureText(error);
    }
  }

  // --- what comes in -----------------------------------------------------------------------------------------------------------

  /** A link was opened: the page that is loaded again before it could be taken takes it again. */
  private readonly onAddress = (): void => {
    const fragment = location.hash.slice(1);
    if (isMatchLink(fragment)) this.take(fragment);
  };

  private take(given: string): void {
    this.opening += 1;
    this.taken = this.taken.then(async () => {
      if (await this.takeNow(given.trim())) leaveLink(given);
      this.opening -= 1;
    });
  }
  /** False where it may still be taken the next time, here or in another browser. */
  private async takeNow(text: string): Promise<boolean> {
    this.say('');
    if (holdsRoomCode(text)) {
      this.view = { kind: 'room', match: null, given: text };
      return true;
    }
    const [moved, incoming] = [readRemoteMatch(text), readMessage(text)];
    try {
      if (moved) {
        const taken = await takenAlong(this.store, moved);
        if ('problem' in taken) this.say(t(`problem.${taken.problem}`), taken.error);
        else this.openMatch(taken);
        return true;
      }
      return await this.showReceived(await takenIn(this.store, incoming));
    } catch (error) {
      this.say(failureText(error));
      return false;
    }
  }

  /** False: nothing was taken from it yet. */
  private async showReceived(arrived: Received): Promise<boolean> {
    switch (arrived.kind) {
      case 'invitation':
      case 'foreign': {
        const { kind, text } = arrived;
        const facts = await factsOf(text);
        const crossed = kind === 'invitation' ? await crossing(this.store, { id: facts.id, text }) : null;
        if (crossed?.counts) {
          this.openMatch(crossed.own, t('say.crossed'));
          return true;
        }
        this.choose(facts.game);
        this.view =
          kind === 'foreign' ? { kind, text, facts } : { kind: 'invited', text, facts, crossed: crossed !== null };
        return false;
      }
      case 'known':
      case 'gone-on':
        this.openMatch(arrived.match);
        return true;
      case 'refused':
        if (arrived.match && arrived.problem === 'old') {
          this.openMatch(arrived.match, t('problem.old'));
          return true;
        }
        // A text that was pasted stays, to be mended.
        if (this.view.kind !== 'import' || arrived.problem === 'fork') this.showList();
        this.say(t(`problem.${arrived.problem}`), arrived.error);
        return arrived.problem !== 'unknown';
      case 'unkept':
        this.say(failureText(arrived.failure));
        return true;
    }
  }

  /** The other device in the room is there, or has sent something, which is kept already. */
  private readonly onRoom = (): void => {
    this.requestUpdate();
    const { view } = this;
    if (view.kind === 'room' && presence.state === 'here') void this.reopen(presence.id);
    const { arrived } = presence;
    if (arrived === this.shown) return;
    this.shown = arrived;
    const changed = arrived?.kind === 'gone-on' || (arrived?.kind === 'refused' && arrived.problem === 'fork');
    if (view.kind === 'match' && arrived?.kind !== 'unkept') {
      if (changed && arrived.match?.id === view.match.id) this.openMatch(arrived.match);
    } else if (arrived?.kind === 'gone-on') this.openMatch(arrived.match);
    else if (arrived && arrived.kind !== 'known')
      void this.showReceived(arrived).catch((error: unknown) => this.say(failureText(error)));
  };

  /** Another tab has taken a message, sent one, or deleted the match. */
  private async onOtherTab(id: string): Promise<void> {
    const { view } = this;
    if (view.kind === 'list') await this.look();
    if (view.kind !== 'match' || view.match.id !== id) return;
    const kept = await this.store.find(id).catch(() => view.match);
    if (this.view !== view) return;
    if (!kept) this.toList();
    else if ((['text', 'root', 'conflict', 'left'] as const).some((key) => kept[key] !== view.match[key]))
      this.openMatch(kept);
  }

  /** The board of a match has no place for it. */
  private say(text: string, detail = ''): void {
    if (text !== '' && this.view.kind === 'match') this.showList();
    this.told = text;
    this.detail = detail;
  }

  /** Nothing that was said stays: it is about the view that is left. */
  private go(view: View): void {
    leaveLink(location.hash.slice(1));
    this.say('');
    this.view = view;
  }

  private choose(game: GameId | null): void {
    if (game && game !== this.settings.game) this.page.change({ game });
  }
  private readonly openMatch = (match: RemoteMatch, said = ''): void => {
    this.choose(gameIn(match.text));
    this.view = { kind: 'match', match, said };
    // A link that could not be taken would come up once more in place of the match.
    leaveLink(location.hash.slice(1));
    nameSubject(match.id);
  };

  /** A match of this device, unless something else has come up meanwhile. */
  readonly reopen = async (id: string): Promise<void> => {
    const { view } = this;
    const match = await this.store.find(id).catch(() => null);
    if (match && this.view === view) this.openMatch(match);
  };

  readonly toList = (): void => {
    leaveLink(location.hash.slice(1));
    this.showList();
  };
  private showList(): void {
    // The list as it was read lacks what has been done since.
    this.kept = null;
    this.view = LIST;
    nameSubject();
    this.text = '';
    this.say('');
    void this.look();
  }

  // --- what goes out -----------------------------------------------------------------------------------------------------------

  private readonly invite = (game: GameId, options: string, seat: Seat, inRoom: boolean, after = ''): Promise<void> =>
    this.begin(() => newInvitation(game, options, seat, ownName(this.settings), after), inRoom);
  private async begin(make: () => RemoteMatch | Promise<RemoteMatch | string>, inRoom: boolean): Promise<void> {
    if (this.begins) return;
    this.begins = true;
    try {
      const match = await make();
      if (typeof match === 'string') this.say(t('problem.misfit'), match);
      else await this.keepAndSend(match, inRoom);
    } catch (error) {
      this.say(failureText(error));
    }
    this.begins = false;
  }
  private async keepAndSend(match: RemoteMatch, inRoom: boolean): Promise<void> {
    this.say('');
    if (await this.store.add(match)) await giveWay(this.store, match);
    else return this.reopen(match.id);
    if (inRoom) this.view = { kind: 'room', match, given: '' };
    else {
      presence.tell(match);
      const waits = match.root !== null && !presence.reaches(match.id);
      keepUnsent(match.id, waits);
      if (waits) await this.openWithLink(match);
      else this.openMatch(match);
    }
  }
  private async openWithLink(match: RemoteMatch): Promise<void> {
    const { names } = await factsOf(match.text);
    this.openMatch(match);
    const sent = (): void => this.querySelector<ScreenElement>('anthill-match')?.requestUpdate();
    showMatchLink(this.page, match, names[otherSide(match.side)] || t('name.other'), sent);
  }
  /** Two devices that cannot connect in one room. */
  private goOnByLink(match: RemoteMatch | null): void {
    if (!match) this.toList();
    else void this.openWithLink(match).catch((error: unknown) => this.say(failureText(error)));
  }

  check(match: RemoteMatch): void {
    this.go({ kind: 'check', match });
  }
  connect(match: RemoteMatch): void {
    this.go({ kind: 'room', match, given: '' });
  }
  goneOn(match: RemoteMatch): void {
    this.view = { kind: 'match', match };
  }
  rematch(match: RemoteMatch): void {
    void this.playAgain(match).catch((error: unknown) => this.say(failureText(error)));
  }
  /** A rematch that is under way is shown: of two invitations both could be accepted. */
  private async playAgain(match: RemoteMatch): Promise<void> {
    const inRoom = presence.reaches(match.id);
    const begun = inRoom ? undefined : await rematchUnderWay(this.store, match.id);
    const terms = begun ? null : await rematchOf(match);
    if (terms) await this.invite(terms.game, terms.options, terms.seat, inRoom, match.id);
    else if (begun && isInvitation(begun)) await this.openWithLink(begun);
    else if (begun) this.openMatch(begun);
  }

  // --- what is shown -----------------------------------------------------------------------------------------------------------

  protected override render(): TemplateResult {
    const { view } = this;
    if (view.kind === 'match') {
      return html`<anthill-match .match=${view.match} .said=${view.said ?? ''} .all=${this}></anthill-match>`;
    }
    const from = (view.kind === 'check' || view.kind === 'room') && view.match;
    const [back, way] = from
      ? [matchTitle(this.page, from), () => void this.reopen(from.id)]
      : view.kind === 'list'
        ? [shared('game.home'), () => this.page.goTo('start')]
        : [t('invite.back'), this.toList];
    const heading = HEADINGS[view.kind];
    return html`<main class="page-frame narrow remote">
      <header class="page-head">
        ${iconButton(icon('back'), back, way)}
        <h1>${heading ? t(heading) : shared('remote.title')}</h1>
      </header>
      <div role="status">
        ${this.told === '' ? nothing : html`<div class="problem">${this.told} ${rawDetails(this.detail)}</div>`}
      </div>
      ${this.content(view)}
    </main>`;
  }

  private content(view: Exclude<View, { kind: 'match' }>): unknown {
    switch (view.kind) {
      case 'list':
        // No other way is shown to a person who follows a link.
        if (this.opening > 0) return html`<p class="note" role="status">${t('list.opening')}</p>`;
        return html`<p>${t('list.text')}</p>
          ${listActions((next) => this.go(next))}
          ${
            // A link may have come to nothing for the same reason.
            this.unread === ''
              ? matchList(this.page, this.kept, this.facts, this.openMatch)
              : this.unread === this.told
                ? nothing
                : html`<p class="problem">${this.unread}</p>`
          }`;
      case 'invite':
        return inviteForm(
          this.page,
          this.settings,
          this.game,
          this.seat,
          (seat) => (this.seat = seat),
          nameField(this.settings, () => this.requestUpdate()),
          (game, options, inRoom) => void this.invite(game, options, this.seat, inRoom),
        );
      case 'import':
        return openingForm(
          this.text,
          (text) => (this.text = text),
          t('import.open'),
          (text) => this.take(text),
        );
      case 'check':
        return lazy(
          fetchCheck,
          () => html`<anthill-match-check .given=${view.match?.text ?? ''}></anthill-match-check>`,
        );
      case 'room':
        return lazy(
          fetchRoom,
          () =>
            html`<anthill-room
              .match=${view.match?.id ?? ''}
              .given=${view.given}
              .byLink=${() => this.goOnByLink(view.match)}
            ></anthill-room>`,
        );
      case 'invited':
        return invitedForm(
          this.page,
          this.game,
          view.facts,
          nameField(this.settings, () => this.requestUpdate()),
          invitationNote(view.crossed, view.facts.names.host, leftByName(this.kept ?? [], this.facts)),
          () => void this.begin(() => acceptedMatch(view.text, ownName(this.settings)), false),
          this.toList,
        );
      case 'foreign':
        return foreignForm(view.facts, () => void this.begin(() => watchedMatch(view.facts.id, view.text), false));
    }
  }
}
