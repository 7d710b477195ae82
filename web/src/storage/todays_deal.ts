// The deal of the day that was last begun, and the days in a row on which something of “Today” was done.

import * as v from 'valibot';
import { checkedText } from '../model/checked';
import { GAME_IDS, type GameId } from '../model/game_id';
import { streakOf } from '../model/puzzle_days';
import { idSchema } from '../model/saved_game';
import { browserStorage, LocalStore } from './local_store';
import { keyOf } from './place';
import type { ProgressStore } from './progress_store';

const schema = v.object({ day: v.number(), id: idSchema });
export type TodaysDeal = v.InferOutput<typeof schema>;

const KEY = keyOf('today.deal');

/** Null if there is none. */
export const readTodaysDeal = (): TodaysDeal | null => checkedText(schema, new LocalStore(browserStorage()).read(KEY));
export const keepTodaysDeal = (deal: TodaysDeal): boolean =>
  new LocalStore(browserStorage()).write(KEY, JSON.stringify(deal));

/** The deal of that day was won. */
export const countDeal = (progress: ProgressStore, game: GameId, day: number): boolean =>
  progress.change(game, (known) => (known.deals.includes(day) ? known : { ...known, deals: [...known.deals, day] }));

export const dayStreak = (progress: Pick<ProgressStore, 'of'>, today: number): number =>
  streakOf(
    GAME_IDS.flatMap((game) => [...progress.of(game).days, ...progress.of(game).deals]),
    today,
  );
