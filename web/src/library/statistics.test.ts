import { expect, test } from 'vitest';
import type { Player } from '../model/player';
import type { Level, Strength } from '../model/levels';
import {
  endForPerson,
  gamesAgainstComputer,
  reportsOf,
  statisticsOf,
  statisticsText,
  suggestedLevel,
  type CountedGame,
} from './statistics';

const person: Player = { kind: 'person', name: 'Anna' };
const computer: Player = { kind: 'computer', level: 3 };

const finished = (change: Partial<CountedGame>): CountedGame => ({
  time: 1000,
  game: 'army-ants',
  players: { red: person, black: computer },
  over: true,
  hints: 0,
  result: 'red',
  played: 20,
  ...change,
});

test('wins, losses and draws are those of the person, whichever seat was theirs', () => {
  const games = [
    finished({}),
    finished({ result: 'black' }),
    finished({ result: 'draw' }),
    finished({ result: 'black', players: { red: computer, black: person } }),
  ];
  expect(statisticsOf(games, 0)).toEqual([
    { game: 'army-ants', opponent: 3, played: 4, won: 2, helped: 0, lost: 1, drawn: 1 },
  ]);
});

test('games between friends are only counted, watched and unfinished ones are not', () => {
  const games = [
    finished({ players: { red: person, black: person } }),
    finished({ players: { red: computer, black: computer } }),
    finished({ over: false, result: null }),
    finished({ result: null }),
  ];
  expect(statisticsOf(games, 0)).toEqual([
    { game: 'army-ants', opponent: 'friend', played: 1, won: 0, helped: 0, lost: 0, drawn: 0 },
  ]);
});

test('a game that was resigned before its first move is not counted, and suggests no easier level', () => {
  const resigned = finished({ result: 'black', played: 0 });
  expect(statisticsOf([resigned], 0)).toEqual([]);
  expect(reportsOf([resigned], 0)).toEqual([]);
  expect(suggestedLevel([resigned, resigned, resigned], 'army-ants', 0)).toBeNull();
});

test('matches by link are counted by whether they were verified, and not as games against the computer', () => {
  const people = { red: person, black: person };
  const games = [
    finished({ players: people, link: 'verified', result: 'black' }),
    finished({ players: people, link: 'verified', result: 'draw' }),
    finished({ players: people, link: 'unverified' }),
    finished({ players: people }),
  ];
  expect(statisticsOf(games, 0).map(({ opponent, played }) => [opponent, played])).toEqual([
    ['friend', 1],
    ['verified', 2],
    ['unverified', 1],
  ]);
  expect(statisticsText(statisticsOf(games, 0))).toContain('army-ants,verified,2,0,0,0,0');
  expect(reportsOf(games, 0)[0]?.streak).toEqual({ now: 0, best: 0 });
  expect(gamesAgainstComputer(games, 'army-ants', 0)).toEqual([]);
  expect(suggestedLevel(games, 'army-ants', 0)).toBeNull();
});

test('what ended before somebody began anew is not counted', () => {
  expect(statisticsOf([finished({ time: 1000 })], 1000)).toEqual([]);
  expect(statisticsOf([finished({ time: 1001 })], 1000)).toHaveLength(1);
});

test('wins in a row are counted in the order of time, whatever the level; a draw ends them, friends do not', () => {
  const ends = ['red', 'red', 'red', 'draw', 'red', 'black', 'red', 'red'] as const;
  const games = ends.map((result, n) => finished({ result, time: 10 + n, played: 10 + n }));
  const friends = finished({ players: { red: person, black: person }, result: 'black', time: 17, played: 102 });
  const [report, ...others] = reportsOf([...games, friends].reverse(), 0);
  expect(others).toEqual([]);
  expect(report).toMatchObject({ game: 'army-ants', streak: { now: 2, best: 3 }, moves: Math.round(210 / 9) });
  expect(report?.tallies.map(({ opponent, played }) => [opponent, played])).toEqual([
    [3, 8],
    ['friend', 1],
  ]);
  expect(reportsOf(games, 14)[0]?.streak).toEqual({ now: 2, best: 2 });
  expect(reportsOf([], 0)).toEqual([]);
});

test('a game has an end for the person only against the computer', () => {
  expect(endForPerson(finished({}))).toBe('won');
  expect(endForPerson(finished({ result: 'black' }))).toBe('lost');
  expect(endForPerson(finished({ result: 'draw' }))).toBe('drawn');
  expect(endForPerson(finished({ players: { red: person, black: person } }))).toBeNull();
  expect(endForPerson(finished({ players: { red: computer, black: computer } }))).toBeNull();
  expect(endForPerson(finished({ result: null }))).toBeNull();
});

test('a file for spreadsheets', () => {
  expect(
    statisticsText(
      statisticsOf([finished({}), finished({ game: 'ant-war', players: { red: person, black: person } })], 0),
    ),
  ).toBe('game,opponent,played,won,won with hints,lost,drawn\narmy-ants,level 3,1,1,0,0,0\nant-war,friend,1,0,0,0,0\n');
});

test('a win with hints is no win over the level, in the bars or in a row', () => {
  const hints = [0, 3, 0, 1];
  const [report] = reportsOf(
    hints.map((each, index) => finished({ hints: each, time: index + 1 })),
    0,
  );
  expect(report?.tallies).toMatchObject([{ played: 4, won: 2, helped: 2, lost: 0 }]);
  expect(report?.streak).toEqual({ now: 2, best: 2 });
});

test('a level is suggested by the last three games against the computer', () => {
  type Told = [level: Level, result: 'red' | 'black' | 'draw', hints?: number];
  const suggested = (...told: Told[]): Strength | null =>
    suggestedLevel(
      told.map(([level, result, hints = 0], index) =>
        finished({ time: 1 + index, players: { red: person, black: { kind: 'computer', level } }, result, hints }),
      ),
      'army-ants',
      0,
    );
  expect(suggested([3, 'red'], [3, 'red'])).toBeNull();
  expect(suggested([3, 'red'], [3, 'black'], [3, 'red'])).toBe(4);
  expect(suggested([3, 'red'], [3, 'red', 2], [3, 'black'])).toBe(3);
  expect(suggested([3, 'black'], [3, 'black'], [3, 'black'])).toBe(2);
  expect(suggested([3, 'black'], [3, 'draw'], [3, 'black'])).toBe(3);
  // Wins against a weaker level say little about this one, and so do losses against a stronger one.
  expect(suggested([2, 'red'], [3, 'red'], [4, 'red'])).toBe(4);
  expect(suggested([5, 'black'], [4, 'black'], [3, 'black'])).toBe(3);
  // There is none beyond the ends, and only the last three count.
  expect(suggested([10, 'red'], [10, 'black'], [10, 'red'])).toBe('elder');
  expect(suggested([1, 'black'], [1, 'black'], [1, 'black'])).toBe(1);
  expect(suggested([3, 'red'], [3, 'red'], [3, 'black'], [3, 'black'], [3, 'black'])).toBe(2);
});

test('the Elder is counted apart from the highest level, and stands above it', () => {
  const elder = { kind: 'computer', level: 10, seconds: 5 } as const;
  const general = { kind: 'computer', level: 10 } as const;
  const against = (black: Player, result: 'red' | 'black', time: number): CountedGame =>
    finished({ players: { red: person, black }, result, time });
  const games = [against(elder, 'red', 1), against(elder, 'red', 2), against(general, 'red', 3)];
  expect(statisticsOf(games, 0).map(({ opponent, played }) => [opponent, played])).toEqual([
    [10, 1],
    ['elder', 2],
  ]);
  expect(statisticsText(statisticsOf(games, 0))).toContain('army-ants,elder,2,2,0,0,0');
  expect(suggestedLevel(games, 'army-ants', 0)).toBe('elder');
  const lost = [1, 2, 3].map((time) => against(elder, 'black', time));
  expect(suggestedLevel(lost, 'army-ants', 0)).toBe(10);
  const won = [1, 2, 3].map((time) => against(elder, 'red', time));
  expect(suggestedLevel(won, 'army-ants', 0)).toBe('elder');
});

test('a game of dice has no Elder to suggest', () => {
  const general = { kind: 'computer', level: 10 } as const;
  const won = [1, 2, 3].map((time) =>
    finished({ game: 'red-vs-black', time, players: { red: person, black: general } }),
  );
  expect(suggestedLevel(won, 'red-vs-black', 0)).toBe(10);
  const elder = { ...general, seconds: 5 } as const;
  const named = won.map((game) => ({ ...game, players: { red: person, black: elder } }));
  expect(statisticsOf(named, 0)).toMatchObject([{ opponent: 10, played: 3 }]);
  expect(suggestedLevel(named, 'red-vs-black', 0)).toBe(10);
});

test('neither games of another kind nor friends nor forgotten games suggest a level', () => {
  const games = [1, 2, 3].map((time) => finished({ time }));
  expect(suggestedLevel(games, 'army-ants', 0)).toBe(4);
  expect(suggestedLevel(games, 'ant-war', 0)).toBeNull();
  expect(suggestedLevel(games, 'army-ants', 1)).toBeNull();
  const friends = games.map((game) => ({ ...game, players: { red: person, black: person } }));
  expect(suggestedLevel(friends, 'army-ants', 0)).toBeNull();
});
