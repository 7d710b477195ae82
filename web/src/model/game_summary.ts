// The facts about a game that lists and statistics use, without its record: the library reads thousands of these instead of thousands
// of whole games.

import * as v from 'valibot';
import { checkedText } from './checked';
import { hasTrait } from './game_id';
import { readRecordText, titleOf } from './record_text';
import { COMMON_FIELDS, idSchema, type SavedGame } from './saved_game';

const summarySchema = v.object({
  ...COMMON_FIELDS,
  id: idSchema,
  /** The name that the player gave it; "" as a rule. */
  title: v.string(),
  secret: v.boolean(),
  /** The result, from the record if the save has none; "ended" if it is unknown, null while the game goes on. */
  outcome: v.nullable(v.picklist(['red', 'black', 'draw', 'ended'])),
});
export type GameSummary = v.InferOutput<typeof summarySchema>;

export function summaryOf(kept: SavedGame): GameSummary {
  const { id, stamp, time, game, players, played, over, hints, result, link, picture, secret } = kept;
  const parts = readRecordText(kept.record);
  const title = parts ? titleOf(parts) : '';
  const outcome = over ? (result ?? outcomeIn(parts?.result ?? '', game)) : null;
  return { id, stamp, time, game, players, played, over, hints, result, link, picture, secret, title, outcome };
}

/** A record tells the colour that won; where colours change hands, that is not yet who. */
function outcomeIn(line: string, game: SavedGame['game']): GameSummary['outcome'] {
  const [kind, winner] = line.split(' ');
  if (kind === 'draw') return 'draw';
  return kind === 'won' && !hasTrait(game, 'swaps') && (winner === 'red' || winner === 'black') ? winner : 'ended';
}

export const writeSummary = (summary: GameSummary): string => JSON.stringify(summary);

/** null: to be made again from the game. */
export const readSummary = (text: string): GameSummary | null => checkedText(summarySchema, text);
