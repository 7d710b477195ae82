// Prints 'PASSED FAILED' test cases of a Catch2 run from the closing lines of its log. A log without them is of a program
// that died: one failure. So is what a sanitizer finds after the last case, when all should have been given back.
import { readFileSync } from 'node:fs';

const log = readFileSync(process.argv[2], 'utf8');
const all = /All tests passed \(.* in (\d+) test cases?\)/.exec(log);
const some = /test cases: (\d+) \|(?: (\d+) passed)?(?: \| )?(?:(\d+) failed)?/.exec(log);
const found = /^SUMMARY: \w*Sanitizer/m.test(log);
if (all && found) console.log(`${all[1] - 1} 1`);
else if (all) console.log(`${all[1]} 0`);
else if (some) console.log(`${some[2] ?? 0} ${some[3] ?? 0}`);
else console.log('0 1');
