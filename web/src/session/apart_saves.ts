// Where the positions of a lesson or an analysis come from. Nothing of what is played on them is kept: it is no game of the library, and it
// is not counted.

import type { GameId } from '../model/game_id';
import type { Players } from '../model/player';
import { randomUint32 } from '../model/random';
import { recordOfPosition } from '../model/record_text';
import type { SavedGame } from '../model/saved_game';
import type { SaveOutcome } from '../storage/saves';
import type { SavesPort } from './ports';

/** A position and the moves after it, as a game that a session can open. */
export const gameApart = (
  id: string,
  game: GameId,
  start: string,
  moves: readonly string[],
  players: Players,
): SavedGame => ({
  id,
  game,
  record: recordOfPosition(start, moves),
  ply: moves.length,
  players,
  seed: randomUint32(),
  stamp: 0,
  time: 0,
  played: 0,
  over: false,
  hints: 0,
  result: null,
  picture: null,
  deploy: null,
  secret: false,
});

export class ApartSaves implements SavesPort {
  readonly working = true;

  constructor(private readonly gameOf: (id: string) => SavedGame | null) {}

  find(id: string): Promise<SavedGame | null> {
    return Promise.resolve(this.gameOf(id));
  }
  load(): Promise<null> {
    return Promise.resolve(null);
  }
  save(): Promise<SaveOutcome> {
    return Promise.resolve('saved');
  }
  put(): Promise<boolean> {
    return Promise.resolve(true);
  }
  remove(): Promise<void> {
    return Promise.resolve();
  }
  quarantine(): Promise<boolean> {
    return Promise.resolve(true);
  }
}
