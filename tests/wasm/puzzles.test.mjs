// The puzzles on the modules that the page gets: every position is loaded and every solution played on the board, and the thinker proves
// of the first move what the puzzle says. That no other move is as good is proved natively: tests/cli/puzzles.test.mjs.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { BoardUnderNode } from './support/board.mjs';
import { Session } from './support/thinker.mjs';

/** For each game: the engine's expected answer to the first move, from the puzzle's facts. */
const GAMES = {
  army_ants: (facts) => 14 - Number(/turns=(\d+)/.exec(facts)[1]),
  ant_war: (facts) => Number(/best=(-?\d+)/.exec(facts)[1]),
  red_vs_black: (facts) => Number(/chances=[^=]+=(\d+)/.exec(facts)[1]),
};
/** Each so many-th is asked about. */
const ASKED = 10;

for (const [game, valueOf] of Object.entries(GAMES)) {
  const file = fileURLToPath(new URL(`../../web/src/games/${game}/puzzles.txt`, import.meta.url));
  const puzzles = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [, facts, start, moves] = new RegExp(`^\\d+ (.*?) (${game.replaceAll('_', '-')} .*) moves (.*)$`).exec(
        line,
      );
      return { facts, start, moves: moves.split(' ') };
    });

  test(`${game}: every solution can be played on the board, to the end of the battle where there is one`, async () => {
    const board = await BoardUnderNode.load(puzzles[0].start);
    for (const { start, moves } of puzzles) {
      assert.equal(board.text('load', `anthill-game 1\nstart ${start}\nmoves\nresult unknown\n`), '', start);
      for (const move of moves) assert.equal(board.text('play', move), '', `${start} ${move}`);
      if (game === 'army_ants') assert.equal(board.snapshot().status.reason, 'queen', start);
    }
  });

  test(`${game}: the thinker proves of the first move what the puzzle says, and its reply`, async () => {
    const thinker = await Session.start();
    for (const { facts, start, moves } of puzzles.filter((_, index) => index % ASKED === 0)) {
      assert.deepEqual(thinker.tell(`position ${start}`), ['ok']);
      const [, , value, reply] = thinker.ask(`prove ${moves[0]}`)[0].split(' ');
      assert.equal(Number(value), valueOf(facts), start);
      if (moves.length > 1) assert.equal(reply, moves[1], start);
    }
  });
}
