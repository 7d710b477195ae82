import { expect, test } from 'vitest';
import {
  clockText,
  leftAt,
  readClock,
  readRules,
  reduce,
  startClock,
  writeClock,
  type Clock,
  type ClockEvent,
} from './clock';

const RULES = { total: 60_000, increment: 5000 };
const after = (events: readonly ClockEvent[], from: Clock = startClock(RULES, 0)): Clock => events.reduce(reduce, from);

test('a move that does not end the turn brings nothing', () => {
  const clock = after([
    { kind: 'runs', seat: 'red', now: 0 },
    { kind: 'moved', ply: 1, ends: false, now: 10_000 },
  ]);
  expect(leftAt(clock, 12_000)).toEqual({ red: 48_000, black: 60_000 });
});

test('another move after one taken back forgets what came of the first', () => {
  const clock = after([
    { kind: 'runs', seat: 'red', now: 0 },
    { kind: 'moved', ply: 1, ends: true, now: 10_000 },
    { kind: 'runs', seat: 'black', now: 10_000 },
    { kind: 'jumped', ply: 0, now: 20_000 },
    { kind: 'runs', seat: 'red', now: 20_000 },
    { kind: 'moved', ply: 1, ends: true, now: 22_000 },
    { kind: 'jumped', ply: 0, now: 23_000 },
    { kind: 'jumped', ply: 1, now: 24_000 },
  ]);
  expect(clock.left).toEqual({ red: 63_000, black: 60_000 });
});

test('what is kept is read again, and stands; what is damaged begins anew by the same rules', () => {
  const clock = after([
    { kind: 'runs', seat: 'red', now: 0 },
    { kind: 'moved', ply: 1, ends: true, now: 10_000 },
    { kind: 'runs', seat: 'black', now: 10_000 },
  ]);
  const kept = JSON.parse(JSON.stringify(writeClock(clock, 14_000))) as Record<string, unknown>;
  const read = readClock(kept, 1) ?? expect.fail('not read');
  expect(leftAt(read, 9_999_999)).toEqual({ red: 55_000, black: 56_000 });
  expect(reduce(read, { kind: 'jumped', ply: 0, now: 0 }).left).toEqual({ red: 60_000, black: 60_000 });
  expect(readClock({ ...kept, left: ['much', -3] }, 1)?.left).toEqual({ red: 60_000, black: 60_000 });
  expect(readClock(kept, 7)?.left).toEqual({ red: 60_000, black: 60_000 });
  expect(readClock({ rules: '10+5' }, 0)?.left).toEqual({ red: 600_000, black: 600_000 });
  for (const bad of [null, {}, { rules: 'off' }, { rules: '0+5' }, 'x']) expect(readClock(bad, 0)).toBeNull();
});

test('rules and times as text', () => {
  expect(readRules('15+10')).toEqual({ total: 900_000, increment: 10_000 });
  expect([3_600_000, 600_000, 59_001, 10_000, 9999, 9200, 40, 0].map(clockText)).toEqual([
    '1:00:00',
    '10:00',
    '1:00',
    '0:10',
    '10.0',
    '9.2',
    '0.1',
    '0:00',
  ]);
});
