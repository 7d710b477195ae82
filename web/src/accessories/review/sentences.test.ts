import { describe, expect, test } from 'vitest';
import type { Player, Players } from '../../model/player';
import { GIVEN_NOTE } from '../../model/record_text';
import type { SeatName, Snapshot } from '../../model/snapshot';
import { changesColours, isPersonsSide, nameOf, positionText, standingText, type ReviewedMatch } from './sentences';

const PERSON: Player = { kind: 'person', name: '' };
const COMPUTER: Player = { kind: 'computer', level: 2 };
const POINT = { ply: 0, standing: 54.4, exact: false };

const match = (red: Player, black: Player, dealt: boolean, notes: [string, string][] = []): ReviewedMatch =>
  ({
    view: { players: { red, black }, record: { notes: new Map(notes) } },
    reviewed: { finished: { first: 0, advice: { measure: 'chances', dealt: () => dealt }, snapshot: {} } },
  }) as unknown as ReviewedMatch;

test('the first position tells what the deal was worth, to the person if only one has played', () => {
  expect(positionText(match(PERSON, COMPUTER, true), 0, POINT)).toBe('With this deal, you win 54 games in 100.');
  expect(positionText(match(COMPUTER, PERSON, true), 0, POINT)).toBe('With this deal, you win 46 games in 100.');
  expect(positionText(match(PERSON, PERSON, true), 0, POINT)).toBe('With this deal, Red wins 54 games in 100.');
});

test('armies that were set up by the players are no deal', () => {
  expect(positionText(match(PERSON, COMPUTER, false), 0, POINT)).toBe('Before the first move. Red 54% to win.');
  const given = match(PERSON, COMPUTER, true, [[GIVEN_NOTE, 'yes']]);
  expect(positionText(given, 0, POINT)).toBe('Before the first move. Red 54% to win.');
  expect(positionText(match(PERSON, COMPUTER, true), 0, undefined)).toBe('Before the first move. ');
});

test('whose mistakes can be practised: a side is that in which its player began, though colours have been swapped', () => {
  const players = { red: PERSON, black: COMPUTER };
  const view = (swapped: boolean) => ({ players, snapshot: { swapped } as Snapshot });
  expect([isPersonsSide(view(false), 'red'), isPersonsSide(view(false), 'black')]).toEqual([true, false]);
  expect([isPersonsSide(view(true), 'red'), isPersonsSide(view(true), 'black')]).toEqual([false, true]);
});

describe('where colours change hands', () => {
  const players = { red: { kind: 'person', name: 'Anna' }, black: { kind: 'person', name: 'Bo' } } as const;
  const swapped = { red: players.black, black: players.red };
  const move = (seat: SeatName, player: SeatName) => ({ text: 'a1-a2', seat, player });
  /** The names of players are those of the present colours. */
  const review = (isSwapped: boolean): ReviewedMatch =>
    ({
      game: {
        words: {
          barName: (_: Snapshot, now: Players, seat: SeatName) => ({ colour: seat, name: [nameOfPlayer(now[seat])] }),
        },
      },
      view: {
        players: isSwapped ? swapped : players,
        snapshot: { swapped: isSwapped, moves: [move('red', 'red'), move('red', 'black')] },
      },
      reviewed: { finished: { first: 0, advice: { measure: 'points' }, snapshot: {} } },
    }) as unknown as ReviewedMatch;
  const nameOfPlayer = (player: Player): string => (player.kind === 'person' ? player.name : '');

  test.each([false, true])('the review names persons, whichever colours they have now: swapped %s', (isSwapped) => {
    const here = review(isSwapped);
    expect([nameOf(here, 'red'), nameOf(here, 'black')]).toEqual(['Anna', 'Bo']);
    expect(standingText(here, 3)).toBe('Anna ahead by 3 points.');
    expect(standingText(here, -3)).toBe('Bo ahead by 3 points.');
  });
  test('neither colour stands for a person', () => {
    expect(changesColours(review(true).view)).toBe(true);
    const moves = [move('red', 'red'), move('black', 'black'), { text: 'pass', seat: 'red' as const }];
    expect(changesColours({ snapshot: { moves } as unknown as Snapshot })).toBe(false);
  });
});
