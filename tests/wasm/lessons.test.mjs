// Every step of every lesson, played on the real rules: by its solution, by every other move that the rules allow, and by taps that they
// refuse. The page's part of it, the steps and their judge, is packed for node first.

import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { BoardUnderNode } from './support/board.mjs';
import { load } from './support/modules.mjs';
import { Session } from './support/thinker.mjs';
import { scratchFolder } from '../support/scratch_folder.mjs';

const web = fileURLToPath(new URL('../../web/', import.meta.url));
const { build } = createRequire(`${web}package.json`)('esbuild');

/** A source of the page, as node may import it: in English, and without the scripts of the boards. */
async function imported(source) {
  const outfile = path.join(scratchFolder(), 'bundle.mjs');
  await build({
    entryPoints: [`${web}src/${source}`],
    outfile,
    bundle: true,
    format: 'esm',
    logLevel: 'error',
    plugins: [
      {
        name: 'english',
        setup(packing) {
          packing.onResolve({ filter: /^translations:|\/board_code$/ }, ({ path: name }) => ({
            path: name,
            namespace: 'english',
          }));
          packing.onLoad({ filter: /.*/, namespace: 'english' }, () => ({
            contents: 'export const sources = {}, makeBoard = null;',
          }));
        },
      },
    ],
  });
  return import(pathToFileURL(outfile));
}

const taught = readdirSync(`${web}src/games`).filter((game) => existsSync(`${web}src/games/${game}/lessons.ts`));
// Before any board is loaded: that makes node look like a page.
const { textOf } = await imported('contract/lesson.ts');
const { judge } = await imported('lessons/judge.ts');
const { BoardModule } = await imported('board/module.ts');
const { Painter } = await imported('library/painting/painter.ts');
const lessonsOf = new Map();
for (const game of taught) {
  const [{ lessons }, { en }] = [
    await imported(`games/${game}/lessons.ts`),
    await imported(`games/${game}/lessons_en.ts`),
  ];
  lessonsOf.set(game, { lessons, en, steps: [...lessons.steps, ...lessons.examples] });
}

const other = { red: 'black', black: 'red' };
const isLegible = (text) => /^[\p{Lu}\d].*[.!?]$/u.test(text);

/** A board with the step's position on it, as the lesson opens it. */
async function opened(step) {
  const board = await BoardUnderNode.load(step.start);
  const before = step.before ?? [];
  assert.equal(
    board.text('load', ['anthill-game 1', `start ${step.start}`, 'moves', ...before, 'result unknown', ''].join('\n')),
    '',
    step.id,
  );
  board.call('set_watcher', step.seat === 'black' ? 1 : 0);
  board.ply = before.length;
  return board;
}
const legalMoves = async (step, moves) => {
  const thinker = await Session.start();
  const led = [...(step.before ?? []), ...moves];
  assert.deepEqual(thinker.tell(`position ${step.start}${led.length > 0 ? ` moves ${led.join(' ')}` : ''}`), ['ok']);
  return thinker.tell('legal').join(' ').split(' ').slice(2);
};
const play = (board, move) => assert.equal(board.text('play', move), '', move);

for (const [game, { lessons, en, steps }] of lessonsOf) {
  test(`${game}: six to ten steps, the last of them a short game against the first level`, () => {
    assert.ok(lessons.steps.length >= 6 && lessons.steps.length <= 10, String(lessons.steps.length));
    assert.deepEqual(lessons.steps.map(({ level }) => level).filter(Boolean), [1]);
    assert.equal(lessons.steps.at(-1).level, 1);
    assert.equal(new Set(steps.map(({ id }) => id)).size, steps.length);
  });

  test(`${game}: every text of the lesson is said by a step, and every step has its texts`, () => {
    const said = steps.flatMap(({ id, wrong = [], refused = {}, level, hint }) => [
      ...(hint ? [`hint.${hint}`] : []),
      ...[
        'title',
        'task',
        ...(level ? ['won', 'lost', 'drawn'] : ['right']),
        ...wrong.map(({ say }) => say),
        ...Object.values(refused),
      ].map((part) => `${id}.${part}`),
    ]);
    const general = Object.keys(en).filter(
      (key) => /\.wrong$/.test(key) && steps.some(({ id }) => key === `${id}.wrong`),
    );
    assert.deepEqual([...new Set([...said, ...general])].sort(), Object.keys(en).sort());
    for (const [key, text] of Object.entries(en)) {
      assert.ok(key.endsWith('.title') || isLegible(text), `${key}: ${text}`);
      // One idea, one breath; the first task also says who the learner is and how one wins.
      const most = key === `${steps[0].id}.task` ? 230 : 200;
      assert.ok(text.length <= most, `${key} has ${text.length} letters`);
    }
  });

  for (const step of steps) {
    const learner = step.seat ?? 'red';
    if (step.level) {
      test(`${game}, ${step.id}: the learner begins a game that goes on`, async () => {
        const board = await opened(step);
        assert.equal(board.snapshot().status.kind, 'playing');
      });
      continue;
    }

    test(`${game}, ${step.id}: the solution reaches the goal`, async () => {
      const board = await opened(step);
      for (const [index, move] of step.solution.entries()) {
        const before = board.snapshot();
        if (before.due === 'decision')
          assert.equal(before.turn, typeof move === 'object' ? other[learner] : learner, textOf(move));
        play(board, textOf(move));
        if (typeof move === 'object') continue;
        const left = step.solution.slice(index + 1);
        const isLast = left.every((next) => typeof next === 'object');
        const verdict = judge(step, board.snapshot());
        assert.equal(verdict.kind, isLast ? 'right' : 'on', move);
        const own = left.findIndex((next) => typeof next === 'string');
        assert.deepEqual(verdict.replies, left.slice(0, own < 0 ? left.length : own).map(textOf));
      }
    });

    test(`${game}, ${step.id}: each of its positions can be painted, even one before a throw`, async () => {
      const { module, page } = await BoardUnderNode.load(step.start);
      page.enter();
      const painter = new Painter(new BoardModule(game, module));
      const moves = [...(step.before ?? []), ...step.solution.map(textOf)];
      const record = ['anthill-game 1', `start ${step.start}`, 'moves', ...moves, 'result unknown', ''].join('\n');
      painter.open(record, { theme: 'light', bottom: 'red', cards: 'automatic' });
      for (const ply of [...moves.keys(), moves.length, 0]) {
        painter.goTo(ply);
        assert.equal(painter.snapshot.ply, ply);
      }
    });

    test(`${game}, ${step.id}: every other move is answered, and each answer has its move`, async () => {
      const [first] = step.solution;
      const used = new Set();
      let board = await opened(step);
      for (const move of await legalMoves(step, [])) {
        if (move === first) continue;
        assert.equal(board.text('play', move), '', move);
        const verdict = judge(step, board.snapshot());
        if (verdict.kind === 'wrong') {
          used.add(verdict.say);
          assert.ok(verdict.say === 'wrong' || lessons.text(`${step.id}.${verdict.say}`), `${move}: ${verdict.say}`);
          if (verdict.reply !== null && board.text('play', verdict.reply) === '') used.add(verdict.reply);
        } else assert.ok(step.goal, `${move} is as good as the solution`);
        // A move that shows an outcome of chance cannot be taken back.
        if (board.text('go_to', board.ply) !== '' || board.snapshot().ply !== board.ply) board = await opened(step);
      }
      for (const { say, reply } of step.wrong ?? []) {
        assert.ok(used.has(say), `nothing is answered by ${say}`);
        if (reply) assert.ok(used.has(reply), `the other side can never play ${reply}`);
      }
    });

    test(`${game}, ${step.id}: what the rules refuse is refused for the reason that the lesson answers`, async () => {
      const wanted = new Set(Object.keys(step.refused ?? {}));
      if (wanted.size === 0) return;
      const board = await opened(step);
      board.call('start', 400, 600, 1000, 1);
      board.call('set_motion', 0);
      board.call('set_players', 3);
      board.page.rest();
      const { cells, layout } = board.snapshot();
      // The line that the solution marches, in hand.
      const ends = /^(\w\d):(\w\d)-/.exec(step.solution[0])?.slice(1);
      const numberOf = (cell) => cell.charCodeAt(0) - 97 + (Number(cell[1]) - 1) * layout.columns;
      const takeLine = ([first, last]) => {
        board.call('activate', numberOf(first));
        board.call('extend', numberOf(last));
        if (board.snapshot().question) board.call('choose', 2);
      };
      const refusals = () => board.events.filter(([kind]) => kind === 3).length;
      const hands = [...cells.keys()].map((from) => () => board.call('activate', from));
      if (ends) hands.push(() => takeLine(ends));
      for (const takeInHand of hands) {
        for (const to of cells.keys()) {
          board.call('clear_selection');
          takeInHand();
          const before = refusals();
          board.call('activate', to);
          if (refusals() > before) wanted.delete(JSON.parse(board.text('refusal')).reason);
          if (board.snapshot().ply !== board.ply) board.text('go_to', board.ply);
        }
      }
      assert.deepEqual([...wanted], []);
    });
  }
}

test('red_vs_black, hard: nearly every throw at full strength straight ahead reaches the goal, and no gentle one', async () => {
  const step = lessonsOf.get('red_vs_black').steps.find(({ id }) => id === 'hard');
  const { FASTEST, SLOWEST } = await imported('games/red_vs_black/flick.ts');
  const dice = await load('dice');
  const reached = (speed) => {
    let count = 0;
    for (let seed = 0; seed < 100; seed++) {
      dice._dice_throw(5, speed, 0, 0, seed);
      const move = { text: dice.UTF8ToString(dice._dice_result(0, 0)) };
      if (step.goal({ moves: [move], ply: 1 })) count++;
    }
    return count;
  };
  const [hardest, gentlest] = [reached(FASTEST), reached(SLOWEST)];
  assert.ok(hardest >= 95, `${hardest} of 100 at full strength`);
  assert.equal(gentlest, 0);
});
