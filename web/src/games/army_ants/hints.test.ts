import { expect, test } from 'vitest';
import type { MarkName } from '../../model/snapshot';
import { snapshotOf } from '../../testing/fake_board';
import { hintFor } from './hints';
import type { ArmyAntsSnapshot } from './snapshot';

const holding = (
  selection: number[],
  mark: MarkName | null,
  change: Partial<ArmyAntsSnapshot> = {},
): ArmyAntsSnapshot => {
  const { cells } = snapshotOf();
  if (mark) cells[20] = { card: '', marks: [mark] };
  return snapshotOf({ selection, cells, ...change });
};

test.each([
  ['the very first turn', snapshotOf({ turn: 'black' }), 'Pick one of Black’s cards to see where it can go.'],
  ['later', snapshotOf({ ply: 4 }), 'To march a line, sweep over its cards. Or pick a single card.'],
  [
    'a repetition ahead',
    snapshotOf({ ply: 9, repetitionThreatens: true }),
    'Careful: repeating the position once more ends the game, and Red loses.',
  ],
  [
    'a card in the rally',
    holding([3], 'move', { phase: 'rally' }),
    'A dot is a space in reach. A friend next to the card swaps, or forms a line with it.',
  ],
  [
    'a card in battle',
    holding([3], 'attack'),
    'A dot is a space in reach, a ring an enemy to attack. Friends next to it swap or form a line.',
  ],
  ['a card that is stuck', holding([3], null), 'This card has nowhere to go. Pick another one.'],
  ['a line', holding([3, 4], 'march-up'), 'Pick an arrow, or drag the line there. A card at its end joins or leaves.'],
  ['a line that is stuck', holding([3, 4], null), 'This line has no room to march. Pick a card within to let it go.'],
  [
    'an open question',
    holding([3], 'swap', { question: { selected: 3, tapped: 4 } }),
    'Two friends side by side: swap them, or march them together?',
  ],
])('the hint with %s', (_name, snapshot, hint) => expect(hintFor(snapshot)).toBe(hint));
