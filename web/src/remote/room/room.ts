// The connection of this device with another one in the same room, as long as the page is open: what comes is kept at once, whatever
// screen is up, and shown by those who listen.

import { RemoteMatches } from '../../storage/remote_matches';
import { newestOf, readMessage } from '../link';
import { takenIn } from '../new_match';
import type { Received } from '../incoming_message';
import { readCode, type CodeProblem } from './code';
import { Peer } from './peer';
import { presence, type Presence, type RoomState } from './presence';
import { Joiner, piecesOf, readSyncState, replyTo, syncStateIn, writeSyncState } from './talk';

/**
 * none: there is nothing in the text; own: it is the code that this device shows; kind: it answers nothing; address: see Peer.
 */
export type RoomProblem = CodeProblem | 'own' | 'kind' | 'address';
export class Room {
  /** The code that this device shows. */
  code = '';
  /** The codes were right, and the devices do not reach each other. */
  failed = false;
  private peer: Peer | null = null;
  private joiner = new Joiner();
  /** One after the other: each changes what the next one meets. */
  private queue: Promise<void> = Promise.resolve();

  constructor(
    private readonly store = new RemoteMatches(),
    private readonly seen: Presence = presence,
  ) {
    seen.send = (match) => this.say(newestOf(match));
  }

  get state(): RoomState {
    return this.seen.state;
  }
  private get id(): string {
    return this.seen.id;
  }

  /** Shows a code for the match. */
  async show(id: string): Promise<RoomProblem | null> {
    const peer = this.begin(id);
    const code = await peer.offer(id);
    return this.showing(peer, code, 'showing');
  }
  /** Takes the code that the other device shows, whichever of the two codes that is. */
  async take(text: string): Promise<RoomProblem | null> {
    const code = readCode(text);
    if (typeof code === 'string') return code;
    if (this.code !== '' && text.includes(this.code)) return 'own';
    if (code.kind === 'offer') {
      const peer = this.begin(code.id);
      return this.showing(peer, await peer.answer(code), 'answering');
    }
    if (this.state !== 'showing' || code.id !== this.id) return 'kind';
    await this.peer?.accept(code);
    return null;
  }
  leave(): void {
    const { peer } = this;
    this.peer = null;
    peer?.close();
    this.become('off', '');
  }

  // --- inside ----------------------------------------------------------------------------------------------------------------------

  private begin(id: string): Peer {
    this.leave();
    this.failed = false;
    this.joiner = new Joiner();
    const peer = new Peer(
      () => {
        if (this.peer === peer) this.peerChanged(peer);
      },
      (piece) => {
        const text = this.peer === peer ? this.joiner.take(piece) : null;
        if (text !== null)
          this.queue = this.queue
            .then(() => this.hear(text))
            .catch((failure: unknown) => this.arrive({ kind: 'unkept', failure }));
      },
    );
    this.peer = peer;
    this.seen.id = id;
    this.seen.arrived = null;
    return peer;
  }
  private showing(peer: Peer, code: string | null, state: RoomState): RoomProblem | null {
    if (peer !== this.peer) return null;
    if (code === null) {
      this.leave();
      return 'address';
    }
    this.become(state, code);
    return null;
  }
  private become(state: RoomState, code: string): void {
    this.seen.state = state;
    this.code = code;
    if (state === 'off') this.seen.id = '';
    this.seen.notify();
  }
  private peerChanged(peer: Peer): void {
    if (peer.state === 'open') {
      if (this.state !== 'shaky') this.queue = this.queue.then(() => this.greet()).catch(() => undefined);
      this.become('here', '');
    } else if (peer.state === 'shaky') this.become('shaky', '');
    else if (this.state === 'here' || this.state === 'shaky') this.become('away', '');
    else {
      this.failed = true;
      this.leave();
    }
  }

  private say(text: string): void {
    for (const piece of piecesOf(text)) this.peer?.send(piece);
  }
  private async greet(): Promise<void> {
    this.say(writeSyncState(syncStateIn(await this.store.find(this.id), this.id)));
  }

  private async hear(text: string): Promise<void> {
    const syncState = readSyncState(text);
    if (syncState) {
      if (syncState.id !== this.id) return;
      const reply = replyTo(syncState, await this.store.find(this.id));
      if (reply !== null) this.say(reply);
      return;
    }
    const incoming = readMessage(text);
    if (incoming === 'none') return;
    const id = typeof incoming === 'string' ? this.id : incoming.id;
    // Any match of this device goes on, also when its room was left meanwhile; an invitation is wanted only in this one.
    if (id !== this.id && !(await this.store.find(id))) return;
    const arrived = await takenIn(this.store, incoming);
    this.arrive(arrived);
    // An invitation is not kept before it is accepted: its sender has nothing to add.
    if (arrived.kind === 'gone-on' || (arrived.kind === 'refused' && arrived.problem === 'gap')) await this.greet();
  }
  private arrive(arrived: Received): void {
    this.seen.arrived = arrived;
    this.seen.notify();
  }
}

export const room = new Room();
