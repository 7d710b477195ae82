import { describe, expect, test } from 'vitest';
import { armyAnts } from '../games/army_ants/army_ants';
import type { Players } from '../model/player';
import { snapshotOf } from '../testing/fake_board';
import type { Snapshot } from '../model/snapshot';
import { isOwnVictory, ownReason, ownResultSentence, ownResultTitle, resultTitle } from './result';

const won = snapshotOf({ status: { kind: 'won', winner: 'red', reason: 'queen' } });
const drawn = snapshotOf({ status: { kind: 'draw', winner: 'red', reason: 'agreed' } });
const person = { kind: 'person', name: 'Anna' } as const;
const egg = { kind: 'computer', level: 1 } as const;
const friends: Players = { red: person, black: { kind: 'person', name: '' } };

describe('who has won, as people at the device read it', () => {
  test('one person against the computer is "you"', () => {
    const players = { red: person, black: egg };
    expect(isOwnVictory(won, players)).toBe(true);
    expect(ownResultTitle(armyAnts, won, players)).toBe('You win!');
    expect(ownResultSentence(armyAnts, won, players)).toBe('You win! The Black Queen has been captured.');
    expect(resultTitle(armyAnts, won, players), 'in a picture for others').toBe('Anna (Red) wins');
  });
  test('the computer has the name of its level', () => {
    const players = { red: egg, black: person };
    expect(ownResultTitle(armyAnts, won, players)).toBe('Egg wins');
    expect(ownResultSentence(armyAnts, won, players)).toBe('Egg wins. The Black Queen has been captured.');
  });
  test('one person who gave up, or let the clock run out, against the computer is "you"', () => {
    const lost = (reason: string): Snapshot => snapshotOf({ status: { kind: 'won', winner: 'red', reason } });
    const said = (reason: string, players: Players): string => ownReason(armyAnts, lost(reason), players);
    expect(said('resigned', { red: egg, black: person })).toBe('You resigned.');
    expect(said('time', { red: egg, black: person })).toBe('You ran out of time.');
    expect(said('resigned', { red: person, black: egg })).toBe('Computer (Black) resigned.');
    expect(said('resigned', friends)).toBe('Black resigned.');
  });
  test('of two people, and of two computers, the winner is named', () => {
    expect(ownResultTitle(armyAnts, won, friends)).toBe('Anna (Red) wins');
    expect(ownResultTitle(armyAnts, won, { red: egg, black: egg })).toBe('Computer (Red) wins');
    expect(isOwnVictory(won, friends)).toBe(false);
  });
  test('the person of this device is "you" in a match between two', () => {
    const own = { red: { ...person, own: true }, black: { kind: 'person', name: 'Bo' } } as const;
    expect(ownResultSentence(armyAnts, won, own)).toBe('You win! The Black Queen has been captured.');
    const lost = snapshotOf({ status: { kind: 'won', winner: 'black', reason: 'queen' } });
    expect(ownResultSentence(armyAnts, lost, own)).toBe('Bo wins. The Red Queen has been captured.');
    expect(resultTitle(armyAnts, lost, own), 'in a picture for others').toBe('Bo (Black) wins');
  });
  test('a draw is nobody’s', () => {
    expect(ownResultTitle(armyAnts, drawn, { red: person, black: egg })).toBe('Draw');
  });
});
