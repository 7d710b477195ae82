// A game as it is kept: the record that replays it, who plays, and where the players are. Text in and out; what is read is checked
// against one schema, which is also the type. No storage here.

import * as v from 'valibot';
import { checkedText } from './checked';
import { GAME_IDS } from './game_id';
import { LATEST_TIME } from './limits';
import { playerSchema } from './player';
import { randomUint32 } from './random';
import { gameOf, readRecordText } from './record_text';
import { pictureSchema } from './thumbnail';

const FORMAT = 'anthill-game 1';
const GAME_NAME = /^[\w-]{1,40}$/;

const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Milliseconds since 1970. An impossible date (a clock that was wrong, a damaged file) counts as never. */
export const timeSchema = v.fallback(v.pipe(wholeNumber, v.maxValue(LATEST_TIME)), 0);

/** The fields that a game and its summary in the library share. */
export const COMMON_FIELDS = {
  /** Rises with every save on this device: of two copies the higher is the newer. */
  stamp: v.fallback(wholeNumber, 0),
  /** The time of the last change. */
  time: timeSchema,
  game: v.picklist(GAME_IDS),
  /** By the seats in which they began the match. */
  players: v.object({ red: playerSchema, black: playerSchema }),
  /** Moves as players count them, for the start screen, which has no board to ask. */
  played: v.fallback(wholeNumber, 0),
  over: v.boolean(),
  /** Asked for in this game, by both together. */
  hints: v.fallback(wholeNumber, 0),
  /** The winner, by the seats in which the players began; null while the game goes on. */
  result: v.fallback(v.nullable(v.picklist(['red', 'black', 'draw'])), null),
  /** Only of a match by link: verified, with its transcript in the record, or not. */
  link: v.fallback(v.optional(v.picklist(['verified', 'unverified'])), undefined),
  /** The position, small; null while it is secret. */
  picture: v.fallback(v.nullable(pictureSchema), null),
};
/** The name of the game on this device, which it keeps from its deal on. */
export const idSchema = v.pipe(v.string(), v.regex(GAME_NAME));

/** The part of a secret set-up that is in no record yet: the game that wrote it checks it. */
export const secretSetupSchema = v.fallback(v.nullable(v.record(v.string(), v.unknown())), null);

const savedGameSchema = v.pipe(
  v.object({
    ...COMMON_FIELDS,
    format: v.literal(FORMAT),
    id: idSchema,
    /** Seed of the computer player's choices. */
    seed: v.fallback(wholeNumber, 0),
    /** The whole game as the board writes it, moves that can be redone included. */
    record: v.string(),
    deploy: secretSetupSchema,
    /** How the clocks stand, in a game that is played by them: the clock that wrote it checks it. */
    clock: v.fallback(v.optional(v.record(v.string(), v.unknown())), undefined),
    /** The findings of a review of the finished game: the review that wrote them checks them. */
    review: v.fallback(v.optional(v.record(v.string(), v.unknown())), undefined),
    ply: wholeNumber,
    /** The record tells what one of the players may not know yet. */
    secret: v.boolean(),
  }),
  v.check(({ record, game, ply }) => {
    const parts = readRecordText(record);
    return parts !== null && gameOf(parts) === game && ply <= parts.moves.length;
  }),
  v.transform(({ format: _format, result, ...game }) => ({ ...game, result: game.over ? result : null })),
);
export type SavedGame = v.InferOutput<typeof savedGameSchema>;
/** The parts of a saved game that other code than the session writes and checks. */
export type KeptBeside = Partial<Pick<SavedGame, 'deploy' | 'clock' | 'review'>>;

/** The name of a new game. */
export const newGameName = (): string => `${Date.now().toString(36)}-${randomUint32().toString(36)}`;

export const writeSavedGame = (game: SavedGame): string => JSON.stringify({ format: FORMAT, ...game });

/** null: damaged, or of a version that this one does not know. */
export const readSavedGame = (text: string): SavedGame | null => checkedText(savedGameSchema, text);

const stampSchema = v.object({ id: idSchema, stamp: wholeNumber });

/** Which game a text holds and how new it is, of whatever version it is. */
export const readStamp = (text: string): { id: string; stamp: number } | null => checkedText(stampSchema, text);

/** True if a text that cannot be read was written by a later version than this one. */
export function isOfLaterVersion(text: string): boolean {
  const [, version] = /"format":\s*"anthill-game (\d+)"|^anthill-game (\d+)/.exec(text)?.filter(Boolean) ?? [];
  return Number(version) > 1;
}

/** Returns a contradiction in the save that shows without the board; "" if there is none. */
export function contradictionIn({ game, record, ply }: SavedGame): string {
  const parts = readRecordText(record);
  if (!parts) return '';
  if (gameOf(parts) !== game) return `not ${game}`;
  return ply > parts.moves.length ? `${parts.moves.length} < ${ply}` : '';
}
