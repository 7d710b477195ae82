// What the games' first moves call of the board module, found by playing them: split_board.mjs leaves the rest to the part that comes
// later. Under node, on a module that notes which functions it enters.

import { BoardUnderNode } from './board_under_node.mjs';

/** The kinds of boards: by the part that draws, how board_start() is told; or one that is not shown. */
const BOARDS = { software: 1, webgl: 0, unseen: null };
const [LIGHT, DARK, HIGH_CONTRAST] = [0, 1, 2];
/** What is dealt at first, and moves as a friend or the computer makes them; some as the page words them, with seeds of all lengths. The
 * page says beforehand which games take more (GamePlay.takesWholeBoard). */
const GAMES = [
  {
    dealt: 'army-ants edition=2008 seed=7',
    moves: 'c2-c1 a7=a8 c3:c4-c2 a6=a7 c3=d3 pass c1=d1 d5=e5 a1=b1 b7=c7 e4xe5',
  },
  { dealt: 'army-ants edition=2020 setup=random seed=7', moves: 'c2-c1 a7=a8 c3:c4-c2 pass' },
  { dealt: 'army-ants edition=community seed=7', moves: 'c2:c3-c1 a7=a8 c2-c3 a6=a7 d1=d2 pass c1=d2' },
  { dealt: 'ant-war shape=4x4 seed=9', moves: 'odds:none take:red chance pass' },
  { dealt: 'ant-war seed=6', moves: 'odds:black+9 take:black c2-b1 a4-a3' },
  {
    dealt: 'red-vs-black seed=8',
    moves: 'commit:4,5,10 commit:2,4,9,10 throw:3e,8n,9b,6e throw:5r,2o,1b,2e,1b keep adjust:2+',
  },
  { dealt: 'army-ants edition=2020 setup=random aggression=off seed=995324531', moves: '' },
  { dealt: 'army-ants edition=2008 setup=random seed=4294967295', moves: '' },
  { dealt: 'ant-war shape=5x5 jokers=2 seed=594223137', moves: '' },
  { dealt: 'ant-war shape=random jokers=0 seed=594223137', moves: '' },
  { dealt: 'ant-war shape=spiral deck=analytical seed=594223137', moves: '' },
  { dealt: 'red-vs-black seed=17247785100814244720', moves: '' },
  { dealt: 'red-vs-black clear=60 seed=3830305720140302519', moves: '' },
];

/** Device pixels, a thousand times how many of them a CSS pixel has, and what is played there: as on a desktop, and as on a tablet, whose
 * canvas has more than twice as many of them as the screen has CSS pixels. */
const DEVICES = [
  { size: [380, 540], ratio: 1000, games: GAMES },
  { size: [500, 700], ratio: 3000, games: GAMES.filter(({ moves }) => moves !== '') },
];

/** What the page notes of a game, as it is written down beside the moves: of all lengths. */
const NOTES = {
  deal: '1234567890',
  red: 'human',
  black: 'human with a name that is longer than most',
  date: '2026-01-31',
  clock: '300+5',
  hints: '1',
};

/** The page starts a game on the board. */
function begin(board, { dealt }, flags, { size, ratio }) {
  board.call('set_theme', LIGHT);
  board.text('variants', dealt.split(' ', 1)[0]);
  if (flags !== null) board.call('start', ...size, ratio, flags);
  board.call('set_motion', 20); // so that cards are drawn on their way
  for (const name of ['cards', 'bottom', 'turned']) board.call(`set_${name}`, 0);
  board.call('set_edges', 0, 0, 0, 0);
  board.call('set_players', 3);
  board.call('set_enabled', 1);
  board.call('set_premoves', 1);
  board.text('new_game', dealt);
  for (const [key, value] of Object.entries(NOTES)) board.text('set_note', key, value);
  board.text('set_note', 'black', 'computer level 5');
}
/** It reads and saves what there is to see, asks what the computer is told, and draws. */
function look(board) {
  for (const seat of [-1, 0, 1]) {
    board.call('set_watcher', seat);
    board.snapshot();
  }
  board.text('record');
  for (const seat of [0, 1]) board.text('question', seat);
  board.page.rest();
}
/** Taps every space, or drags from each to the next one. */
function touchAll(board, touch) {
  const { x, y, columns, rows, cellW, cellH } = board.snapshot().layout;
  for (let cell = 0; cell < columns * rows; cell += 1) {
    touch(x + ((cell % columns) + 0.5) * cellW, y + (rows - 0.5 - Math.floor(cell / columns)) * cellH, cellW);
    board.snapshot();
    board.page.rest();
  }
}
const hands = (page) => [
  (x, y) => ['mouseenter', 'mousemove', 'mousedown', 'mouseup'].forEach((type) => page.mouse(type, x, y)),
  (x, y) => ['touchstart', 'touchend'].forEach((type) => page.finger(type, x, y)),
  (x, y, far) => {
    page.mouse('mousedown', x, y);
    for (const part of [0.3, 0.6, 1]) {
      page.mouse('mousemove', x + part * far, y);
      page.rest();
    }
    page.mouse('mouseup', x + far, y);
    page.mouse('mouseleave', x + far, y);
  },
  (x, y, far) => {
    page.finger('touchstart', x, y);
    for (const part of [0.3, 0.6, 1]) {
      page.finger('touchmove', x, y + part * far);
      page.rest();
    }
    page.finger('touchend', x, y + far);
  },
];

function play(board, game, flags, device) {
  begin(board, game, flags, device);
  look(board);
  for (const move of game.moves.split(' ').filter(Boolean)) {
    const error = move === 'chance' ? board.text('play_chance', 1, 1) : board.text('play', move);
    if (error !== '') throw new Error(`${game.dealt}: ${error}`);
    look(board);
  }
  for (const touch of hands(board.page)) {
    touchAll(board, touch);
    look(board);
    board.call('clear_selection');
  }
  for (let cell = 0; cell < 10; cell += 1) {
    board.call('focus', cell);
    board.call('activate', cell);
    board.call('extend', cell + 1);
    board.page.rest();
  }
  board.call('focus', -1);
  board.call('choose', 0);
  board.text('go_to', Math.max(0, board.snapshot().ply - 1));
  look(board);
  for (const theme of [DARK, HIGH_CONTRAST]) {
    board.call('set_theme', theme);
    board.page.rest();
  }
  // Turned, and by a bar that the browser takes away or brings back; also several times within a frame.
  const [width, height] = device.size;
  for (const size of [[height, width], [width, height + 40], device.size]) board.call('resize', ...size, 1500);
  board.page.rest();
  // Nothing can be brought while a page is left.
  for (const state of ['hidden', 'visible']) {
    board.page.show(state);
    board.page.rest();
    board.call(state === 'hidden' ? 'cancel_pointer' : 'redraw');
  }
  look(board);
  if (flags === null) board.call('quit');
}

/** The numbers of the functions that were called, among those that the module itself has. */
function readProfile(board, writeProfile) {
  const bytes = writeProfile(0, 0);
  const address = board.module._malloc(bytes);
  writeProfile(address, bytes);
  // Eight bytes that tell the module, then when each function was first called; 0 = never.
  const times = new Uint32Array(board.module.HEAPU8.slice(address + 8, address + bytes).buffer);
  return [...times.keys()].filter((index) => times[index] > 0);
}

/**
 * @param {string} script board.mjs
 * @param {Buffer} instrumented the module as `wasm-split --instrument` makes it
 * @returns {Promise<Set<number>>} the functions that were called, by their number among those that the module itself has
 */
export async function calledByFirstMoves(script, instrumented) {
  const code = await WebAssembly.compile(instrumented);
  const called = new Set();
  // Time goes on by being asked for: every build finds the same.
  let now = 0;
  Object.defineProperty(globalThis, 'performance', { value: { now: () => (now += 1) } });
  for (const flags of Object.values(BOARDS))
    for (const device of DEVICES)
      for (const game of device.games) {
        let instance;
        const board = await new BoardUnderNode().create(script, async (imports) => {
          instance = await WebAssembly.instantiate(code, imports);
          return instance;
        });
        play(board, game, flags, device);
        for (const index of readProfile(board, instance.exports.__write_profile)) called.add(index);
      }
  return called;
}
