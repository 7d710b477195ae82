import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { REFUSALS, refusalOf, RULE_SECTIONS } from './refusals';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));

test('every reason that the rules can give has words of its own and a numbered section', () => {
  const code = readFileSync(`${repository}/src/games/red_vs_black/refusal.cpp`, 'utf8');
  const names = [...code.matchAll(/Reason::\w+,\s*"([\w-]+)"/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => name !== 'none');
  expect(names).toEqual(Object.keys(REFUSALS));
  const told = names.map((reason) => refusalOf({ reason, value: 3 }));
  expect(new Set(told.map(({ text }) => text)).size).toBe(names.length);
  for (const { section, number } of told) expect(RULE_SECTIONS[number - 1]).toBe(section);
});

test('units and dice are named by their numbers', () => {
  expect(refusalOf({ reason: 'unit-hurt', value: 7 })).toEqual({
    text: 'Unit 7 is wounded, so you can’t commit it.',
    section: 'goal',
    number: 3,
  });
  expect(refusalOf({ reason: 'dice-to-throw', value: 4 }).text).toBe('Dice in this throw: 4.');
  expect(refusalOf({ reason: 'moon' }).text).toBe('You can’t do that now.');
});
