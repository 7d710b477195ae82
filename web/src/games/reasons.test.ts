// Every kind of fact that the engine writes has its words, and is said with what it is about.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardFact, type Played } from '../session/explanations';
import { explanations as antWar } from './ant_war/reasons';
import { explanations as armyAnts } from './army_ants/reasons';
import { explanations as redVsBlack } from './red_vs_black/reasons';

const battle: Played = { start: 'army-ants phase=battle rally=0,0', moves: [], ply: 0 };
const GAMES = { army_ants: armyAnts, ant_war: antWar, red_vs_black: redVsBlack };

/** The kinds that a game's reasons.h lists, by what they are: reasons, then dangers. */
function kindsOf(game: string): { reasons: string[]; dangers: string[] } {
  const header = readFileSync(new URL(`../../../src/games/${game}/reasons.h`, import.meta.url), 'utf8');
  const [reasons = '', dangers = ''] = header.split('// Dangers');
  const listed = (text: string): string[] =>
    [...text.matchAll(/^\/\/ {3}([a-z-]+)(?::|\s\s)/gm)].map(([, kind = '']) => kind);
  return { reasons: listed(reasons), dangers: listed(dangers) };
}

describe.each(Object.entries(GAMES))('%s', (game, explanations) => {
  const { reasons } = kindsOf(game);
  test('has words for every reason', () => {
    expect(reasons.length).toBeGreaterThan(5);
    for (const kind of reasons) {
      const fact = game === 'red_vs_black' ? `${kind}:3,5` : `${kind}:a4:7s:c4:9h`;
      const said = explanations.reason([fact], battle, 2);
      expect(said, kind).toMatch(/^[A-Z].*\.$/);
      expect(said, kind).not.toContain('{');
      expect(said, kind).not.toContain('undefined');
    }
  });
  test('says nothing of nothing', () => {
    expect([explanations.reason([], battle, 2), explanations.warning([]), explanations.danger([])]).toEqual([
      '',
      '',
      '',
    ]);
  });
});

test('reasons of Army Ants: two at most, and during the rally with when they count', () => {
  const facts = ['wins-card:a4:7s', 'saves-card:b2:8h', 'threatens-queen:a4:9h:a8:Qs'];
  expect(armyAnts.reason(facts, battle, 2)).toBe('It wins the 7 of spades for free. It makes the 8 of hearts safe.');
  const moves: Played['moves'] = [
    { seat: 'red', text: 'Qh@c4' },
    { seat: 'red', text: 'a4-a3' },
    { seat: 'black', text: 'favor' },
    { seat: 'red', text: 'pass' },
    { seat: 'red', text: 'b4-b3' },
  ];
  const said = (ply: number): string =>
    armyAnts.reason(facts.slice(1), { start: 'army-ants phase=deploy rally=3,5', moves, ply }, 1);
  const later = 'It makes the 8 of hearts safe. This matters once the battle begins.';
  expect([0, 1, 3, 4, 5].map(said)).toEqual([later, later, later, later, 'It makes the 8 of hearts safe.']);
});

test('dangers of Army Ants: the Queen before cards, and the other Queen before the own', () => {
  const own = ['card:a4:7s:a1:6h', 'queen:b4:7c:b1:Qh'];
  expect(armyAnts.danger(own)).toBe('Warning: the 7 of clubs on b4 can take your Queen.');
  expect(armyAnts.danger([...own, 'take-queen:c1:2h:c8:Qs'])).toBe('Your 2 of hearts on c1 can take the Queen.');
  expect(armyAnts.danger(own.slice(0, 1))).toBe('The 7 of spades on a4 can take your 6 of hearts for free.');
  expect(armyAnts.danger(['take:d4:9h:a4:7s'])).toBe('Your 9 of hearts on d4 can take the 7 of spades for free.');
  expect(armyAnts.warning(['card:a4:7s:a3:3h'])).toBe('This lets the 7 of spades take your 3 of hearts.');
});

test('dangers of Ant War: whichever is worth more is said, the greatest loss and gain are marked', () => {
  const lost = 'ant:a1:2s:a2:8h';
  expect(antWar.danger([lost, 'take:b1:3h:b2:Ts'])).toBe('Your 3 of hearts on b1 can cover the 10 of spades.');
  expect(antWar.danger([lost, 'take:b1:3h:b2:7s'])).toBe('The 2 of spades on a1 can cover your 8 of hearts.');
  expect(antWar.danger([lost, 'take:b1:3h:b2:Qs'])).toBe('The 2 of spades on a1 can cover your 8 of hearts.');
  const more = ['ant:b2:As:a3:7h', 'take:b1:3h:b2:7s', 'take:a3:7h:b2:5s'];
  expect(antWar.marked([lost, ...more])).toEqual([lost, 'take:b1:3h:b2:7s']);
  expect(antWar.warning([lost])).toBe('This lets the 2 of spades cover your 8 of hearts.');
  expect(antWar.reason(['gains:9'], battle, 2)).toBe('That’s a swing of 9 points.');
});

test('reasons of Red vs. Black name units', () => {
  expect(redVsBlack.reason(['saves:3,5', 'heals:7'], battle, 1)).toBe('As the dice are now, it saves units 3 and 5.');
});

test('a fact of one card is about that card', () => {
  expect(cardFact('wins-card:a4:7s')).toEqual({
    kind: 'wins-card',
    by: { cell: 'a4', card: '7s' },
    on: { cell: 'a4', card: '7s' },
  });
});
