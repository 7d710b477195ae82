import { expect, test } from 'vitest';
import { snapshotOf } from '../../testing/fake_board';
import { marksOf } from './help_marks';

test('what is in danger is pointed at from where, what can be taken is ringed', () => {
  const { layout } = snapshotOf({});
  expect(marksOf(['queen:a4:7s:a1:Qh', 'take:d4:9h:a4:7s'], layout, true)).toMatchObject({
    area: [],
    cells: [],
    arrow: null,
    dangers: [{ from: [15], to: [0] }],
    chances: [15],
    names: [
      { cell: 0, text: 'In danger', edge: 'lower' },
      { cell: 15, text: 'Safe to take', edge: 'lower' },
    ],
  });
});
