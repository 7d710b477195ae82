// Who plays: a person with a name, or the computer at a level.

import * as v from 'valibot';
import { cleanLine } from './clean_text';
import { LEVELS } from './levels';
import { LONGEST_NAME } from './limits';
import type { SeatName } from './snapshot';

export const playerSchema = v.variant('kind', [
  v.object({
    kind: v.literal('person'),
    name: v.pipe(
      v.string(),
      v.transform((name) => cleanLine(name, LONGEST_NAME)),
    ),
  }),
  v.object({ kind: v.literal('computer'), level: v.picklist(LEVELS) }),
]);
export type Player = v.InferOutput<typeof playerSchema>;
export type Players = Record<SeatName, Player>;
