// Lessons play by the rules that a game has before anything is chosen: the rules dialog shows those beside a lesson.

import { expect, test, vi } from 'vitest';
import { readPosition } from '../model/position_text';
import { DEFAULT_SETTINGS } from '../storage/settings';
import { antWar } from './ant_war/ant_war';
import { lessons as antWarLessons } from './ant_war/lessons';
import { armyAnts } from './army_ants/army_ants';
import { lessons as armyAntsLessons } from './army_ants/lessons';
import { redVsBlack } from './red_vs_black/red_vs_black';
import { lessons as redVsBlackLessons } from './red_vs_black/lessons';

vi.mock('../board/dice_module', () => ({})); // the wasm module

/** Options of a deal that change the rules, with what a position means that does not write them. */
const RULES = {
  'army-ants': { edition: null, aggression: 'on' },
  'ant-war': { deck: 'standard', jokers: '2' },
  'red-vs-black': { clear: 'half' },
} as const;
/** The others: boards and set-ups, which a lesson chooses itself. */
const LAYOUTS = ['setup', 'shape'];

test.each([
  [armyAnts, armyAntsLessons],
  [antWar, antWarLessons],
  [redVsBlack, redVsBlackLessons],
] as const)('every lesson position has the options that are dealt', (game, { steps, examples }) => {
  const rulesOf = (text: string) => {
    const fields = readPosition(text)?.fields ?? new Map<string, string>();
    return Object.entries(RULES[game.id]).map(([name, otherwise]) => `${name}=${fields.get(name) ?? otherwise}`);
  };
  const options = `${game.id} ${game.start.dealOptions(DEFAULT_SETTINGS)}`;
  const known = [...Object.keys(RULES[game.id]), ...LAYOUTS];
  expect([...(readPosition(options)?.fields.keys() ?? [])].filter((name) => !known.includes(name))).toEqual([]);
  const dealt = rulesOf(options);
  expect(steps.length).toBeGreaterThan(0);
  for (const { id, start } of [...steps, ...examples]) expect(rulesOf(start), id).toEqual(dealt);
});
