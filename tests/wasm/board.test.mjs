// The board module as the page uses it: each of its functions, called from outside. Its look and feel are tested natively (tests/app)
// and in browsers (tests/browser).

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '../support/games.mjs';
import { BoardUnderNode, differences, GAME, withGame } from './support/board.mjs';
import { exportedNames, namesIn } from './support/modules.mjs';

const Changed = 1;
const Selection = 2;
const Refused = 3;
const [a1, b1, c1, a8] = [0, 1, 2, 35];

test("each game's module has exactly the functions that the page knows, and knows that game alone", async () => {
  for (const game of GAMES) {
    const board = await BoardUnderNode.load(game);
    assert.deepEqual(namesIn(board.module), exportedNames('board.ts'));
    for (const other of GAMES) assert.equal(board.text('new_game', other) === '', other === game, other);
    assert.equal(board.text('new_game', 'chess'), `game 'chess': expected ${game}`);
    assert.match(board.text('load', 'anthill-game 1\nstart chess\nmoves\nresult unknown\n'), /game 'chess'/);
    assert.match(board.text('check_setup', 'chess'), /chess/);
    assert.equal(board.snapshot().game, game);
  }
});

test('before the first game every function does no harm', async () => {
  const board = await BoardUnderNode.load();
  assert.equal(board.text('snapshot'), 'null');
  assert.equal(board.text('record'), '');
  assert.equal(board.text('refusal'), '{}');
  assert.equal(board.text('premove_refusal'), 'null');
  assert.equal(board.text('refusal_of', 'b1-c1'), 'null');
  for (const name of ['quit', 'context_lost', 'cancel_pointer', 'redraw', 'clear_selection', 'finish_animation'])
    board.call(name);
  for (const name of [
    'set_theme',
    'set_motion',
    'set_bottom',
    'set_cards',
    'set_turned',
    'set_players',
    'set_enabled',
    'set_premoves',
    'set_gestures',
  ])
    board.call(name, 99);
  for (const name of ['activate', 'extend', 'choose', 'focus']) board.call(name, -7);
  board.call('resize', 0, 0, 0);
  board.call('set_edges', 1, 2, 3, 4);
  for (const name of ['hold', 'aim']) board.call(name, 1, 2);
  for (const [name, ...values] of [['play', 'pass'], ['premove', 'pass'], ['go_to', 0], ['resign', 0], ['agree_draw']])
    assert.notEqual(board.text(name, ...values), '', name);
  assert.deepEqual(board.events, []);
});

test('texts go in and come out: a game, its record and what is wrong with them', async () => {
  const board = await withGame();
  assert.equal(board.text('set_note', 'red', 'human Zoë'), '');
  assert.match(board.text('play', 'zz'), /^move 'zz': /);
  for (const move of ['b1-c1', 'pass', 'c1-b1']) assert.equal(board.text('play', move), '');
  assert.equal(board.text('go_to', 1), '');
  assert.match(board.text('go_to', -1), /before 0/);
  const record = board.text('record');
  assert.match(record, /\nnote red human Zoë\n/);
  const other = await BoardUnderNode.load();
  assert.match(other.text('load', record.replace('b1-c1', 'b1-b9')), /^line 5: space 'b9': /);
  assert.equal(other.text('snapshot'), 'null');
  assert.equal(other.text('load', record), '');
  assert.equal(other.text('record'), record);
  assert.deepEqual([other.snapshot().ply, other.snapshot().length], [1, 3]);
  assert.equal(other.text('resign', 1), '');
  assert.deepEqual(other.snapshot().status, { kind: 'won', winner: 'red', reason: 'resigned' });
});

test('a board says what changes, and takes moves from the hands that may move', async () => {
  const board = await withGame();
  board.call('set_players', 1);
  board.call('activate', b1);
  board.call('activate', c1);
  assert.equal(board.snapshot().moves[0].text, 'b1-c1');
  assert.deepEqual(board.events.map(([kind]) => kind).slice(0, 2), [Selection, Changed]);
  board.call('activate', c1);
  assert.deepEqual(board.events.at(-1).slice(0, 2), [Refused, c1]);
  assert.equal(JSON.parse(board.text('refusal')).cell, c1);
  board.call('set_premoves', 1);
  assert.equal(board.text('premove', 'c1-b1'), '');
  assert.equal(board.snapshot().premove.text, 'c1-b1');
  board.call('set_enabled', 0);
  board.call('activate', b1);
  assert.equal(JSON.parse(board.text('refusal')).reason, 'locked');
});

test('board_extend, board_choose and board_clear_selection: lines and the question', async () => {
  const board = await withGame();
  board.call('activate', b1);
  board.call('activate', a1);
  assert.deepEqual(board.events.at(-1), [Selection, 0]);
  assert.deepEqual(board.snapshot().question, { selected: b1, tapped: a1 });
  board.call('choose', 2);
  assert.deepEqual(board.snapshot().selection, [a1, b1]);
  board.call('clear_selection');
  assert.deepEqual(board.snapshot().selection, []);
  board.call('activate', a1);
  board.call('extend', b1);
  assert.deepEqual(board.snapshot().selection, [a1, b1]);
});

test('board_refusal_of: why a written move is refused, by name', async () => {
  const board = await withGame();
  assert.equal(board.text('refusal_of', 'b1-c1'), 'null');
  assert.equal(board.text('refusal_of', 'nonsense'), 'null');
  assert.deepEqual(JSON.parse(board.text('refusal_of', 'a8-c8')), { reason: 'not-your-card', cell: a8 });
  const dice = await BoardUnderNode.load('red-vs-black');
  assert.equal(dice.text('new_game', 'red-vs-black'), '');
  assert.deepEqual(JSON.parse(dice.text('refusal_of', 'swap')), { reason: 'commit-first', value: 0 });
  assert.deepEqual(JSON.parse(dice.text('refusal_of', 'commit:1,2,3,4,5')), { reason: 'too-many-committed', value: 0 });
  assert.equal(dice.text('refusal_of', 'commit:none'), 'null');
});

test('board_variants tells what the editions do, and a game by one of them goes by its rules', async () => {
  const board = await BoardUnderNode.load();
  const { editions, setups } = JSON.parse(board.text('variants', 'army-ants'));
  assert.deepEqual(
    editions.map(({ name }) => name),
    ['2008', '2020', 'community'],
  );
  assert.deepEqual(setups, ['random', 'minor', 'total']);
  for (const edition of editions) {
    board.text('new_game', GAME.replace('2020', edition.name));
    assert.deepEqual(board.snapshot().rules, edition);
    const without = board.text('new_game', `${GAME.replace('2020', edition.name)} aggression=off`);
    assert.equal(without === '', edition.aggressionOptional, without);
    if (edition.aggressionOptional) assert.deepEqual(board.snapshot().rules, { ...edition, repetition: 'nothing' });
  }
  assert.equal(board.text('variants', 'chess'), 'null');
});

test('board_check_deal: a deal is checked and not made', async () => {
  const board = await BoardUnderNode.load('ant-war');
  assert.equal(board.text('check_deal', 'ant-war shape=-xxx-/xxxxx/-xxx- jokers=2'), '');
  assert.match(
    board.text('check_deal', 'ant-war shape=xxx/xxx'),
    /^shape 'xxx\/xxx': expected 9 spaces or more, found 6$/,
  );
  assert.match(board.text('check_deal', 'chess'), /^game 'chess'/);
  assert.equal(board.text('record'), '');
});

test('board_set_watcher, board_setup, board_check_setup: a set-up under way is for its own side only', async () => {
  const placings = async (first, second) => {
    const board = await BoardUnderNode.load();
    board.text('new_game', 'army-ants setup=total');
    board.call('start', 400, 600, 1000, 1);
    for (const move of [`${first}@a4`, `${second}@b4`]) assert.equal(board.text('play', move), '');
    board.page.rest();
    return board;
  };
  const [one, other] = await Promise.all([placings('7h', '8d'), placings('2d', 'Qh')]);
  assert.equal(differences(one.page.picture, other.page.picture), 0, 'nobody watches: the backs of two cards');
  assert.deepEqual(one.snapshot(), other.snapshot());
  assert.equal(one.snapshot().cells[15].card, '??');
  for (const board of [one, other]) {
    board.call('set_watcher', 1);
    board.page.rest();
  }
  assert.equal(differences(one.page.picture, other.page.picture), 0, 'Black watches');
  assert.deepEqual(one.snapshot(), other.snapshot());
  for (const board of [one, other]) {
    board.call('set_watcher', 0);
    board.page.rest();
  }
  assert.ok(differences(one.page.picture, other.page.picture) > 500, 'Red watches');
  assert.equal(one.snapshot().cells[15].card, '7h');

  const setup = one.text('setup', 0);
  assert.equal(setup, `army-ants setup=total side=red cards=7h8d${'.'.repeat(34)}`);
  assert.equal(one.text('check_setup', setup), '');
  assert.match(one.text('check_setup', setup.replace('7h8d', '9hQh')), /next to one of her own 9s/);
  one.text('new_game', GAME);
  assert.equal(one.text('setup', 0), '');
});

test('board_question asks a player nothing that the seat may not know', async () => {
  const board = await BoardUnderNode.load('red-vs-black');
  assert.equal(board.text('question', 0), '');
  assert.equal(board.text('new_game', 'red-vs-black'), '');
  assert.equal(board.text('play', 'commit:3,8'), '');
  assert.match(board.text('question', 0), / moves commit:3,8$/);
  assert.match(board.text('question', 1), / red-commit=none$/);
  assert.deepEqual([board.snapshot().moves[0].text, board.snapshot().secret], ['commit:?', true]);
  board.text('play', 'commit:none');
  assert.match(board.text('question', 1), / moves commit:3,8 commit:none$/);
  assert.equal(board.snapshot().secret, false);
});
