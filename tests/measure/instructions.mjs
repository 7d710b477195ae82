// Instructions that the native program executes for tasks that always do the same: what changes is the program, whatever else the machine
// is doing. Counted by valgrind.

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { program } from '../support/program.mjs';

const ending = 'ant-war board=Qs..3h9cAc/3c..JsTs7d/..4d..7h2d/..5c3d..Jd/6hJh2h7sTd turn=red lead=0 passed=no';

const tasks = {
  'Army Ants, perft 3': ['newgame army-ants seed=7', 'perft 3'],
  'Army Ants, 20,000 nodes': ['newgame army-ants seed=7', 'go nodes 20000'],
  'Ant War, perft 3': ['newgame ant-war seed=7', 'move odds:red+1', 'move take:red', 'perft 3'],
  'Ant War, 20,000 nodes': ['newgame ant-war seed=7', 'move odds:red+1', 'move take:red', 'go nodes 20000'],
  'Ant War, a round solved': [`position ${ending}`, 'go depth 60'],
  'Red vs. Black, 2,000 nodes': ['newgame red-vs-black seed=7', 'go nodes 2000'],
  'Red vs. Black, 100 dice': ['throw-bench', 'throws=2', 'fingerprint=2'],
};

/** @returns {Promise<Record<string, number>>} by the task, less what starting the program takes */
export async function countInstructions() {
  const count = async (words) => {
    const { stderr } = await promisify(execFile)('valgrind', [
      '--tool=callgrind',
      '--callgrind-out-file=/dev/null',
      program,
      ...words,
    ]);
    return Number(/Collected : (\d+)/.exec(stderr)?.[1]);
  };
  const start = await count(['--help']);
  const counts = {};
  for (const [task, words] of Object.entries(tasks)) counts[task] = (await count(words)) - start;
  return counts;
}
