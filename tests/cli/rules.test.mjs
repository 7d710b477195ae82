// The published rules and our rulings by the protocol alone, as another program would ask: the examples of the rule texts, what separates
// the editions, every option of a deal and every reason for an end.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { program } from '../support/program.mjs';

const ask = (...commands) =>
  spawnSync(program, [], { input: `${commands.join('\n')}\n`, encoding: 'utf8' })
    .stdout.split('\n')
    .slice(0, -1);
/** The last answer after all of these moves, none of which is refused. */
function after(position, moves, ...questions) {
  const answers = ask(`position ${position}`, ...moves.map((move) => `move ${move}`), ...questions);
  assert.deepEqual(answers.slice(0, moves.length + 1), Array(moves.length + 1).fill('ok'));
  return answers.at(-1);
}
const status = (position, ...moves) => after(position, moves, 'status');
const refused = (command, expected) => {
  const answers = ask(command);
  assert.equal(answers.length, 1, command);
  assert.match(answers[0], expected);
};

/** A board of Army Ants in battle with these cards: { a1: '5h' }. */
function battle(cards, edition = '2020', more = '') {
  const rows = [8, 7, 6, 5, 4, 3, 2, 1].map((row) =>
    [...'abcde'].map((column) => cards[column + row] ?? '..').join(''),
  );
  return `army-ants edition=${edition} setup=random ${more}board=${rows.join('/')} turn=red phase=battle rally=0,0`;
}
const QUEENS = { c1: 'Qh', c8: 'Qs' };
const FEW = { ...QUEENS, a1: '5h', e1: '4h', a8: '5s', e8: '4s' };
const TO_AND_FRO = ['a1-a2', 'a8-a7', 'a2-a1', 'a7-a8'];

test('Army Ants: the rally of the published example is legal, march by march', () => {
  const deal =
    '5s2c..9s4c/7c4s3c8c6s/As9cQs2s6c/3s8sAc7s5c/3h6d2h4d8h/Ah5h9d7d6h/8d3d7h9h2d/4h5d..AdQh turn=red phase=rally rally=5,5';
  const marches = ['d1-c1', 'pass', 'd2:d3-d1', 'pass', 'a3:c3-b3', 'pass', 'a4-a3', 'pass', 'b4:d4-a4', 'pass'];
  assert.equal(
    after(`army-ants edition=2008 setup=random board=${deal}`, marches, 'show'),
    'position army-ants edition=2008 setup=random board=5s2c..9s4c/7c4s3c8c6s/As9cQs2s6c/3s8sAc7s5c/6d2h4d..8h/3hAh5h9d6h/8d3d7h7d2d/4h5dAd9hQh turn=red phase=battle rally=0,0',
  );
});

test('Army Ants: the editions differ in what they allow', () => {
  const diagonal = { ...QUEENS, a1: '5h', b2: '6h' };
  const single = { ...QUEENS, a3: '5h' };
  for (const [edition, swaps, marches] of [
    ['2008', false, true],
    ['2020', false, false],
    ['community', true, true],
  ]) {
    assert.equal(/ a1=b2( |$)/.test(after(battle(diagonal, edition), [], 'legal')), swaps, edition);
    // One card straight in a rally: a March where one card may march, a Move Out where the rally knows it.
    const rally = battle(single, edition).replace('phase=battle rally=0,0', 'phase=rally rally=5,5');
    const turns = after(rally, [], 'legal');
    assert.match(turns, / a3-a4( |$)/, edition);
    assert.equal(/ a3-b4( |$)/.test(turns), !marches, `${edition}: a corner is a Move Out`);
  }
  refused('newgame army-ants edition=1995', /^error edition '1995': expected 2008, 2020 or community$/);
});

test('Army Ants: Red Aggression is an option of 2020 with the one value off', () => {
  for (const edition of ['2008', 'community'])
    refused(`newgame army-ants edition=${edition} aggression=off`, /^error aggression 'off': expected no such field/);
  for (const value of ['on', 'yes', 'no', 'OFF', '0'])
    refused(`newgame army-ants aggression=${value}`, new RegExp(`^error aggression '${value}': expected off`));
  refused(`position ${battle(FEW, '2008', 'aggression=off ')}`, /^error aggression 'off': expected no such field/);
  assert.match(ask('newgame army-ants aggression=off seed=1')[0], / setup=random aggression=off board=/);
  assert.match(ask('newgame army-ants seed=1')[0], / setup=random board=/);
});

test('Army Ants: repetition by edition, to the turn', () => {
  const turns = (count) => Array.from({ length: count }, (_, i) => TO_AND_FRO[i % 4]);
  assert.equal(status(battle(FEW), ...turns(5)), 'status playing black');
  assert.equal(status(battle(FEW), ...turns(6)), 'status won black repetition');
  assert.equal(status(battle(FEW, '2020', 'aggression=off '), ...turns(24)), 'status playing red');
  assert.equal(status(battle(FEW, '2008'), ...turns(24)), 'status playing red');
  assert.equal(status(battle(FEW, 'community'), ...turns(15)), 'status playing black');
  assert.equal(status(battle(FEW, 'community'), ...turns(16)), 'status draw repetition');
  // Two different loops: the position of the beginning comes for the third time.
  const other = ['e1-e2', 'e8-e7', 'e2-e1', 'e7-e8'];
  assert.equal(status(battle(FEW), ...TO_AND_FRO, ...other.slice(0, 3)), 'status playing black');
  assert.equal(status(battle(FEW), ...TO_AND_FRO, ...other), 'status won black repetition');
});

test('Army Ants: any card takes a Queen, equal cards both go, and two Queens alone are a draw', () => {
  assert.equal(status(battle({ ...QUEENS, c7: 'Ah', a8: '9s' }), 'c7xc8'), 'status won red queen');
  assert.equal(
    status(battle({ ...QUEENS, c2: 'As', a1: '9h', a2: '2h' }).replace('turn=red', 'turn=black'), 'c2xc1'),
    'status won black queen',
  );
  assert.equal(status(battle({ ...QUEENS, a4: '9h', a5: '9s' }), 'a4xa5'), 'status draw queens-only');
});

test('Army Ants: Queen’s Favor after a random deal, not after a Total Deployment', () => {
  const board =
    '5s2c..9s4c/7c4s3c8c6s/As9cQs2s6c/3s8sAc7s5c/3h6dQh4d8h/Ah5h9d7d6h/8d3d7h9h2d/4h5d..Ad2h turn=red phase=rally rally=5,5';
  const favor = (setup) =>
    / favor( |$)/.test(after(`army-ants edition=2008 setup=${setup} board=${board}`, [], 'legal'));
  assert.deepEqual(['random', 'minor', 'total'].map(favor), [true, true, false]);
  assert.equal(
    after(`army-ants edition=2008 setup=random board=${board}`, ['favor', ...Array(5).fill('pass')], 'status'),
    'status playing red',
  );
});

const DEALT =
  'ant-war board=2d7h9cTsQc/9h8c6sJhKd/Ac6dTd**9d/2sAh4h3h6h/5sQd4s5dJs turn=red lead=0 passed=no phase=odds';

test('Ant War: odds are turns, a half is a cut, and at most 9 1/2', () => {
  assert.match(after(DEALT, ['odds:black+3', 'take:red'], 'show'), / turn=black lead=2 passed=no odds=black\+3/);
  assert.match(after(DEALT, ['odds:red+2.5', 'take:black'], 'show'), / turn=red lead=1 passed=no half=yes /);
  const led = after(DEALT, ['odds:red+2.5', 'take:black', 'pass', 'pass'], 'status');
  assert.equal(led, 'status chance');
  assert.equal(after(DEALT, ['odds:none', 'take:black'], 'status'), 'status chance');
  assert.match(after(DEALT, ['odds:none', 'take:black', 'cut:Kc'], 'status'), /^status playing black$/);
  const answers = ask(`position ${DEALT}`, 'move odds:red+10', 'move odds:red+9.5');
  assert.match(answers[1], /^error odds 'red\+10': expected none, or a colour and 0\.5 to 9\.5 turns/);
  assert.equal(answers[2], 'ok');
});

test('Ant War: a round ends by two passes in a row, and the score decides', () => {
  const score = (board) => status(`ant-war board=${board} turn=red lead=0 passed=no`, 'pass', 'pass');
  assert.equal(score('3h..5s/....Ah/......'), 'status won black score');
  assert.equal(score('6h..5s/....Ah/......'), 'status won red score');
  assert.equal(score('4h..5s/....Ah/......'), 'status draw score');
});

test('Ant War: every board that can be dealt is, and every other is refused in words', () => {
  const boards = [
    '5x5',
    '4x4',
    '2x10',
    '7x6',
    'spiral',
    'random',
    '-xxx-/xxxxx/xxxxx/xxxxx/-xxx-',
    'xxxxxxxxx',
    'xx--x/--xx-/xxxxx',
  ];
  for (const shape of boards) {
    const [position, , count] = ask(`newgame ant-war shape=${shape} seed=3`, 'move odds:red+1', 'legal');
    assert.match(
      position,
      shape === '5x5' ? /^position ant-war (?!.* shape=)/ : new RegExp(`^position ant-war .* shape=${shape}( |$)`),
    );
    assert.match(count, /^legal 2 take:black take:red$/);
    assert.deepEqual(ask(position, 'show'), ['ok', position]);
    const perfts = ask(
      `newgame ant-war shape=${shape} seed=3`,
      'move odds:red+1',
      'move take:red',
      'legal',
      'perft 1',
      'divide 2',
      'perft 2',
    );
    const moves = Number(perfts[3].split(' ')[1]);
    assert.equal(perfts[4], `perft 1 ${moves}`);
    assert.equal(perfts.at(-1), perfts.at(-2));
  }
  for (const [shape, expected] of [
    ['9', /expected columns x rows/],
    ['1x9', /expected columns x rows/],
    ['xxxx/xxxx', /expected 9 spaces or more, found 8$/],
    ['xxxx/xxx/xxxx', /expected all rows as long as the first one, which has 4 characters, found 3 in row 2$/],
    ['xxx/xxx/xxx/---', /expected a space in the last row$/],
    ['xxx-/xxx-/xxx-', /expected a space in the last column$/],
    ['xxxx-x/xxxx-x', /expected every space joined to the others in eight directions, f1 is cut off$/],
    [
      'xxxxxxxx/xxxxxxxx/xxxxxxxx/xxxxxxxx/xxxxxxxx/xxxxxxxx/xxxxxxxx',
      /expected no more spaces than the 54 cards of the deck$/,
    ],
  ])
    refused(`newgame ant-war shape=${shape}`, new RegExp(`^error shape '.*': ${expected.source}`));
});

const ARMIES = (red, black, more = '') =>
  `red-vs-black ${more}red=${red} black=${black} tactics=3,3 phase=commit turn=1`;
const WHOLE = '0000000000';

test('Red vs. Black: two units committed add a die, four add two, one and three round down', () => {
  for (const [units, dice] of [
    ['none', 3],
    ['1', 3],
    ['1,2', 4],
    ['1,2,3', 4],
    ['1,2,3,4', 5],
  ]) {
    const numbers = Array.from({ length: dice }, () => '9o');
    after(ARMIES(WHOLE, WHOLE), [`commit:${units}`, 'commit:none', `throw:${numbers.join(',')}`], 'status');
    const [, , , few] = ask(
      `position ${ARMIES(WHOLE, WHOLE)}`,
      `move commit:${units}`,
      'move commit:none',
      `move throw:${numbers.slice(1).join(',')}`,
    );
    assert.match(few, /^error move 'throw:/);
  }
});

test('Red vs. Black: the published throw wounds, brings a unit back and does nothing twice', () => {
  const thrown = ['commit:2,3', 'commit:none', 'throw:4r,2b,9b,7h', 'throw:3r,8r,5r', 'keep', 'keep'];
  const [answer] = ask(`position ${ARMIES('x00000000x', WHOLE)} moves ${thrown.join(' ')}`);
  assert.equal(answer, 'ok');
  const answers = ask(
    `position ${ARMIES('x00000000x', WHOLE)} moves ${thrown.join(' ')}`,
    'move reinforce:none',
    'move reinforce:1',
    'show',
  );
  assert.match(answers[1], /^error .*'none'/);
  assert.equal(answers[2], 'ok');
  assert.match(answers[3], / red=000000000x black=0001000000 tactics=3,3 phase=commit turn=2$/);
});

test('Red vs. Black: an adjusted 5 removes unit 6, and a 10 the wounded unit 10', () => {
  const adjusted = ['commit:none', 'commit:none', 'throw:5r,2b,9b', 'throw:3r,8r,5r', 'adjust:1+', 'keep'];
  assert.match(after(ARMIES(WHOLE, '0000010000'), adjusted, 'show'), / black=00000x0000 tactics=2,3 /);
  const ten = ['commit:none', 'commit:none', 'throw:10r,2b,9b', 'throw:3r,8r,5r', 'keep', 'keep'];
  assert.match(after(ARMIES(WHOLE, '0000000001'), ten, 'show'), / black=000000000x tactics=3,3 /);
});

test('Red vs. Black: two units or fewer have lost, and both armies at once are a draw', () => {
  const turn = (red, black) => ['commit:none', 'commit:none', `throw:${red}`, `throw:${black}`, 'keep', 'keep'];
  const last = '111xxxxxxx';
  assert.equal(status(ARMIES(WHOLE, last), ...turn('1r,9o,9o', '9o,9o,9o')), 'status won red units');
  assert.equal(status(ARMIES(last, WHOLE), ...turn('9o,9o,9o', '1b,9o,9o')), 'status won black units');
  assert.equal(status(ARMIES(last, last), ...turn('1r,9o,9o', '1b,2b,9o')), 'status draw units');
});

test('Red vs. Black: clear=60 is the one option', () => {
  const [on] = ask('newgame red-vs-black clear=60');
  assert.equal(on, `position ${ARMIES(WHOLE, WHOLE, 'clear=60 ')}`);
  for (const word of ['hills=1', 'hills=3', 'commit=open']) {
    refused(`newgame red-vs-black ${word}`, new RegExp(`^error field '${word}': expected clear=$`));
    refused(
      `position ${ARMIES(WHOLE, WHOLE, `${word} `)}`,
      new RegExp(`^error field '${word}': expected clear=, red=`),
    );
  }
  refused('newgame red-vs-black clear=50', /^error clear '50': expected 60/);
});
