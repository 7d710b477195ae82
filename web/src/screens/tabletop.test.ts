import { describe, expect, test } from 'vitest';
import type { Players } from '../model/player';
import type { Snapshot } from '../model/snapshot';
import { NO_GAME, type SessionState } from '../session/state';
import { isRotated, isTabletop, turnedCards } from './tabletop';

const person = { kind: 'person', name: '' } as const;
const computer = { kind: 'computer', level: 1 } as const;
const friends = { red: person, black: person };
const facing = { seating: 'facing' } as const;

const shown = (
  snapshot: Partial<Snapshot>,
  more: Partial<SessionState> = {},
  players: Players = friends,
): SessionState => ({
  ...NO_GAME,
  mode: { kind: 'live' },
  match: {
    players,
    snapshot: {
      turn: 'black',
      status: { kind: 'playing', winner: 'red', reason: 'none' },
      animating: false,
      ply: 1,
      moves: [{ text: 'a1-a2', seat: 'red' }],
      ...snapshot,
    },
  } as SessionState['match'],
  ...more,
});

describe('face to face', () => {
  test('the screen turns to the far end when it is their move, and back', () => {
    expect(isRotated(facing, shown({ turn: 'black' }), 'red')).toBe(true);
    expect(isRotated(facing, shown({ turn: 'red' }), 'red')).toBe(false);
    expect(isRotated(facing, shown({ turn: 'black' }), 'black')).toBe(false);
    expect(isRotated(facing, shown({ turn: 'red' }), 'black')).toBe(true);
  });
  test('not before the last move has come to rest', () => {
    expect(isRotated(facing, shown({ animating: true }), 'red')).toBe(false);
    expect(isRotated(facing, shown({ animating: true, turn: 'red' }), 'black')).toBe(true);
  });
  test('not before the move has been confirmed', () => {
    const asked = { mode: { kind: 'confirming', caution: '' } } as const;
    expect(isRotated(facing, shown({ turn: 'black' }, asked), 'red')).toBe(false);
    expect(isRotated(facing, shown({ turn: 'red' }, asked), 'black')).toBe(true);
  });
  test('a secret set-up turns to whoever sets up', () => {
    const deploying = (seat: 'red' | 'black'): SessionState => shown({ turn: 'red' }, { secretSetup: { seat } });
    expect(isRotated(facing, deploying('black'), 'red')).toBe(true);
    expect(isRotated(facing, deploying('red'), 'red')).toBe(false);
  });
  test('never side by side, against the computer, in the past or after the end', () => {
    expect(isRotated({ seating: 'beside' }, shown({}), 'red')).toBe(false);
    expect(isRotated(facing, shown({}, {}, { red: person, black: computer }), 'red')).toBe(false);
    expect(
      isRotated(
        facing,
        shown({}, { mode: { kind: 'reviewing', livePly: 3, before: 'live', autoplay: false, showsFindings: false } }),
        'red',
      ),
    ).toBe(false);
    expect(isRotated(facing, shown({ status: { kind: 'won', winner: 'red', reason: 'units' } }), 'red')).toBe(false);
    expect(isRotated(facing, NO_GAME, 'red')).toBe(false);
    expect(isTabletop(facing, shown({}, {}, { red: computer, black: person }))).toBe(false);
    expect(isTabletop(facing, shown({}))).toBe(true);
    const reviewed = { kind: 'reviewing', livePly: 3, before: 'live', autoplay: false, showsFindings: true } as const;
    expect(isTabletop(facing, shown({}, { mode: reviewed }))).toBe(false);
  });
});

describe('the cards on a board between two people', () => {
  const upright = (value: 'mover' | 'owner' | 'near') => ({ ...facing, upright: value });

  test('turn to whoever is to move', () => {
    expect(turnedCards(upright('mover'), shown({ turn: 'black' }), 'red')).toEqual(['red', 'black']);
    expect(turnedCards(upright('mover'), shown({ turn: 'red' }), 'red')).toEqual([]);
    expect(turnedCards(upright('mover'), shown({ turn: 'red' }), 'black')).toEqual(['red', 'black']);
  });

  test('or lie for their owner, whoever is to move', () => {
    for (const turn of ['red', 'black'] as const) {
      expect(turnedCards(upright('owner'), shown({ turn }), 'red')).toEqual(['black']);
      expect(turnedCards(upright('owner'), shown({ turn }), 'black')).toEqual(['red']);
    }
  });

  test('or stay for the near side, as they do wherever nobody sits at the far end', () => {
    expect(turnedCards(upright('near'), shown({ turn: 'black' }), 'red')).toEqual([]);
    for (const value of ['mover', 'owner'] as const) {
      expect(turnedCards({ seating: 'beside', upright: value }, shown({ turn: 'black' }), 'red')).toEqual([]);
      expect(
        turnedCards(upright(value), shown({ turn: 'black' }, {}, { red: person, black: computer }), 'red'),
      ).toEqual([]);
    }
  });
});
