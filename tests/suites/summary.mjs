// Prints the end of a run: a line for each suite, what passed at a second try only by name, and 'N passed, N failed'.
//
//   node summary.mjs FOLDER SECONDS SUITE...
//
// FOLDER holds, for each suite or each part of it (SUITE-1, SUITE-2), what tests/run left: SUITE.total with 'PASSED FAILED FLAKY ENGINE
// SECONDS', SUITE with names from its second line on, SUITE.out with all that it said.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** More cases than these that passed at the second try only are no accident: then each of them has failed. */
const MOST_FLAKY = 2;
const MOST_LINES = 20;
const failure = /✖|NOT GOOD|FAILED|^(FAIL|error)/;

const linesOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : []);

/** @returns {{ lines: string[], failed: number }} */
export function summary(folder, seconds, suites) {
  const lines = [];
  const names = [];
  const total = { passed: 0, failed: 0, flaky: 0 };
  const files = readdirSync(folder).sort();
  for (const suite of suites) {
    const parts = files.flatMap((file) =>
      /^(.*?)(-\d+)?\.total$/.exec(file)?.[1] === suite ? [file.slice(0, -6)] : [],
    );
    const sums = parts
      .map((part) =>
        readFileSync(join(folder, `${part}.total`), 'utf8')
          .trim()
          .split(' ')
          .map(Number),
      )
      .reduce((sum, row) => sum.map((value, column) => value + row[column]), [0, 0, 0, 0, 0]);
    // A suite that left nothing was not run.
    const [passed, failed, flaky, engine, time] = parts.length > 0 ? sums : [0, 1, 0, 0, 0];
    total.passed += passed;
    total.failed += failed;
    total.flaky += flaky;
    names.push(...parts.flatMap((part) => linesOf(join(folder, part)).slice(1)));
    lines.push(
      `${suite.padEnd(11)} ${String(passed).padStart(5)} passed, ${failed} failed, ${flaky} flaky, ${engine} engine, ${time} s`,
    );
    // The end of a long output is what is kept and read.
    if (failed > 0) {
      const said = parts.flatMap((part) => linesOf(join(folder, `${part}.out`))).filter((line) => failure.test(line));
      lines.push(...[...new Set(said)].sort().slice(0, MOST_LINES));
    }
  }
  lines.push(`${'together'.padEnd(11)} ${seconds} s`, ...names);
  if (total.flaky > MOST_FLAKY) {
    lines.push(`${total.flaky} flaky cases are more than ${MOST_FLAKY}: all of them are failures`);
    total.failed += total.flaky;
  }
  lines.push(`${total.passed} passed, ${total.failed} failed`);
  return { lines, failed: total.failed };
}

const [program, folder, seconds, ...suites] = process.argv.slice(1);
if (program === fileURLToPath(import.meta.url)) {
  const { lines, failed } = summary(folder, seconds, suites);
  console.log(`\n${lines.join('\n')}`);
  process.exitCode = failed > 0 ? 1 : 0;
}
