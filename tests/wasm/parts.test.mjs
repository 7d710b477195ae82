// The parts of the board's module: each game is played with its own part and what comes later alone, and on a board that is not shown
// neither renderer is needed. A function that lies in the wrong part would be missing here.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BoardUnderNode, PARTS, partOf } from './support/board.mjs';
import { Session } from './support/thinker.mjs';

const MOST_PLIES = 120;
const FIRST_PLIES = 6;
const [LIGHT, DARK] = [0, 1];
const SNAPSHOT_OF_NO_GAME = 'null';

/** The same numbers every time. */
function* numbers(seed) {
  for (let state = seed; ; state = (Math.imul(state, 1664525) + 1013904223) >>> 0) yield state >>> 8;
}

const GAMES = [
  'army-ants edition=2008 seed=3',
  'army-ants edition=2020 seed=4',
  'army-ants edition=community seed=5',
  'ant-war seed=6',
  'ant-war shape=5x5 jokers=2 seed=594223137',
  'ant-war shape=6x6 jokers=2 seed=7',
  'red-vs-black seed=8',
];

/** A move by chance at the board's position, with what the page does beside it: it reads, saves, and asks what the computer is told. */
function playOn(board, thinker, below, choose = (legal) => legal[below(legal.length)]) {
  if (board.snapshot().due === 'chance') assert.equal(board.text('play_chance', below(1000), below(1000)), '');
  else {
    const [, start, moves] = /^start (.*)\n[^]*^moves\n([^]*)^result/m.exec(board.text('record'));
    assert.deepEqual(thinker.tell(`position ${start} moves ${moves.replaceAll('\n', ' ')}`), ['ok']);
    const legal = thinker.tell('legal').join(' ').split(' ').slice(2);
    assert.equal(board.text('play', choose(legal)), '');
  }
  for (const seat of [0, 1]) board.text('question', seat);
}

/** A board that does all there is to do at each position of a game of random moves. */
async function playThrough(dealt, shown) {
  const part = partOf(dealt);
  const board = await BoardUnderNode.load([part, ...(shown ? ['software'] : [])], ['later']);
  if (shown) assert.equal(board.call('start', 300, 400, 1000, 1), 1);
  board.call('set_motion', 1);
  assert.match(board.text('variants', dealt.split(' ', 1)[0]), /^(\{|null)/);
  assert.equal(board.text('new_game', dealt), '');
  board.call('set_players', 3);
  board.call('set_premoves', 1);
  const thinker = await Session.start();
  const random = numbers(dealt.length);
  const below = (most) => random.next().value % most;
  let plies = 0;
  for (; plies < MOST_PLIES; plies += 1) {
    const snapshot = board.snapshot();
    if (snapshot.status.kind !== 'playing') break;
    if (snapshot.due !== 'chance') assert.match(board.text('play', 'no such move'), /./);
    playOn(board, thinker, below);
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
  assert.deepEqual(board.brought, ['later']);
}

for (const dealt of GAMES)
  for (const shown of [true, false])
    test(`${dealt}: a board that is ${shown ? 'painted in memory' : 'not shown'} needs no other part`, () =>
      playThrough(dealt, shown));

for (const dealt of GAMES)
  for (const shown of [true, false])
    test(`${dealt}: the first moves on a board that is ${shown ? 'painted in memory' : 'not shown'} need nothing that comes later`, async () => {
      const board = await BoardUnderNode.load([partOf(dealt), ...(shown ? ['software'] : [])]);
      if (shown) assert.equal(board.call('start', 300, 400, 1000, 1), 1);
      board.call('set_motion', 1);
      assert.equal(board.text('new_game', dealt), '');
      board.call('set_players', 3);
      const thinker = await Session.start();
      const random = numbers(dealt.length);
      const below = (most) => random.next().value % most;
      for (let ply = 0; ply < FIRST_PLIES; ply += 1) {
        // Two that pass one after the other end a round of Ant War.
        const going = (legal) => legal.filter((move) => move !== 'pass' || legal.length === 1);
        playOn(board, thinker, below, (legal) => going(legal)[below(going(legal).length)]);
        board.call('activate', ply);
        board.call('clear_selection');
        board.page.rest();
      }
      const { ply, earliest } = board.snapshot();
      if (ply > earliest) assert.equal(board.text('go_to', ply - 1), '');
    });

test('without any part the board names what it knows and refuses what it does not', async () => {
  const board = await BoardUnderNode.load([], ['later']);
  assert.match(board.text('new_game', 'chess'), /expected army-ants or ant-war or red-vs-black$/);
  assert.match(board.text('check_setup', 'chess'), /chess/);
  assert.notEqual(board.text('load', 'anthill-game 1\nstart chess\nmoves\nresult unknown\n'), '');
  assert.equal(board.text('snapshot'), SNAPSHOT_OF_NO_GAME);
});

test('what is called in a part that is not there brings it, and goes on as if it had been there', async () => {
  const [dealt] = GAMES;
  const whole = await BoardUnderNode.load();
  const board = await BoardUnderNode.load([], PARTS);
  for (const each of [whole, board]) {
    assert.equal(each.text('new_game', dealt), '');
    assert.match(each.text('play', 'no such move'), /^move 'no such move': /);
  }
  assert.deepEqual(board.brought, [partOf(dealt), 'later']);
  assert.deepEqual(board.snapshot(), whole.snapshot());
  assert.equal(board.call('start', 300, 400, 1000, 1), 1);
  assert.deepEqual(board.brought, [partOf(dealt), 'later', 'software']);
});
