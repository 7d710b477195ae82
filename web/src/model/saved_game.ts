// A game as it is kept: the record that replays it, who plays, and where the players are. Text in and out, checked field by field; no
// storage here.

import type { SeatName } from './snapshot';
import type { KeptDeployment, Seal } from '../games/army_ants/deploy/deployment';
import { POSITIONS } from '../games/army_ants/deploy/staging';
import { isGameId, type GameId } from '../app/registry';
import { cleanLine } from './clean_text';
import { LONGEST_NAME } from './limits';
import { newSeed } from './random';
import { isLevel, type Level } from './levels';
import { readPicture, type Picture } from './thumbnail';

export type Player = { kind: 'person'; name: string } | { kind: 'computer'; level: Level };

export interface SavedGame {
  /** Names the game on this device, from its deal on. */
  id: string;
  /** Rises with every save on this device: of two copies the higher is the newer. */
  stamp: number;
  /** Milliseconds since 1970, of the last change. */
  time: number;
  game: GameId;
  /** By the seats in which they began the match. */
  players: Record<SeatName, Player>;
  /** Seed of the deal, and of the computer player's choices. */
  seed: number;
  /** The whole game as the board writes it, moves that can be redone included. */
  record: string;
  /** What of a secret set-up is not yet in the record. */
  deploy: KeptDeployment | null;
  ply: number;
  /** Moves as players count them, for the start screen, which has no board to ask. */
  played: number;
  over: boolean;
  /** Who won, by the seats in which they began; null while it goes on, and in saves that do not tell. */
  result: SeatName | 'draw' | null;
  /** The position, small; null while it is secret. */
  picture: Picture | null;
}

const RESULTS = ['red', 'black', 'draw'] as const;
const FORMAT = 'anthill-game 1';
const GAME_NAME = /^[\w-]{1,40}$/;

/** The name of a new game. */
export const newGameName = (): string => `${Date.now().toString(36)}-${newSeed().toString(36)}`;

export const writeSavedGame = (game: SavedGame): string => JSON.stringify({ format: FORMAT, ...game });

function readPlayer(value: unknown): Player | null {
  if (typeof value !== 'object' || value === null) return null;
  const player = value as Record<string, unknown>;
  if (player['kind'] === 'person' && typeof player['name'] === 'string')
    return { kind: 'person', name: cleanLine(player['name'], LONGEST_NAME) };
  if (player['kind'] === 'computer' && isLevel(player['level'])) return { kind: 'computer', level: player['level'] };
  return null;
}

/** Anything odd is left out: the cards are in hand again, or the computer arranges its own anew. */
function readDeployment(value: unknown): KeptDeployment | null {
  if (typeof value !== 'object' || value === null) return null;
  const { seal, slots } = value as Record<string, unknown>;
  const texts = (list: unknown): list is string[] =>
    Array.isArray(list) && list.length <= POSITIONS && list.every((text) => typeof text === 'string');
  const whole = (sealed: unknown): sealed is Seal => {
    const { seat, salt, hash, setup, moves } = (sealed ?? {}) as Record<string, unknown>;
    return (seat === 'red' || seat === 'black') && texts(moves) && texts([salt, hash, setup]);
  };
  return { seal: whole(seal) ? seal : null, slots: texts(slots) ? slots : null };
}

/** null: damaged, or of a version that this one does not know. */
export function readSavedGame(text: string): SavedGame | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const game = value as Record<string, unknown>;
  const players = game['players'] as Record<string, unknown> | undefined;
  const red = readPlayer(players?.['red']);
  const black = readPlayer(players?.['black']);
  const { stamp, time, game: id, seed, record, ply, played, over } = game;
  if (
    game['format'] !== FORMAT ||
    !red ||
    !black ||
    typeof record !== 'string' ||
    !isGameId(id) ||
    typeof over !== 'boolean' ||
    ![stamp, time, seed, ply, played].every((number) => Number.isSafeInteger(number) && (number as number) >= 0)
  ) {
    return null;
  }
  const name = game['id'];
  return {
    // Games of the first days have no name: their time is as good.
    id: typeof name === 'string' && GAME_NAME.test(name) ? name : `${(time as number).toString(36)}-0`,
    stamp: stamp as number,
    time: time as number,
    game: id,
    players: { red, black },
    seed: seed as number,
    record,
    deploy: readDeployment(game['deploy']),
    ply: ply as number,
    played: played as number,
    over,
    result: over ? (RESULTS.find((result) => result === game['result']) ?? null) : null,
    picture: readPicture(game['picture']),
  };
}
