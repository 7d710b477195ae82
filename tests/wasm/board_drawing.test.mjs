// The drawing of the board module, as the page asks for it: on a screen, when, how, and as a picture without one.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BoardUnderNode, differences, onScreen, withGame } from './support/board.mjs';

const [b1, c1, a8] = [1, 2, 35];

test('board_set_bottom and board_set_cards show in the layout', async () => {
  const board = await onScreen();
  board.call('set_bottom', 1);
  assert.equal(board.snapshot().layout.bottom, 'black');
  board.call('set_cards', 1);
  assert.equal(board.snapshot().layout.cards, 'portrait');
  board.call('set_cards', 2);
  assert.equal(board.snapshot().layout.cards, 'landscape');
});

test('board_start draws, then rests; board_resize and board_redraw draw in the same call; board_quit ends it', async () => {
  const board = await onScreen();
  assert.deepEqual([board.page.picture.width, board.page.picture.height], [400, 600]);
  assert.ok(new Set(board.page.picture.data).size > 100, 'a board has many shades');
  assert.equal(board.page.rest(), 0, 'nothing is asked for at rest');
  const before = board.page.puts;
  board.call('resize', 300, 500, 1000);
  assert.ok(board.page.puts > before);
  assert.deepEqual([board.page.picture.width, board.page.picture.height], [300, 500]);
  board.page.rest();
  const drawn = board.page.puts;
  board.call('redraw');
  assert.equal(board.page.puts, drawn + 1);
  board.call('quit');
  board.page.rest();
  board.call('redraw');
  assert.equal(board.page.puts, drawn + 1, 'without a canvas nothing is drawn');
  assert.equal(board.snapshot().ply, 0, 'the match lives on');
});

test('board_start says why it cannot, and another way may still do', async () => {
  const board = await BoardUnderNode.load();
  board.page.webgl = null;
  assert.equal(board.call('start', 400, 600, 1000, 0), 0);
  assert.match(board.text('start_error'), /WebGL/);
  assert.equal(board.call('start', 400, 600, 1000, 1), 1);
});

test('board_set_theme and board_focus are seen', async () => {
  const board = await onScreen();
  const light = board.page.picture;
  board.call('set_theme', 1);
  board.page.rest();
  assert.ok(differences(light, board.page.picture) > 100_000, 'dark is another picture');
  const dark = board.page.picture;
  board.call('focus', a8);
  board.page.rest();
  const changed = differences(dark, board.page.picture);
  assert.ok(changed > 50 && changed < 20_000, `the cursor changes ${changed} pixels`);
  board.call('focus', -1);
  board.page.rest();
  assert.equal(differences(dark, board.page.picture), 0);
});

test('board_set_motion and board_finish_animation: how long a move takes', async () => {
  const board = await onScreen();
  board.call('set_motion', 5000);
  board.text('play', 'b1-c1');
  assert.equal(board.snapshot().animating, true);
  board.call('finish_animation');
  assert.equal(board.snapshot().animating, false);
  board.call('set_motion', 0);
  board.text('play', 'pass');
  assert.equal(board.snapshot().animating, false);
});

test('board_cancel_pointer, board_set_edges, board_context_lost: what the system does to a board', async () => {
  const board = await onScreen();
  board.call('set_edges', 24, 0, 24, 0);
  board.call('activate', b1);
  board.call('cancel_pointer');
  board.page.rest();
  const drawn = board.page.puts;
  board.call('context_lost');
  board.call('redraw');
  assert.equal(board.page.puts, drawn, 'what was lost is not drawn with');
  board.call('activate', c1);
  assert.equal(board.snapshot().ply, 1, 'the board lives on unseen');
});

test('board_paint: a picture of any size without a screen, that shows no secret', async () => {
  const painted = (board, width, height) => {
    const address = board.call('paint', width, height, 2000);
    const data = board.module.HEAPU8.slice(address, address + width * height * 4);
    return { width, height, data };
  };
  const board = await withGame();
  const small = painted(board, 200, 300);
  assert.ok(new Set(small.data).size > 100, 'a board has many shades');
  assert.ok(
    small.data.every((value, index) => index % 4 !== 3 || value === 255),
    'nothing shines through',
  );
  const { layout } = board.snapshot();
  assert.ok(layout.x + layout.columns * layout.cellW <= 200 && layout.y + layout.rows * layout.cellH <= 300);
  assert.ok(new Set(painted(board, 900, 1400).data).size > 100);
  board.text('play', 'b1-c1');
  assert.ok(differences(small, painted(board, 200, 300)) > 100, 'a move is seen at once');
  board.text('go_to', 0);
  assert.equal(differences(small, painted(board, 200, 300)), 0);

  const placing = async (card) => {
    const other = await BoardUnderNode.load();
    other.text('new_game', 'army-ants setup=total');
    other.text('play', `${card}@a4`);
    return painted(other, 200, 300);
  };
  const [one, another] = await Promise.all([placing('7h'), placing('2d')]);
  assert.equal(differences(one, another), 0, 'the back of a card');
});

test('board_expect_throw takes no more dice and frames than there is room for', async () => {
  const board = await BoardUnderNode.load('red-vs-black');
  board.text('new_game', 'red-vs-black');
  for (const move of ['commit:none', 'commit:none']) assert.equal(board.text('play', move), '');
  board.call('poses', 3 * 7);
  // Times seven these are 3, as 32 bits count.
  for (const [dice, frames] of [
    [613566757, 1],
    [1, 613566757],
    [6, 1],
    [3, 2],
    [-3, -1],
  ])
    board.call('expect_throw', dice, frames);
  assert.equal(board.text('play', 'throw:1r,2r,3r'), '');
  assert.equal(board.snapshot().animating, false);
  board.call('poses', 3 * 7);
  board.call('expect_throw', 3, 1);
});
