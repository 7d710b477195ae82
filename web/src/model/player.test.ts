import { parse, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { LEVELS, ELDER, SECONDS } from './levels';
import { computerAt, computerText, playerSchema, readComputer, strengthOf } from './player';

test('every computer player is read from what a record says of it', () => {
  for (const strength of [...LEVELS, ELDER] as const) {
    for (const seconds of SECONDS) {
      const computer = computerAt(strength, seconds);
      expect(strengthOf(computer)).toBe(strength);
      expect(readComputer(computerText(computer))).toEqual(computer);
      expect(parse(playerSchema, JSON.parse(JSON.stringify(computer)))).toEqual(computer);
    }
  }
  expect(computerText(computerAt(3, 5))).toBe('computer 3');
  expect(computerText(computerAt(ELDER, 10))).toBe('computer 10 elder 10');
});

test('seconds that mean nothing are dropped, with the player as it is without them', () => {
  const read = (player: unknown): unknown => parse(playerSchema, player);
  expect(read({ kind: 'computer', level: 10, seconds: 4 })).toEqual({ kind: 'computer', level: 10 });
  expect(read({ kind: 'computer', level: 10, seconds: '5' })).toEqual({ kind: 'computer', level: 10 });
  expect(read({ kind: 'computer', level: 9, seconds: 5 })).toEqual({ kind: 'computer', level: 9 });
  expect(safeParse(playerSchema, { kind: 'computer', level: 11, seconds: 5 }).success).toBe(false);
});
