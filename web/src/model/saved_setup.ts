// An arrangement of cards that a player has saved under a name. Text in and out; what is read is checked against one schema, which is
// also the type. No storage here.

import * as v from 'valibot';
import { checkedText } from './checked';
import { SEATS } from './snapshot';
import { cleanLine } from './clean_text';
import { LONGEST_TITLE } from './limits';
import { idSchema, newGameName, timeSchema } from './saved_game';

const FORMAT = 'anthill-setup 1';
const MOST_CARDS = 40;

const savedSetupSchema = v.pipe(
  v.object({
    format: v.literal(FORMAT),
    id: idSchema,
    /** The time of the last change. */
    time: timeSchema,
    name: v.pipe(
      v.string(),
      v.transform((text) => cleanLine(text, LONGEST_TITLE)),
      v.minLength(1),
    ),
    /** For which game, edition and set-up it is good: "army-ants 2020 total". */
    kind: v.pipe(v.string(), v.regex(/^[\w-]+( [\w-]+){1,3}$/)),
    /** The game and the seat that it comes from: as long as that game is secret, no other player may see it. */
    from: v.fallback(v.nullable(v.object({ game: idSchema, seat: v.picklist(SEATS) })), null),
    /** By places, as the game counts them. */
    cards: v.pipe(v.array(v.pipe(v.string(), v.regex(/^\w{2}$/))), v.minLength(1), v.maxLength(MOST_CARDS)),
  }),
  v.transform(({ format: _format, ...setup }) => setup),
);
export type SavedSetup = v.InferOutput<typeof savedSetupSchema>;

export const newSetup = (
  name: string,
  kind: string,
  cards: readonly string[],
  from: SavedSetup['from'],
): SavedSetup => ({
  id: newGameName(),
  time: Date.now(),
  name,
  kind,
  from,
  cards: [...cards],
});

export const writeSavedSetup = (setup: SavedSetup): string => JSON.stringify({ format: FORMAT, ...setup });

/** null: damaged, or of a version that this one does not know. */
export const readSavedSetup = (text: string): SavedSetup | null => checkedText(savedSetupSchema, text);
