import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { EDITIONS } from '../../testing/fake_board';
import { rowsOf } from './editions_table';
import { enRules, type RuleText } from './rules_en';

const section: RuleText = enRules.editions;
const table = (): Record<string, string[]> =>
  Object.fromEntries(rowsOf(section, EDITIONS).map(({ head, values }) => [head, values]));

test('the table says of every edition what it does', () => {
  expect(table()).toEqual({
    'Commands in the rally': ['March, Swap', 'March, Move Out, Swap', 'March, Swap'],
    'Cards in a March': ['1 or more', '2 or more', '1 or more'],
    'Swap with a diagonal neighbour': ['No', 'No', 'Yes'],
    'Way home for a Queen in the front row': ['Queen’s Favor', 'Queen’s Favor', 'Queen’s Gambit'],
    'Minor and Total Deployment': ['Yes', 'Yes', 'Only by our ruling'],
    'Repeated moves': ['No rule', 'Red loses, unless switched off', 'A draw after the fourth time'],
  });
});

test('the table has a row for every fact by which editions differ', () => {
  const conditions = Object.values(section.blocks).flatMap(({ when }) => Object.keys(when ?? {}));
  const facts = Object.keys(EDITIONS[0] ?? {}).filter((fact) => !['name', 'aggressionOptional'].includes(fact));
  expect([...new Set(conditions)].sort()).toEqual(facts.sort());
});

test('the editions of these tests are those of the rules engine', () => {
  const code = readFileSync(
    fileURLToPath(new URL('../../../../src/games/army_ants/editions.h', import.meta.url)),
    'utf8',
  );
  const lines = [...code.matchAll(/\{"(\w+)", (\w+), (\d), (\w+), (\w+), Repetition::(\w+), (\w+)\}/g)];
  const repetitions: Record<string, string> = {
    Nothing: 'nothing',
    RedAggression: 'red-aggression',
    FourfoldSeriesDraw: 'fourfold-series',
  };
  expect(
    lines.map(([, name, moveOut, least, diagonal, gambit, repetition = '', ruled]) => ({
      name,
      moveOutInRally: moveOut === 'true',
      marchMinimum: Number(least),
      swapDiagonally: diagonal === 'true',
      favorCalledGambit: gambit === 'true',
      secretSetupsRuled: ruled === 'true',
      repetition: repetitions[repetition],
      aggressionOptional: repetition === 'RedAggression',
    })),
  ).toEqual(EDITIONS);
});
