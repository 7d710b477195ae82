// The dice module as the page uses it: each of its functions, and that it throws the same dice as the native program.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { exportedNames, load, namesIn } from './support/modules.mjs';
import { program } from '../support/program.mjs';

const loadDice = () => load('dice');

test('the module has exactly the functions that the page knows', async () => {
  assert.deepEqual(namesIn(await loadDice()), exportedNames('dice.d.mts'));
});

test('a throw has frames for each die, ends at rest and is written as a move', async () => {
  const module = await loadDice();
  const frames = module._dice_throw(5, 900, 0, 0, 7);
  assert.ok(frames > 60 && frames < 400, `${frames} frames`);
  const poses = module.HEAPF32.slice(module._dice_poses() >> 2, (module._dice_poses() >> 2) + frames * 5 * 7);
  for (let die = 0; die < 5; ++die) {
    const first = poses.subarray(die * 7, die * 7 + 7);
    const last = poses.subarray((frames - 1) * 35 + die * 7, (frames - 1) * 35 + die * 7 + 7);
    assert.ok(first[2] > 1.5, 'begins in the hand');
    assert.ok(Math.abs(last[2] - 0.6708 * 0.487) < 0.01, `lies flat at a height of ${last[2]}`);
    assert.ok(Math.abs(Math.hypot(...last.subarray(3)) - 1) < 1e-4, 'a quaternion of length one');
  }
  const red = module.UTF8ToString(module._dice_result(0, 0));
  const black = module.UTF8ToString(module._dice_result(1, 0));
  assert.match(red, /^throw:(\d+[rbheon]@-?\d+\.\d\d;-?\d+\.\d\d,?){5}$/);
  const numbers = (text) => text.match(/\d+(?=[rbheon]@)/g);
  assert.deepEqual(numbers(black), numbers(red));
});

test('where a colour needs 60 percent, some of the same dice lie nowhere and no others change', async () => {
  const module = await loadDice();
  const dice = (clear) => module.UTF8ToString(module._dice_result(0, clear)).slice('throw:'.length).split(',');
  let unclear = 0;
  for (let seed = 0; seed < 40; seed++) {
    module._dice_throw(5, 800, 0, 0, seed);
    const clearly = dice(1);
    for (const [n, die] of dice(0).entries()) {
      if (clearly[n] === die) continue;
      assert.equal(clearly[n], die.replace(/[rb]@/, 'n@'));
      unclear++;
    }
  }
  assert.ok(unclear > 20 && unclear < 80, `${unclear} of 200 dice`);
});

test('the Hills are one tile deep, and dice beyond them are off the board', async () => {
  const module = await loadDice();
  let beyond = 0;
  for (let seed = 0; seed < 40; seed++) {
    module._dice_throw(5, 1200, 0, 0, seed);
    for (const die of module.UTF8ToString(module._dice_result(0, 0)).slice('throw:'.length).split(',')) {
      const ahead = Number(die.split(';')[1]);
      if (die.includes('h@')) assert.ok(ahead > 11.5 && ahead < 13.5, die);
      if (ahead <= 13.5) continue;
      assert.match(die, /o@/);
      beyond++;
    }
  }
  assert.ok(beyond > 0, `${beyond} of 200 dice`);
});

test('the same hand and seed throw the same, another seed does not', async () => {
  const module = await loadDice();
  const thrown = (...hand) => (module._dice_throw(...hand), module.UTF8ToString(module._dice_result(0, 0)));
  assert.equal(thrown(4, 2000, 0, 1, 2), thrown(4, 1250, 0, 1, 2), 'no throw is harder');
  const first = thrown(4, 1000, 150, 1, 2);
  assert.notEqual(thrown(4, 1000, 150, 1, 3), first);
  assert.notEqual(thrown(4, 1000, 150, 2, 2), first);
  assert.equal(thrown(4, 1000, 150, 1, 2), first);
});

test('no dice, or more than five, are not thrown', async () => {
  const module = await loadDice();
  assert.equal(module._dice_throw(0, 900, 0, 0, 1), 0);
  assert.equal(module._dice_throw(6, 900, 0, 0, 1), 0);
});

test('the rest poses are those of the native program, to the last bit', async () => {
  const module = await loadDice();
  const began = performance.now();
  let here = '';
  // One throw at a time: a page hears its user between two.
  let calls = 0;
  for (; here === ''; calls += 1) here = module.UTF8ToString(module._dice_fingerprint(200));
  assert.equal(calls, 200);
  console.log(`   ${((performance.now() - began) / 200).toFixed(1)} ms a throw`);
  const native = execFileSync(program, ['throw-bench', 'throws=1', 'fingerprint=200'], { encoding: 'utf8' });
  assert.match(native, new RegExp(`fingerprint of 200 throws ${here}\n`));
});
