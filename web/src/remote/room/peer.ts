// A data channel between two devices in one network, without any server: no STUN, no TURN. The players pass on what each device has to
// know of the other (code.ts).

import { codeOf, descriptionOf, writeCode, type RoomCode } from './code';

/** Without a server all addresses are found at once; a name for one may take a moment. */
const GATHERING_MILLISECONDS = 3000;

/** Some browsers have no channels between devices, or are set to have none: then there is no Peer. */
export const canConnect = (): boolean => typeof RTCPeerConnection === 'function';

type PeerState = 'waiting' | 'open' | 'shaky' | 'closed';

export class Peer {
  state: PeerState = 'waiting';
  private readonly connection = new RTCPeerConnection({ iceServers: [] });
  /** Both sides make it, with the same number: none waits for the other's. */
  private readonly channel = this.connection.createDataChannel('anthill', { negotiated: true, id: 0 });

  constructor(
    private readonly changed: () => void,
    private readonly heard: (piece: string) => void,
  ) {
    const { channel, connection } = this;
    channel.onopen = () => this.become('open');
    channel.onclose = () => this.become('closed');
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') this.heard(data);
    };
    connection.onconnectionstatechange = () => {
      const { connectionState: now } = connection;
      if (now === 'failed' || now === 'closed') this.become('closed');
      // A network that comes back within half a minute needs no help.
      else if (this.state !== 'waiting') this.become(now === 'disconnected' ? 'shaky' : 'open');
    };
  }

  private become(state: PeerState): void {
    if (this.state === state || this.state === 'closed' || (state === 'open' && this.channel.readyState !== 'open'))
      return;
    this.state = state;
    if (state === 'closed') this.connection.close();
    this.changed();
  }

  /** The code to show; null: this browser or network gives no address. */
  async offer(id: string): Promise<string | null> {
    await this.connection.setLocalDescription(await this.connection.createOffer());
    return this.described('offer', id);
  }
  async answer(offer: RoomCode): Promise<string | null> {
    await this.connection.setRemoteDescription(descriptionOf(offer));
    await this.connection.setLocalDescription(await this.connection.createAnswer());
    return this.described('answer', offer.id);
  }
  async accept(answer: RoomCode): Promise<void> {
    await this.connection.setRemoteDescription(descriptionOf(answer));
  }

  private async described(kind: RoomCode['kind'], id: string): Promise<string | null> {
    const { connection } = this;
    await new Promise<void>((resolve) => {
      if (connection.iceGatheringState === 'complete') resolve();
      connection.onicegatheringstatechange = () => {
        if (connection.iceGatheringState === 'complete') resolve();
      };
      setTimeout(resolve, GATHERING_MILLISECONDS);
    });
    const code = codeOf(kind, id, connection.localDescription?.sdp ?? '');
    return code && writeCode(code);
  }

  send(piece: string): void {
    if (this.channel.readyState === 'open') this.channel.send(piece);
  }
  close(): void {
    this.become('closed');
  }
}
