// Which game of the library came of the deal of a day: what has become of it counts for that day.

import * as v from 'valibot';
import { idSchema } from '../model/saved_game';
import { browserStorage, LocalStore } from './local_store';
import { keyOf } from './place';

const schema = v.pipe(v.string(), v.parseJson(), v.object({ day: v.number(), id: idSchema }));
export type TodaysDeal = v.InferOutput<typeof schema>;

const KEY = keyOf('today.deal');

/** The last one that was begun; null if there is none. */
export function readTodaysDeal(): TodaysDeal | null {
  const read = v.safeParse(schema, new LocalStore(browserStorage()).read(KEY));
  return read.success ? read.output : null;
}
export const keepTodaysDeal = (deal: TodaysDeal): boolean =>
  new LocalStore(browserStorage()).write(KEY, JSON.stringify(deal));
