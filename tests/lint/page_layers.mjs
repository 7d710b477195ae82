// Which part of web/src imports which: the rules of web/dependency-cruiser.config.mjs.

import { execFileSync } from 'node:child_process';
import { report } from './sources.mjs';

const cruise = [
  '--no-install',
  'depcruise',
  '--config',
  'dependency-cruiser.config.mjs',
  '--output-type',
  'json',
  'src',
];
const { modules, summary } = JSON.parse(
  execFileSync('npx', cruise, { cwd: 'web', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'inherit'] }),
);
report(
  modules,
  summary.violations.map(
    ({ rule, from, to, cycle }) =>
      `${rule.name}: ${from} -> ${cycle ? cycle.map(({ name }) => name).join(' -> ') : to}`,
  ),
);
