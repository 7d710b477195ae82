// The game on the board as the saves know it: under which name it is kept, and which one it has replaced.

import { other, type Snapshot } from '../model/snapshot';
import { commentKey, commentsIn } from '../model/comments';
import { pictureOf } from '../model/thumbnail';
import { newGameName, type KeptDeployment, type SavedGame } from '../model/saved_game';
import type { SessionState } from './state';
import type { SaveOutcome } from '../storage/saves';
import type { BoardPort, SavesPort } from './ports';
import type { Players } from '../model/player';

/** What of a game is neither on the board nor on the screen. */
export interface Behind {
  /** By the seats in which they began. */
  players: Players;
  seed: number;
  deploy: KeptDeployment | null;
}

export class KeptGame {
  /** "" before the first game. */
  id = '';
  /** The unfinished game that the last new one put away; "" when there was none. */
  previous = '';
  /** As it was last read or saved: who only opens a game again has not changed it. */
  private last = { record: '', time: 0 };
  /** The stamp of the copy that was taken up. */
  private adopted = 0;

  constructor(private readonly saves: SavesPort) {}

  /** A new game is to come. An unfinished one, on the board or only in the saves, stays in the library. */
  async makeRoom({ snapshot }: SessionState): Promise<void> {
    const waiting = snapshot ? null : await this.saves.load();
    const shelved = waiting !== null && !waiting.over && waiting.ply > 0 && (await this.saves.put(waiting));
    const unfinished = snapshot?.status.kind === 'playing' && snapshot.length > 0;
    this.previous = unfinished ? this.id : shelved ? waiting.id : '';
  }
  begin(): void {
    this.id = newGameName();
    this.adopted = 0;
  }
  takeUp({ id, record, time, stamp }: SavedGame): void {
    this.id = id;
    this.adopted = stamp;
    this.last = { record, time };
  }

  /** It cannot be replayed. */
  async setAside({ id, record }: SavedGame): Promise<void> {
    if (await this.saves.quarantine(record)) await this.saves.remove(id);
  }

  /** Whether a save of another tab is later than what was taken up here. */
  isOvertakenBy(id: string, stamp: number): boolean {
    return id !== '' && id === this.id && stamp > this.adopted;
  }

  async save(
    { game, snapshot, present }: SessionState,
    board: BoardPort | null,
    behind: Behind | null,
  ): Promise<SaveOutcome> {
    if (!game || !snapshot || !board || !behind) return 'nowhere';
    const record = board.record();
    if (record !== this.last.record) this.last = { record, time: Date.now() };
    const saved = {
      ...behind,
      ...this.last,
      id: this.id,
      game: game.id,
      ply: present ?? snapshot.ply,
      played: Math.max(0, snapshot.ply - game.firstPly(snapshot)),
      over: snapshot.status.kind !== 'playing',
      result: resultOf(snapshot),
      picture: pictureOf(snapshot),
      secret: snapshot.secret,
    };
    return this.saves.save(saved, this.adopted, snapshot.length > 0);
  }
}

function resultOf({ status, swapped }: Snapshot): SavedGame['result'] {
  if (status.kind === 'playing') return null;
  if (status.kind === 'draw') return 'draw';
  return swapped ? other(status.winner) : status.winner;
}

/** A comment is about the position after so many moves: another move there makes it a comment on nothing. */
export function dropStaleComments(board: BoardPort, ply: number): void {
  for (const commented of commentsIn(board.record()).keys()) {
    if (commented >= ply) board.setNote(commentKey(commented), '');
  }
}
