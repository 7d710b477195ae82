// A player: a person with a name, or the computer at a level, or with so many seconds a move.

import * as v from 'valibot';
import { cleanLine } from './clean_text';
import { LEVELS, ELDER, SECONDS, STRONGEST, type Level, type Seconds, type Strength } from './levels';
import { LONGEST_NAME } from './limits';
import { other, type SeatName } from './snapshot';

export const playerSchema = v.pipe(
  v.union([
    v.object({
      kind: v.literal('person'),
      name: v.pipe(
        v.string(),
        v.transform((name) => cleanLine(name, LONGEST_NAME)),
      ),
    }),
    v.object({
      kind: v.literal('computer'),
      level: v.picklist(LEVELS),
      seconds: v.fallback(v.optional(v.picklist(SECONDS)), undefined),
    }),
  ]),
  v.transform((player): Player => (player.kind === 'person' ? player : computerOf(player.level, player.seconds))),
);

export interface ComputerPlayer {
  kind: 'computer';
  level: Level;
  /**
   * The seconds a move of the Elder, whose level is also the highest: readers that don't know the seconds
   * use that.
   */
  seconds?: Seconds;
}
interface Person {
  kind: 'person';
  name: string;
  /** The person of this device, in a match between two devices. No save has it. */
  own?: true;
}
export type Player = Person | ComputerPlayer;
export type Players = Record<SeatName, Player>;
/** A person without a name, and two. */
export const PERSON: Player = { kind: 'person', name: '' };
export const NAMELESS: Players = { red: PERSON, black: PERSON };

/** True for a nameless person who plays against the computer: there is no second person, so texts may say "you". */
export const isAlone = (players: Players, seat: SeatName): boolean =>
  players[seat].kind === 'person' && players[seat].name === '' && players[other(seat)].kind === 'computer';

export const isOwn = (player: Player): boolean => player.kind === 'person' && player.own === true;

/** A level takes no time of its own: below the highest one `seconds` mean nothing. */
function computerOf(level: Level, seconds?: Seconds): ComputerPlayer {
  return seconds === undefined || level !== STRONGEST
    ? { kind: 'computer', level }
    : { kind: 'computer', level, seconds };
}

export const computerAt = (strength: Strength, seconds: Seconds): ComputerPlayer =>
  strength === ELDER ? computerOf(STRONGEST, seconds) : computerOf(strength);

export const strengthOf = ({ level, seconds }: ComputerPlayer): Strength => (seconds === undefined ? level : ELDER);

/** As a record names it: "computer 3", "computer 10 elder 5". */
export const computerText = ({ level, seconds }: ComputerPlayer): string =>
  seconds === undefined ? `computer ${level}` : `computer ${level} ${ELDER} ${seconds}`;

/** null: the text names none. A time that is not offered is that of the level alone. */
export function readComputer(text: string): ComputerPlayer | null {
  const [kind, number, elder, time] = text.split(' ');
  const level = LEVELS.find((each) => `${each}` === number);
  if (kind !== 'computer' || level === undefined) return null;
  return computerOf(level, elder === ELDER ? SECONDS.find((each) => `${each}` === time) : undefined);
}
