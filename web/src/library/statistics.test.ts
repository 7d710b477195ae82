import { expect, test } from 'vitest';
import type { Player } from '../model/player';
import { statisticsOf, statisticsText, winsAgainst, type CountedGame } from './statistics';

const person: Player = { kind: 'person', name: 'Anna' };
const computer: Player = { kind: 'computer', level: 3 };

const finished = (change: Partial<CountedGame>): CountedGame => ({
  time: 1000,
  game: 'army-ants',
  players: { red: person, black: computer },
  over: true,
  result: 'red',
  ...change,
});

test('wins, losses and draws are those of the person, whichever seat was theirs', () => {
  const games = [
    finished({}),
    finished({ result: 'black' }),
    finished({ result: 'draw' }),
    finished({ result: 'black', players: { red: computer, black: person } }),
  ];
  expect(statisticsOf(games, 0)).toEqual([{ game: 'army-ants', opponent: 3, played: 4, won: 2, lost: 1, drawn: 1 }]);
});

test('games between friends are only counted, watched and unfinished ones are not', () => {
  const games = [
    finished({ players: { red: person, black: person } }),
    finished({ players: { red: computer, black: computer } }),
    finished({ over: false, result: null }),
    finished({ result: null }),
  ];
  expect(statisticsOf(games, 0)).toEqual([
    { game: 'army-ants', opponent: 'friend', played: 1, won: 0, lost: 0, drawn: 0 },
  ]);
});

test('what ended before somebody began anew is not counted', () => {
  expect(statisticsOf([finished({ time: 1000 })], 1000)).toEqual([]);
  expect(statisticsOf([finished({ time: 1001 })], 1000)).toHaveLength(1);
});

test('a file for spreadsheets', () => {
  expect(
    statisticsText(
      statisticsOf([finished({}), finished({ game: 'ant-war', players: { red: person, black: person } })], 0),
    ),
  ).toBe('game,opponent,played,won,lost,drawn\narmy-ants,level 3,1,1,0,0\nant-war,friend,1,0,0,0\n');
});

test('how often a level has been beaten, by the person in either seat', () => {
  const games = [
    finished({}),
    finished({ result: 'black', players: { red: computer, black: person } }),
    finished({ result: 'black' }),
    finished({ game: 'ant-war' }),
    finished({ players: { red: person, black: { kind: 'computer', level: 4 } } }),
  ];
  expect(winsAgainst(games, 'army-ants', 3)).toBe(2);
  expect(winsAgainst(games, 'red-vs-black', 3)).toBe(0);
});
