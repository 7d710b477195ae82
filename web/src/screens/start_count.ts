// The games that are saved, as the start screen counts them: the levels they have beaten, and the level that the last of them suggest.

import type { PageContext } from '../contract/page_context';
import { suggestedLevel } from '../library/statistics';
import { GAME_IDS, type GameId } from '../model/game_id';
import type { GameSummary } from '../model/game_summary';
import type { Strength } from '../model/levels';
import { withWins } from '../model/progress';

/** Counts what was won. Returns the suggestions, by game. */
export function count(page: PageContext, games: readonly GameSummary[]): ReadonlyMap<GameId, Strength> {
  const suggested = new Map<GameId, Strength>();
  for (const game of GAME_IDS) {
    page.progress.change(game, (progress) =>
      withWins(
        progress,
        games.filter((each) => each.game === game),
      ),
    );
    const level = suggestedLevel(games, game, page.settings.countedSince);
    if (level !== null) suggested.set(game, level);
  }
  return suggested;
}
