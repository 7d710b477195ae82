// How long each level of each game takes for the first move of a game. Cold, it begins without a thinker: the module is compiled, makes its
// tables, and answers. Warm, as the page has it half a second after a game began, the thinker has searched 1,000 positions of another game.
// Under node, each in a process of its own, which counts the processor's time: other load on the machine changes that little. A phone is
// taken to be four times slower. The Elder thinks for as long as it is given, and is left out.
// Then the slices of pondering, by the processor's time: a stop is heard after the one that is under way.

import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { moduleBytes } from '../wasm/support/modules.mjs';
import { Session, tell } from '../wasm/support/thinker.mjs';
import { printTable, quantile } from './figures.mjs';

const slowdown = 4;
const levels = Array.from({ length: 10 }, (_, index) => index + 1);
const games = ['army-ants', 'ant-war', 'red-vs-black'];
/** As the page asks: a slice of its thinker's worker. */
const sliceMilliseconds = 8;
const runs = Number(process.env.ANTHILL_RUNS ?? 3);

/** Milliseconds that the processor has worked for this process. */
const worked = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The first decision of a game, chance aside. */
function begin(session, game) {
  session.ask(`newgame ${game} seed=1`);
  while (session.ask('status').includes('status chance')) session.ask(`move ${session.ask('legal')[0].split(' ')[2]}`);
}

async function firstMove(game, level, isWarm) {
  let [began, before] = [performance.now(), worked()];
  const session = await Session.start(moduleBytes('thinker_simd'));
  if (isWarm) {
    session.ask(`newgame ${game} seed=2`);
    session.ask('go nodes 1000');
    await new Promise((resolve) => setTimeout(resolve, 500));
    [began, before] = [performance.now(), worked()];
  }
  begin(session, game);
  const answer = session.ask(`go level ${level} seed 1`).at(-1);
  if (!answer.startsWith('bestmove ')) throw new Error(`${game}, level ${level}: ${answer}`);
  return { clock: performance.now() - began, processor: worked() - before };
}

/** The slices of ten seconds of pondering. */
async function slices(game) {
  const session = await Session.start(moduleBytes('thinker_simd'));
  begin(session, game);
  tell(session.module, 'go ponder movetime 600000');
  const lengths = [];
  for (const end = performance.now() + 10_000; performance.now() < end;) {
    const before = worked();
    if (!session.module._thinker_slice(sliceMilliseconds)) break;
    lengths.push(worked() - before);
  }
  return lengths;
}

const [, , game, level, state] = process.argv;
if (game) {
  const told = level === 'ponder' ? await slices(game) : await firstMove(game, Number(level), state === 'warm');
  process.stdout.write(JSON.stringify(told), () => process.exit());
} else {
  const own = (...words) =>
    JSON.parse(
      execFileSync(process.execPath, [fileURLToPath(new URL(import.meta.url)), ...words], { maxBuffer: 1 << 26 }),
    );
  const rows = [
    [`first move, ms, median of ${runs}`, 'warm: clock', `times ${slowdown}`, 'processor', 'cold: clock', 'processor'],
  ];
  for (const each of games)
    for (const number of levels) {
      const [warm, cold] = ['warm', 'cold'].map((state) => {
        const all = Array.from({ length: runs }, () => own(each, String(number), state));
        return Object.fromEntries(
          ['clock', 'processor'].map((key) => [
            key,
            quantile(
              all.map((one) => one[key]),
              0.5,
            ),
          ]),
        );
      });
      const figures = [warm.clock, slowdown * warm.clock, warm.processor, cold.clock, cold.processor];
      rows.push([`${each}, level ${number}`, ...figures.map(Math.round)]);
    }
  printTable(rows);
  printTable([
    ['slices of pondering, ms of the processor', 'slices', 'median', '98 %', 'most'],
    ...games.slice(0, 2).map((each) => {
      const lengths = own(each, 'ponder');
      return [each, lengths.length, ...[0.5, 0.98, 1].map((share) => quantile(lengths, share).toFixed(1))];
    }),
  ]);
  console.log(`load: ${loadavg()[0].toFixed(1)}`);
}
