import { expect, test } from 'vitest';
import type { RemoteMatch } from '../model/remote_match';
import { MATCH } from '../testing/saved_games';
import type { MatchFacts } from './match_protocol';
import { leftByName } from './left';

const match = (id: string, more: Partial<RemoteMatch> = {}): RemoteMatch => ({ ...MATCH, id, left: true, ...more });
const facts = (more: Partial<MatchFacts> = {}): MatchFacts =>
  ({ names: { host: 'Ada', guest: 'Bo' }, messages: 3, next: 'guest', result: '', ...more }) as MatchFacts;

test.each([
  ['one that waits for the other', {}, {}, 1],
  ['one that is not put away', { left: false }, {}, 0],
  ['one that waits for this device', {}, { next: 'host' }, 0],
  ['an invitation that nobody has answered', {}, { messages: 1 }, 0],
  ['an acceptance that may never have arrived', { side: 'guest' }, { messages: 2, next: 'host' }, 0],
  ['one that is over', {}, { result: 'draw agreed' }, 0],
  ['one of two other people', { root: null }, {}, 0],
] as const)('%s', (_name, more, known, count) => {
  const left = leftByName([match('a', more)], new Map([['a', facts(known)]]));
  expect((left.get('Bo') ?? 0) + (left.get('Ada') ?? 0)).toBe(count);
});

test('they are counted by the name of the other side, whichever side that is', () => {
  const matches = [match('a'), match('b'), match('c', { side: 'guest' })];
  const known = new Map([
    ['a', facts()],
    ['b', facts()],
    ['c', facts({ next: 'host', messages: 4 })],
  ]);
  expect(leftByName(matches, known)).toEqual(
    new Map([
      ['Bo', 2],
      ['Ada', 1],
    ]),
  );
  expect(leftByName(matches, new Map())).toEqual(new Map());
});
