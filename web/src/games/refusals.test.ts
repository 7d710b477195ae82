import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Refused } from '../contract/game_page';
import { EDITIONS, snapshotOf } from '../testing/fake_board';
import { warSnapshotOf } from '../testing/war_snapshot';
import * as antWar from './ant_war/refusals';
import { enRules as antWarRules } from './ant_war/rules_en';
import * as armyAnts from './army_ants/refusals';
import { enRules as armyAntsRules } from './army_ants/rules_en';
import * as redVsBlack from './red_vs_black/refusals';
import { enRules as redVsBlackRules } from './red_vs_black/rules_en';

const sources = fileURLToPath(new URL('../../../src/games', import.meta.url));

describe.each([
  ['army_ants/refusal_words.cpp', armyAnts, armyAntsRules],
  ['ant_war/refusal.cpp', antWar, antWarRules],
  ['red_vs_black/refusal.cpp', redVsBlack, redVsBlackRules],
] as const)('%s', (file, { REFUSALS, RULE_SECTIONS }, rules) => {
  test('every reason that the rules can give has words and a section', () => {
    const names = [...readFileSync(`${sources}/${file}`, 'utf8').matchAll(/Reason::\w+,\s*"([\w-]+)"/g)]
      .map(([, name = '']) => name)
      .filter((name) => name !== 'none');
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => !(name in REFUSALS))).toEqual([]);
  });
  test('every section is in the rules, in the same order', () => {
    expect(Object.keys(rules)).toEqual([...RULE_SECTIONS]);
  });
});

test.each<[Refused, string, string, number]>([
  [armyAnts.refusalOf({ reason: 'way-blocked', cell: 12 }, snapshotOf()), 'The card on c3 is in the way.', 'march', 8],
  [
    armyAnts.refusalOf({ reason: 'target-stronger', cell: 12, value: 4, targetValue: 9 }, snapshotOf()),
    'Value 4 is too low to capture 9: it must be equal or higher.',
    'attack',
    11,
  ],
  [armyAnts.refusalOf({ reason: 'moon' }, snapshotOf()), 'The rules don’t allow that.', 'goal', 2],
  [
    antWar.refusalOf({ reason: 'soldier-uncovered', cell: 4 }, warSnapshotOf()),
    'The Soldier on b2 can’t be covered.',
    'ants',
    6,
  ],
  [redVsBlack.refusalOf({ reason: 'unit-hurt', value: 7 }), 'Unit 7 is wounded, so you can’t commit it.', 'goal', 3],
  [redVsBlack.refusalOf({ reason: 'moon' }), 'You can’t do that now.', 'goal', 3],
])('a refusal names place or values, and its rule: %o', (refusal, text, section, number) => {
  expect(refusal).toEqual({ text, section, number });
});

test('the Favor goes by the name that the edition gives it', () => {
  const facts = { reason: 'favor-not-in-battle' };
  expect(EDITIONS.map((rules) => armyAnts.refusalOf(facts, snapshotOf({ rules })).text)).toEqual([
    'The Queen’s Favor is only possible during the rally.',
    'The Queen’s Favor is only possible during the rally.',
    'The Queen’s Gambit is only possible during the rally.',
  ]);
});
