import { expect, test } from 'vitest';
import { lessons } from './lessons';

/** The cards by their spaces. */
function cardsOf(id: string): Map<string, string> {
  const start = lessons.examples.find((example) => example.id === id)?.start ?? '';
  const rows = (/board=(\S+)/.exec(start)?.[1] ?? '').split('/');
  return new Map(
    rows.flatMap((row, at) =>
      ['a', 'b', 'c', 'd', 'e'].flatMap((column, place): [string, string][] => {
        const card = row.slice(2 * place, 2 * place + 2);
        return card === '..' ? [] : [[`${column}${8 - at}`, card]];
      }),
    ),
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
