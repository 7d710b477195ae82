// Counts what node's test runner wrote in TAP: prints 'PASSED FAILED FLAKY ENGINE', and below it a line for each case that passed at the
// second try only, with what ended its first one. Such a case has not passed: it is counted beside. A log without closing lines is of a run
// that died: one failure.
//
//   node tally.mjs LOG

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @param {string} log */
export function tally(log) {
  const seconds = [...log.matchAll(/^# ((flaky|engine): .*)(?:\n# (.*Error.*))?$/gm)].map(([, name, kind, reason]) => ({
    kind,
    // The lines of a diagnostic follow each other in one, behind a backslash and an n.
    line: [name, ...(reason ? [reason.split(/\\+n/)[0]] : [])].join(' - ').replace(/\\(.)/g, '$1'),
  }));
  const count = (wanted) => seconds.filter(({ kind }) => kind === wanted).length;
  const closing = [...log.matchAll(/^# (pass|fail|cancelled|skipped|todo) (\d+)$/gm)];
  const sum = (isMeant) =>
    closing.filter(([, what]) => isMeant(what)).reduce((total, [, , number]) => total + Number(number), 0);
  const passed = closing.length > 0 ? sum((what) => what === 'pass') - seconds.length : 0;
  const failed = closing.length > 0 ? sum((what) => what !== 'pass') : 1;
  return { passed, failed, flaky: count('flaky'), engine: count('engine'), names: seconds.map(({ line }) => line) };
}

const [program, file] = process.argv.slice(1);
if (program === fileURLToPath(import.meta.url)) {
  const { passed, failed, flaky, engine, names } = tally(existsSync(file) ? readFileSync(file, 'utf8') : '');
  console.log([`${passed} ${failed} ${flaky} ${engine}`, ...names].join('\n'));
}
