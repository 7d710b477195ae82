// The other device in the room as every screen sees it. The connection itself (room.ts) is fetched when it is asked for.

import { Observable } from '../../model/observable';
import type { RemoteMatch } from '../../model/remote_match';
import type { Received } from '../incoming_message';

/** off: no codes; showing: an offer waits for its answer; answering: an answer is shown; here, away: the other device. */
export type RoomState = 'off' | 'showing' | 'answering' | 'here' | 'shaky' | 'away';

export class Presence extends Observable {
  state: RoomState = 'off';
  /** The name of the match that the two play; "" for none. */
  id = '';
  /** The latest message, for the screen that is up. */
  arrived: Received | null = null;
  /** Sends the newest message of a match over the channel, if there is one. */
  send: (match: RemoteMatch) => void = () => undefined;

  isAbout(id: string): boolean {
    return this.id === id && this.state !== 'off';
  }
  /** The other device gets what is sent. */
  reaches(id: string): boolean {
    return this.id === id && this.state === 'here';
  }
  /** A message of this device, which is kept already. */
  tell(match: RemoteMatch): void {
    if (this.id === match.id) this.send(match);
  }
}

/** There is one, whatever screens come and go. */
export const presence = new Presence();
