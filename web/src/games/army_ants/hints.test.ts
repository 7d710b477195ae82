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
  ['the very first turn', snapshotOf({ turn: 'black' }), 'Tap one of Black’s cards to see where it can go.'],
  ['later', snapshotOf({ ply: 4 }), 'Drag across a line of cards to march them together, or tap a single card.'],
  [
    'a repetition ahead',
    snapshotOf({ ply: 9, repetitionThreatens: true }),
    'Careful: if this position repeats once more, the game ends and Red loses.',
  ],
  [
    'the Queen and her anthill',
    holding([17], 'move', { phase: 'rally', question: { selected: 17, tapped: 2 } }),
    'Send the Queen home to the anthill in the back row and give up the rest of the rally.',
  ],
  [
    'a card in the rally',
    holding([3], 'move', { phase: 'rally' }),
    'Dots show where it can go. Tap your own card next to it to swap or form a line.',
  ],
  [
    'a card in battle',
    holding([3], 'attack'),
    'Dots: spaces. Rings: enemies to attack. Tap your own card next to it to swap or form a line.',
  ],
  [
    'a card that can only swap',
    holding([3], 'swap', { phase: 'rally' }),
    'It has no room to move alone. Tap your own card next to it to swap or form a line.',
  ],
  ['a card that is stuck', holding([3], null), 'This card has nowhere to go. Tap another one.'],
  [
    'a line',
    holding([3, 4], 'march-up'),
    'Tap an arrow or drag the line. Tap a card at either end to add or remove it.',
  ],
  ['a line that is stuck', holding([3, 4], null), 'This line has no room to march. Tap a card in it to deselect.'],
  [
    'an open question',
    holding([3], 'swap', {
      question: { selected: 3, tapped: 4 },
      cells: snapshotOf().cells.map((cell) => ({ ...cell, card: '3h' })),
    }),
    'Swap these two cards, or march them together?',
  ],
])('the hint with %s', (_name, snapshot, hint) => expect(hintFor(snapshot)).toBe(hint));
