// Whole games by random moves on each game's board, shown and not shown, with all that the page asks of it beside them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BoardUnderNode } from './support/board.mjs';
import { randomGame } from './support/random_games.mjs';

const MOST_PLIES = 120;
const [LIGHT, DARK] = [0, 1];

const GAMES = [
  'army-ants edition=2008 seed=3',
  'army-ants edition=2020 seed=4',
  'army-ants edition=community seed=5',
  'ant-war seed=6',
  'ant-war shape=5x5 jokers=2 seed=594223137',
  'ant-war shape=6x6 jokers=2 seed=7',
  'red-vs-black seed=8',
];

async function playThrough(dealt, shown) {
  const { board, below, next } = await randomGame(dealt);
  if (shown) assert.equal(board.call('start', 300, 400, 1000, 1), 1);
  board.call('set_motion', 1);
  assert.match(board.text('variants', dealt.split(' ', 1)[0]), /^(\{|null)/);
  assert.equal(board.text('new_game', dealt), '');
  board.call('set_players', 3);
  board.call('set_premoves', 1);
  let plies = 0;
  for (; plies < MOST_PLIES; plies += 1) {
    const snapshot = board.snapshot();
    if (snapshot.status.kind !== 'playing') break;
    if (snapshot.due !== 'chance') assert.match(board.text('play', 'no such move'), /./);
    assert.equal(board.text(...next(snapshot)), '');
    for (let cell = 0; cell < 4; cell += 1) {
      board.call('focus', below(64));
      board.call('activate', below(64));
      board.call('extend', below(64));
    }
    board.call('clear_selection');
    for (const seat of [0, 1]) {
      board.call('set_watcher', seat);
      for (const name of ['setup', 'question']) board.text(name, seat);
    }
    for (const name of ['refusal', 'premove_refusal']) JSON.parse(board.text(name));
    board.text('premove', 'pass');
    if (shown) board.page.rest();
    else board.call('finish_animation');
  }
  assert.ok(plies > 5, `${plies} plies`);
  const record = board.text('record');
  const { ply, earliest } = board.snapshot();
  for (const theme of [DARK, LIGHT]) {
    board.call('set_theme', theme);
    assert.equal(board.text('go_to', Math.max(earliest, Math.floor(ply / 2))), '');
    if (!shown) continue;
    assert.notEqual(board.call('paint', 120, 160, 1000), 0);
    board.page.rest();
  }
  assert.equal(board.text('load', record), '');
  assert.equal(board.text('record'), record);
  board.text('check_setup', dealt);
  board.text('agree_draw');
  board.text('resign', 0);
  JSON.parse(board.text('snapshot'));
}

const WITH_PASTS = [
  'army-ants setup=minor seed=3',
  'army-ants edition=2008 seed=4',
  'ant-war seed=6',
  'red-vs-black seed=8',
];

for (const dealt of WITH_PASTS)
  test(`${dealt}: the moves that a snapshot sends go on from those that were sent before`, async () => {
    const { board, below, next } = await randomGame(dealt);
    const whole = await BoardUnderNode.load(dealt);
    const both = (...call) => assert.equal(board.text(...call), whole.text(...call));
    both('new_game', dealt);
    let [kept, sent] = [0, 0];
    for (let change = 0; change < 150; change += 1) {
      const now = JSON.parse(whole.text('snapshot', 0));
      if (below(4) === 0) both('go_to', Math.max(now.earliest, now.length - below(4)));
      else both(...next(now));
      const watcher = below(3) - 1;
      for (const each of [board, whole]) each.call('set_watcher', watcher);
      if (below(3) === 0) continue; // several changes between two snapshots
      const { moves } = JSON.parse(whole.text('snapshot', 0));
      assert.deepEqual(board.snapshot().moves, moves);
      kept += board.since;
      sent += moves.length - board.since;
    }
    assert.ok(kept > sent, `${kept} ${sent}`);
    both('resign', 0);
    assert.deepEqual(board.snapshot().moves, JSON.parse(whole.text('snapshot', 0)).moves);
    both('new_game', dealt);
    assert.deepEqual(board.snapshot().moves, []);
  });

for (const dealt of GAMES)
  for (const shown of [true, false])
    test(`${dealt}: a game from its deal to its end on a board that is ${shown ? 'painted in memory' : 'not shown'}`, () =>
      playThrough(dealt, shown));
