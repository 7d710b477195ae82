// `import { RUNGS } from 'measured:levels'` gives the page what each level scored against the one below, taken from the tables of
// tests/measure/NAME.md when the page is built: what it publishes is what was measured.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { GAME_IDS } from './src/model/game_id.ts';

const MODULE = 'measured:levels';

export interface MeasuredRung {
  /** Percent of the points, or of the pairs of games. */
  share: number;
  /** Half of its 95 % interval. */
  error?: number;
  /** Points a round, in games that end in points, and half of their 95 % interval. */
  points?: number;
  pointsError?: number;
}

/** The lines "| 2 Larva | 72.4 % +- 2.6, 1,000 games |" and "| 2 Larva | 73.4 % | 3.61 +- 0.35 |" of a file, by level. */
export function rungsIn(text: string): Record<string, MeasuredRung> {
  const rows = text.matchAll(
    /^\| (\d+) \w+ +\| (\d+\.\d) %(?: \+- (\d+\.\d))?[^|]*\|(?: +(-?\d+\.\d+) \+- (\d+\.\d+) +\|)?/gm,
  );
  const rungs: Record<string, MeasuredRung> = {};
  for (const [, level = '', share, error, points, pointsError] of rows) {
    rungs[level] ??= {
      share: Number(share),
      ...(error === undefined ? {} : { error: Number(error) }),
      ...(points === undefined ? {} : { points: Number(points), pointsError: Number(pointsError) }),
    };
  }
  return rungs;
}

export const measuredLevels: Plugin = {
  name: 'measured-levels',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
  load(id) {
    if (id !== `\0${MODULE}`) return null;
    const rungs = GAME_IDS.map((game) => {
      const path = fileURLToPath(new URL(`../tests/measure/${game.replaceAll('-', '_')}.md`, import.meta.url));
      this.addWatchFile(path);
      return [game, rungsIn(readFileSync(path, 'utf8'))];
    });
    return `export const RUNGS = ${JSON.stringify(Object.fromEntries(rungs))};`;
  },
};
