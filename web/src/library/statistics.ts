// The statistics of this device's finished games, from the point of view of the one person in them. Pure; the library is the memory.

import type { GameSummary } from '../model/game_summary';
import { GAME_IDS, type GameId } from '../model/game_id';
import { strengthsOf, type Strength } from '../model/levels';
import { strengthOf } from '../model/player';
import { levelBeaten } from '../model/progress';

/** Opponents of whom only `played` counts, because games between people have no own side here: friends, and the two kinds of matches by link. */
const PEOPLE = ['friend', 'verified', 'unverified'] as const;
type People = (typeof PEOPLE)[number];
export const arePeople = (opponent: Strength | People): opponent is People =>
  PEOPLE.some((people) => people === opponent);

/** Games of one kind against one opponent. */
export interface Tally {
  game: GameId;
  opponent: Strength | People;
  played: number;
  /** Without a hint: the level was beaten. */
  won: number;
  /** Won with hints. */
  helped: number;
  lost: number;
  drawn: number;
}

/** The statistics of the finished games of one kind. */
export interface GameReport {
  game: GameId;
  tallies: readonly Tally[];
  /**
   * Games won in a row against the computer, whatever its level: the last ones, and the most that there were. Wins with hints neither count
   * nor end a row.
   */
  streak: { now: number; best: number };
  /** Moves of a game on average, friends' games included. */
  moves: number;
}

/** The fields of a game that the statistics count. */
export type CountedGame = Pick<GameSummary, 'game' | 'players' | 'over' | 'result' | 'hints' | 'time' | 'played'> &
  Partial<Pick<GameSummary, 'link'>>;

function opponentIn({ game, link, players: { red, black } }: CountedGame): Tally['opponent'] | null {
  if (red.kind === black.kind) return red.kind === 'computer' ? null : (link ?? 'friend');
  const computer = [red, black].find((player) => player.kind === 'computer');
  if (!computer) return null;
  const strength = strengthOf(computer);
  // A record from elsewhere may name patience where it changes nothing.
  return strengthsOf(game).includes(strength) ? strength : computer.level;
}

/** How a game against the computer ended for the person in it; null for any other game, and if that is unknown. */
export function endForPerson({
  players,
  result,
}: Pick<CountedGame, 'players' | 'result'>): 'won' | 'lost' | 'drawn' | null {
  if (result === null || (players.red.kind === 'computer') === (players.black.kind === 'computer')) return null;
  if (result === 'draw') return 'drawn';
  return players[result].kind === 'person' ? 'won' : 'lost';
}

/** The same as it is counted: a win with hints does not count as beaten (model/progress.ts). */
function countedEnd(game: CountedGame): 'won' | 'helped' | 'lost' | 'drawn' | null {
  const end = endForPerson(game);
  return end === 'won' && levelBeaten(game) === null ? 'helped' : end;
}

/**
 * The tallies of the games that ended after `since` (milliseconds since 1970), by game and opponent. Watched games
 * are left out.
 */
export function statisticsOf(games: readonly CountedGame[], since: number): Tally[] {
  const tallies = new Map<string, Tally>(
    GAME_IDS.flatMap((game) =>
      [...strengthsOf(game), ...PEOPLE].map((opponent) => [
        `${game} ${opponent}`,
        { game, opponent, played: 0, won: 0, helped: 0, lost: 0, drawn: 0 },
      ]),
    ),
  );
  for (const kept of countedOf(games, since)) {
    const tally = tallies.get(`${kept.game} ${opponentIn(kept)}`);
    if (!tally) continue;
    tally.played += 1;
    if (!arePeople(tally.opponent)) tally[countedEnd(kept) ?? 'lost'] += 1;
  }
  return [...tallies.values()].filter(({ played }) => played > 0);
}

/** A game that was resigned before its first move tells nothing of anyone's play. */
const countedOf = <Game extends CountedGame>(games: readonly Game[], since: number): Game[] =>
  games.filter(
    (kept) => kept.over && kept.played > 0 && kept.result !== null && kept.time > since && opponentIn(kept) !== null,
  );

/** Those of one kind that a person has finished against the computer. */
export const gamesAgainstComputer = <Game extends CountedGame>(
  games: readonly Game[],
  game: GameId,
  since: number,
): Game[] =>
  countedOf(games, since).filter((kept) => {
    const opponent = opponentIn(kept);
    return kept.game === game && opponent !== null && !arePeople(opponent);
  });

/** The same by game, with what lies between the games. Games of which there are none are left out. */
export function reportsOf(games: readonly CountedGame[], since: number): GameReport[] {
  const tallies = statisticsOf(games, since);
  const counted = countedOf(games, since).sort((a, b) => a.time - b.time);
  return GAME_IDS.flatMap((game) => {
    const these = counted.filter((kept) => kept.game === game);
    if (these.length === 0) return [];
    const streak = { now: 0, best: 0 };
    for (const end of these.map(countedEnd)) {
      if (end === null || end === 'helped') continue;
      streak.now = end === 'won' ? streak.now + 1 : 0;
      streak.best = Math.max(streak.best, streak.now);
    }
    const moves = Math.round(these.reduce((sum, { played }) => sum + played, 0) / these.length);
    return [{ game, tallies: tallies.filter((tally) => tally.game === game), streak, moves }];
  });
}

// So many games tell enough of a person's strength.
const TELLING_GAMES = 3;

/**
 * The level that the last games against the computer suggest for the next one: a step up after two wins without a hint against the
 * level played last or a stronger one, a step down after nothing but losses against it or a weaker one.
 * Above the highest level stands the Elder. Null before three games.
 */
export function suggestedLevel(games: readonly CountedGame[], game: GameId, since: number): Strength | null {
  const strengths = strengthsOf(game);
  const last = countedOf(games, since)
    .flatMap((kept) => {
      const opponent = opponentIn(kept);
      return kept.game === game && opponent !== null && !arePeople(opponent)
        ? [{ ...kept, rank: strengths.indexOf(opponent) }]
        : [];
    })
    .sort((a, b) => b.time - a.time)
    .slice(0, TELLING_GAMES);
  const played = last[0]?.rank;
  if (played === undefined || last.length < TELLING_GAMES) return null;
  const wins = last.filter((kept) => kept.rank >= played && countedEnd(kept) === 'won').length;
  const losses = last.filter((kept) => kept.rank <= played && endForPerson(kept) === 'lost').length;
  const step = wins >= 2 ? 1 : losses === TELLING_GAMES ? -1 : 0;
  return strengths[played + step] ?? strengths[played] ?? null;
}

/** One line for each opponent, as spreadsheets read it. */
export const statisticsText = (tallies: readonly Tally[]): string =>
  [
    'game,opponent,played,won,won with hints,lost,drawn',
    ...tallies.map(({ game, opponent, played, won, helped, lost, drawn }) =>
      [game, typeof opponent === 'number' ? `level ${opponent}` : opponent, played, won, helped, lost, drawn].join(','),
    ),
    '',
  ].join('\n');
