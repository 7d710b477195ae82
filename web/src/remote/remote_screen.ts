// Matches by link: the list, the invitation that goes out or came in, what is opened and checked. A match itself is match_screen.ts.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { ScreenElement } from '../contract/screen_element';
import type { GamePage } from '../contract/game_page';
import { CARDS } from '../games/table';
import { cleanLine } from '../model/clean_text';
import { GAME_IDS, type GameId } from '../model/game_id';
import { LONGEST_NAME } from '../model/limits';
import { isMatchLink } from '../model/match_link';
import { readRemoteMatch, type RemoteMatch } from '../model/remote_match';
import { ROUTES } from '../contract/routes';
import type { SessionState } from '../session/state';
import type { Settings } from '../storage/settings';
import { browserStorage, LocalStore } from '../storage/local_store';
import { keyOf } from '../storage/place';
import { RemoteMatches } from '../storage/remote_matches';
import { t as shared } from '../i18n/translate';
import { icon } from '../ui/icons';
import { anyIcon } from '../ui/more_icons';
import { rawDetails } from '../ui/raw_details';
import { segmented } from '../ui/segmented';
import { Desk, type MatchFacts } from './desk';
import { readParcel } from './link';
import { otherSide } from './match_play';
import { matchList } from './match_list';
import './match_screen';
import { joinedWith, received, type Arrived } from './parcel_post';
import { invitedForm } from './invited_form';
import { openingForm } from './parts';
import { readCode } from './room/code';
import { room } from './room/room';
import './room/room_panel';
import { t } from './words';
import { checkedText } from './written';
import '../ui/page_frame.css';
import './remote.css';

/** The views of the screen. */
type View =
  | { kind: 'list' }
  | { kind: 'invite' }
  | { kind: 'import' }
  | { kind: 'check'; verdict: string; good: boolean }
  | { kind: 'invited'; text: string; facts: MatchFacts }
  | { kind: 'foreign'; text: string; facts: MatchFacts }
  /** Two devices in one room: with a match, this one shows its code first. */
  | { kind: 'room'; match: RemoteMatch | null; given: string }
  | { kind: 'match'; match: RemoteMatch };

const LIST: View = { kind: 'list' };
const SEATS = ['red', 'black', 'random'] as const;
type Seat = (typeof SEATS)[number];

const NAME_KEY = keyOf('remote.name');
const local = new LocalStore(browserStorage());

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

@customElement('anthill-remote')
export class RemoteScreen extends ScreenElement {
  /** The chosen one, once it is fetched. */
  @property({ attribute: false }) game!: GamePage | null;
  // Only to be rendered again with every change of them.
  @property({ attribute: false }) state!: SessionState;
  @property({ attribute: false }) settings!: Settings;
  @state() private view: View = LIST;
  /** Null until they are read. */
  @state() private kept: readonly RemoteMatch[] | null = null;
  @state() private names: ReadonlyMap<string, MatchFacts> = new Map();
  /** The result of the last action, to be read above the list. */
  @state() private told = '';
  /** The engine's own words for that. */
  @state() private detail = '';
  @state() private seat: Seat = 'random';
  @state() private text = '';
  @state() private broken = false;
  private readonly store = new RemoteMatches();
  private unsubscribe: (() => void) | null = null;
  /** The latest message over the room's channel, which is shown. */
  private shown: Arrived | null = room.arrived;

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('popstate', this.onAddress);
    void this.look().then(this.onAddress);
    this.unsubscribe = room.subscribe(this.onRoom);
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('popstate', this.onAddress);
    this.unsubscribe?.();
  }

  private async look(): Promise<void> {
    try {
      const matches = await this.store.all();
      const desk = await Desk.forGame(matches.map(({ text }) => text.slice(0, 200)).join(' '));
      this.names = new Map(
        matches.map(({ id, text }): [string, MatchFacts] => {
          desk.open(text);
          return [id, desk.facts];
        }),
      );
      this.kept = matches;
      this.broken = false;
    } catch {
      this.kept = [];
      this.broken = true;
    }
  }

  // --- what comes in -----------------------------------------------------------------------------------------------------------

  /** A link was opened: it leaves the address, because it is private. */
  private readonly onAddress = (): void => {
    const fragment = location.hash.slice(1);
    if (!isMatchLink(fragment)) return;
    try {
      history.replaceState(null, '', ROUTES.remote.fragment);
    } catch {
      // A document without an origin keeps its address.
    }
    void this.take(fragment);
  };

  private async take(given: string): Promise<void> {
    const text = given.trim();
    this.say('');
    if (readCode(text) !== 'none') {
      this.view = { kind: 'room', match: null, given: text };
      return;
    }
    const moved = readRemoteMatch(text);
    if (moved) {
      await this.takeAlong(moved);
      return;
    }
    const parcel = readParcel(text);
    try {
      const known = typeof parcel === 'string' ? null : await this.store.find(parcel.id);
      const desk = await Desk.forGame(
        `${known?.text ?? ''} ${typeof parcel !== 'string' && parcel.kind === 'whole' ? parcel.text : ''}`,
      );
      await this.arrive(received(parcel, known, desk), desk);
    } catch {
      this.say(t('list.failed'));
    }
  }

  private async arrive(arrived: Arrived, desk: Desk): Promise<void> {
    switch (arrived.kind) {
      case 'invitation':
      case 'foreign':
        desk.open(arrived.text);
        if (desk.facts.game && desk.facts.game !== this.settings.game) this.page.change({ game: desk.facts.game });
        this.view = { kind: arrived.kind === 'foreign' ? 'foreign' : 'invited', text: arrived.text, facts: desk.facts };
        return;
      case 'known':
        this.openMatch(arrived.match);
        return;
      case 'gone-on':
        if (await this.store.put(arrived.match)) this.openMatch(arrived.match);
        else this.say(t('problem.old'));
        return;
      case 'refused': {
        const { problem, match, error } = arrived;
        if (match && problem === 'fork') await this.store.put(match);
        await this.look();
        this.view = LIST;
        this.say(t(`problem.${problem}`), error);
      }
    }
  }

  /** The other device in the room is there, or has sent something, which is kept already. */
  private readonly onRoom = (): void => {
    this.requestUpdate();
    const { view } = this;
    if (view.kind === 'room' && room.state === 'here') {
      void this.store.find(room.id).then((match) => {
        if (match && this.view === view) this.openMatch(match);
      });
    }
    const { arrived } = room;
    if (arrived === this.shown) return;
    this.shown = arrived;
    if (arrived?.kind === 'gone-on') {
      if (view.kind !== 'match' || view.match.id === arrived.match.id) this.openMatch(arrived.match);
    } else if (arrived && arrived.kind !== 'known' && view.kind !== 'match') {
      void Desk.forGame(arrived.kind === 'refused' ? '' : arrived.text).then((desk) => this.arrive(arrived, desk));
    }
  };

  /** A match of one's own from another device, which watches from now on. */
  private async takeAlong(moved: RemoteMatch): Promise<void> {
    const desk = await Desk.forGame(moved.text);
    const error = desk.open(moved.text);
    const known = await this.store.find(moved.id);
    const joined = joinedWith(moved, known);
    if (error || !joined) {
      this.say(t(error ? 'problem.misfit' : 'problem.old'), error);
      return;
    }
    if (known?.root === null || !known) await this.store.put(joined);
    else this.say(t('problem.here'));
    this.openMatch((await this.store.find(moved.id)) ?? moved);
  }

  private say(text: string, detail = ''): void {
    this.told = text;
    this.detail = detail;
  }

  private openMatch(match: RemoteMatch): void {
    const [, game] = / game=([\w-]+)/.exec(match.text) ?? [];
    const id = GAME_IDS.find((each) => each === game);
    if (id !== undefined && id !== this.settings.game) this.page.change({ game: id });
    this.view = { kind: 'match', match };
  }

  private readonly toList = (): void => {
    this.view = LIST;
    this.text = '';
    void this.look();
  };

  // --- what goes out -----------------------------------------------------------------------------------------------------------

  private get name(): string {
    return local.read(NAME_KEY) ?? this.settings.nameRed;
  }
  private readonly setName = (event: Event): void => {
    local.write(NAME_KEY, cleanLine((event.target as HTMLInputElement).value, LONGEST_NAME));
    this.requestUpdate();
  };

  private async invite(game: GameId, options: string, seat: Seat, inRoom: boolean, after = ''): Promise<void> {
    const [id, root] = [randomHex(16), randomHex(32)];
    try {
      const desk = await Desk.forInvitation();
      const error = desk.invite(id, root, game, options, seat, this.name, after);
      if (error) {
        this.say(t('problem.misfit'), error);
        return;
      }
      await this.keepAndSend({ ...NEW_MATCH, id, side: 'host', root, text: desk.text, time: Date.now() }, inRoom);
    } catch {
      this.say(t('list.failed'));
    }
  }
  private async accept(text: string): Promise<void> {
    const root = randomHex(32);
    try {
      const desk = await Desk.forGame(text);
      const error = desk.open(text) || desk.accept(root, this.name);
      if (error) {
        this.say(t('problem.misfit'), error);
        return;
      }
      const { id } = desk.facts;
      await this.keepAndSend({ ...NEW_MATCH, id, side: 'guest', root, text: desk.text, time: Date.now() });
    } catch {
      this.say(t('list.failed'));
    }
  }
  private async keepAndSend(match: RemoteMatch, inRoom = false): Promise<void> {
    this.say('');
    if (!(await this.store.put(match))) {
      this.say(t('problem.old'));
      return;
    }
    const desk = await Desk.forGame(match.text);
    desk.open(match.text);
    const name = desk.facts.names[otherSide(match.side)] || t('name.other');
    if (inRoom) {
      this.view = { kind: 'room', match, given: '' };
      return;
    }
    this.openMatch(match);
    room.tell(match);
    if (room.reaches(match.id)) return;
    this.page.show({
      dialog: 'own',
      content: () => ({
        heading: t('send.title', { name }),
        content: html`<anthill-match-link .match=${match} .name=${name}></anthill-match-link>`,
      }),
    });
  }

  private readonly rematch = (match: RemoteMatch): void => {
    void Desk.forGame(match.text).then((desk) => {
      desk.open(match.text);
      const { game, options, seat, red } = desk.facts;
      if (!game) return;
      // Sides change, as between rounds; who played Red invites as Black.
      const next: Seat = seat === 'random' ? seat : red === match.side ? 'black' : 'red';
      void this.invite(game, options, next, room.reaches(match.id), match.id);
    });
  };

  // --- what is shown -----------------------------------------------------------------------------------------------------------

  protected override render(): TemplateResult {
    const { view } = this;
    if (view.kind === 'match') {
      const [, game] = / game=([\w-]+)/.exec(view.match.text) ?? [];
      return html`<anthill-match
        .match=${view.match}
        .game=${this.game?.id === game ? this.game : null}
        .state=${this.state}
        .store=${this.store}
        .close=${this.toList}
        .rematch=${this.rematch}
        .check=${(match: RemoteMatch) => void this.check(match.text)}
        .connect=${(match: RemoteMatch) => (this.view = { kind: 'room', match, given: '' })}
        @sent=${({ detail }: CustomEvent<RemoteMatch>) => (this.view = { kind: 'match', match: detail })}
      ></anthill-match>`;
    }
    const back = view.kind === 'list' ? () => this.page.goTo('start') : this.toList;
    return html`<main class="page-frame narrow remote">
      <header class="page-head">
        <button
          type="button"
          class="icon-button"
          aria-label=${view.kind === 'list' ? shared('game.home') : t('invite.back')}
          @click=${back}
        >
          ${icon('back')}
        </button>
        <h1>${this.heading(view)}</h1>
      </header>
      <div role="status">
        ${this.told === '' ? nothing : html`<div class="problem">${this.told} ${rawDetails(this.detail)}</div>`}
      </div>
      ${this.content(view)}
    </main>`;
  }

  private heading(view: View): string {
    switch (view.kind) {
      case 'invite':
        return t('list.invite');
      case 'import':
        return t('list.import');
      case 'check':
        return t('list.check');
      case 'room':
        return t('room.title');
      default:
        return shared('remote.title');
    }
  }

  private content(view: Exclude<View, { kind: 'match' }>): TemplateResult {
    switch (view.kind) {
      case 'list':
        return this.list();
      case 'invite':
        return this.invitation();
      case 'import':
        return this.opening(t('import.open'), (text) => void this.take(text));
      case 'check':
        return html`<p>${t('check.text')}</p>
          ${this.opening(t('check.do'), (text) => void this.check(text))}
          ${
            view.verdict === ''
              ? nothing
              : html`<div class=${view.good ? 'verdict' : 'problem'} role="status">
                  <p>${t(view.good ? 'check.good' : 'check.bad')}</p>
                  <p lang="en" dir="ltr"><code>${view.verdict}</code></p>
                </div>`
          }`;
      case 'room':
        return html`<anthill-room .match=${view.match?.id ?? ''} .given=${view.given}></anthill-room>`;
      case 'invited':
        return invitedForm(
          this.page,
          this.game,
          view.facts,
          this.nameField(),
          () => void this.accept(view.text),
          this.toList,
        );
      case 'foreign':
        return html`<p>
            ${t('foreign.text', { host: view.facts.names.host, guest: view.facts.names.guest || t('name.other') })}
          </p>
          <p class="buttons">
            <button type="button" class="primary" @click=${() => void this.watch(view)}>${t('foreign.keep')}</button>
          </p>`;
    }
  }

  private list(): TemplateResult {
    return html`<p>${t('list.text')}</p>
      <p class="buttons">
        <button type="button" class="primary" @click=${() => (this.view = { kind: 'invite' })}>
          ${icon('play')}<span>${t('list.invite')}</span>
        </button>
        <button type="button" @click=${() => (this.view = { kind: 'room', match: null, given: '' })}>
          ${anyIcon('window')}<span>${t('list.join')}</span>
        </button>
        <button type="button" @click=${() => (this.view = { kind: 'import' })}>
          ${anyIcon('folder')}<span>${t('list.import')}</span>
        </button>
        <button type="button" @click=${() => (this.view = { kind: 'check', verdict: '', good: false })}>
          ${anyIcon('seal')}<span>${t('list.check')}</span>
        </button>
      </p>
      ${this.broken ? html`<p class="problem">${t('list.failed')}</p>` : nothing}
      ${matchList(this.page, this.kept, this.names, (match) => this.openMatch(match))}`;
  }

  private invitation(): TemplateResult {
    const { page, settings, game } = this;
    const begin = (event: Event): void => {
      event.preventDefault();
      const inRoom = event instanceof SubmitEvent && (event.submitter as HTMLButtonElement | null)?.value === 'room';
      if (game) void this.invite(game.id, game.dealOptions(settings), this.seat, inRoom);
    };
    return html`<form class="card" data-game=${game?.id ?? nothing} @submit=${begin}>
      ${segmented(
        'remote-game',
        t('invite.game'),
        GAME_IDS.map((value) => ({ value, text: CARDS[value].text('name') })),
        settings.game,
        (value) => page.change({ game: value }),
      )}
      ${
        game
          ? html`<details class="variant">
              <summary>${game.optionsName(game.dealOptions(settings))}</summary>
              <div>${game.questions(page)}</div>
            </details>`
          : nothing
      }
      ${segmented(
        'remote-seat',
        t('invite.seat'),
        SEATS.map((value) => ({
          value,
          text: value === 'random' ? t('invite.seat.random') : (game?.seats[value] ?? ''),
        })),
        this.seat,
        (seat) => (this.seat = seat),
      )}
      ${this.nameField()} ${game ? html`<p class="note">${game.lengthByLink}</p>` : nothing}
      <p class="buttons">
        <button type="submit" class="primary large">${t('invite.make')}</button>
        <button type="submit" class="large" value="room">${t('invite.room')}</button>
      </p>
    </form>`;
  }
  private nameField(): TemplateResult {
    return html`<label class="text-choice">
      <span>${t('invite.name')}</span>
      <input
        type="text"
        required
        autocomplete="off"
        maxlength=${LONGEST_NAME}
        .value=${this.name}
        @change=${this.setName}
        @input=${this.setName}
      />
    </label>`;
  }

  private async watch({ text, facts }: { text: string; facts: MatchFacts }): Promise<void> {
    const match = { ...NEW_MATCH, id: facts.id, side: 'host' as const, root: null, text, time: Date.now() };
    if (await this.store.put(match).catch(() => false)) this.openMatch(match);
  }

  private opening(label: string, act: (text: string) => void): TemplateResult {
    return openingForm(this.text, (text) => (this.text = text), label, act);
  }

  /** A transcript, a link or a record that carries one; the engine's sentence is that of `anthill verify`. */
  private async check(text: string): Promise<void> {
    this.say('');
    const whole = checkedText(text);
    try {
      const desk = await Desk.forGame(whole);
      const verdict = desk.verify(whole);
      this.view = { kind: 'check', verdict, good: verdict.startsWith('verified ') };
    } catch {
      this.say(shared('late.failed'));
    }
  }
}

const NEW_MATCH = { secret: '', conflict: null, left: false, shelved: false } as const;
