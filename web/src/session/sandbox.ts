// A position from which moves are tried: in a lesson, a puzzle or an analysis. It is not a game, and nothing of it is saved or counted.

import type { GameId } from '../model/game_id';
import type { Players } from '../model/player';
import { recordOfPosition } from '../model/record_text';
import type { SavesPort } from './ports';
import type { KeptSetup } from './secret_setup';

export interface SandboxPosition {
  readonly game: GameId;
  /** The moves up to the position are in the record. */
  readonly record: string;
  readonly players: Players;
  /** A secret set-up as far as it had been made there; absent: it begins. */
  readonly deploy?: KeptSetup;
}

/** @param start the canonical text of a position @param moves are made from there */
export const sandboxPosition = (
  game: GameId,
  start: string,
  moves: readonly string[],
  players: Players,
): SandboxPosition => ({ game, record: recordOfPosition(start, moves), players });

/** Saves nothing, and has nothing to open. */
export const NO_SAVES: SavesPort = {
  working: true,
  load: () => Promise.resolve(null),
  find: () => Promise.resolve(null),
  save: () => Promise.resolve('saved'),
  put: () => Promise.resolve(true),
  remove: () => Promise.resolve(),
  quarantine: () => Promise.resolve(true),
};
