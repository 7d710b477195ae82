// What the finished games of this device add up to, from the point of view of the one person in them. Pure; the library is the memory.

import type { GameSummary } from '../model/game_summary';
import { GAME_IDS, type GameId } from '../model/game_id';
import { LEVELS, type Level } from '../model/levels';

/** Games of one kind against one opponent. Between friends nobody is "we": there only `played` counts. */
export interface Tally {
  game: GameId;
  opponent: Level | 'friend';
  played: number;
  won: number;
  lost: number;
  drawn: number;
}

/** What is counted of a game. */
export type CountedGame = Pick<GameSummary, 'game' | 'players' | 'over' | 'result' | 'time'>;

const OPPONENTS: readonly Tally['opponent'][] = [...LEVELS, 'friend'];

function opponentIn({ players: { red, black } }: CountedGame): Tally['opponent'] | null {
  if (red.kind === 'computer') return black.kind === 'computer' ? null : red.level;
  return black.kind === 'computer' ? black.level : 'friend';
}

/** Of the games that ended after `since` (milliseconds since 1970), by game and opponent. Watched games are nobody's. */
export function statisticsOf(games: readonly CountedGame[], since: number): Tally[] {
  const counted = games.filter(({ over, result, time }) => over && result !== null && time > since);
  return GAME_IDS.flatMap((game) =>
    OPPONENTS.map((opponent) => {
      const these = counted.filter((kept) => kept.game === game && opponentIn(kept) === opponent);
      const won = these.filter(({ result, players }) => isSeat(result) && players[result].kind === 'person').length;
      const drawn = these.filter(({ result }) => result === 'draw').length;
      const tally = { game, opponent, played: these.length };
      return opponent === 'friend'
        ? { ...tally, won: 0, lost: 0, drawn: 0 }
        : { ...tally, won, drawn, lost: these.length - won - drawn };
    }),
  ).filter(({ played }) => played > 0);
}

/** How often a level has been beaten by the person who played it. */
export const winsAgainst = (games: readonly CountedGame[], game: GameId, level: Level): number =>
  statisticsOf(games, -1).find((tally) => tally.game === game && tally.opponent === level)?.won ?? 0;

const isSeat = (result: CountedGame['result']): result is 'red' | 'black' => result === 'red' || result === 'black';

/** One line for each opponent, as spreadsheets read it. */
export const statisticsText = (tallies: readonly Tally[]): string =>
  [
    'game,opponent,played,won,lost,drawn',
    ...tallies.map(({ game, opponent, played, won, lost, drawn }) =>
      [game, opponent === 'friend' ? 'friend' : `level ${opponent}`, played, won, lost, drawn].join(','),
    ),
    '',
  ].join('\n');
