import { expect, test } from 'vitest';
import { cellName } from '../../i18n/labels';
import { isCard, spacesIn } from '../../model/position_text';
import { lessons } from './lessons';

/** The cards by their spaces. */
function cardsOf(id: string): Map<string, string> {
  const { cells, columns } = spacesIn(lessons.examples.find((example) => example.id === id)?.start ?? '');
  return new Map(
    cells.map((card, cell) => [cellName(cell, { columns }), card] as const).filter(([, card]) => isCard(card)),
  );
}

test.each([
  ['column', 'invade', ['c1 c4', 'c2 c5', 'c3 c6', 'c4 c7']],
  ['invade', 'trade', ['e6 b3']],
  ['trade', 'take', ['a1 b1', 'b1 a1']],
  ['take', 'far', ['b3 b1']],
] as const)('the example %s leads on to %s', (one, next, moves) => {
  const before = cardsOf(one);
  const after = new Map(before);
  const ways = moves.map((move) => move.split(' ') as [string, string]);
  for (const [from] of ways) after.delete(from);
  for (const [from, to] of ways) after.set(to, before.get(from) ?? '');
  expect([...after].sort()).toEqual([...cardsOf(next)].sort());
});
