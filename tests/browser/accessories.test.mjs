// Optional helpers beside the board: moves that are confirmed before they count, the field for typed moves, deals by their number,
// captions of sounds, a view of the board alone; and the way to erase it all.

import assert from 'node:assert/strict';
import { browserTest, pageTest } from './support/browser_test.mjs';
import {
  atRest,
  desktop,
  hotSeat,
  phone,
  savedMoves,
  scriptChance,
  startGame,
  tablet,
  waitForText,
} from './support/game.mjs';
import { FingerHand, MouseHand } from './support/hands.mjs';
import { exists, find, findAll } from './support/roles.mjs';
import { repository } from '../support/program.mjs';
import { Table } from './support/table.mjs';

/** By the settings, as a person would. Each is a radio of a group that is called after what is asked. */
async function set(hand, ...choices) {
  const { page } = hand;
  await hand.press('Menu');
  await hand.press('Settings');
  for (const [setting, value] of choices) {
    await atRest(page); // a dialog that still comes up is not where it will be
    const { centre } = await page.until(
      `${setting}: ${value}`,
      (legend, text) => {
        const group = [...document.querySelectorAll('fieldset')].find(
          (one) => one.querySelector('legend')?.textContent.trim() === legend,
        );
        const label = [...(group?.querySelectorAll('label') ?? [])].find((one) => one.textContent.trim() === text);
        if (!label) return null;
        label.scrollIntoView({ block: 'center' });
        const { x, y, width, height } = label.getBoundingClientRect();
        return { centre: { x: x + width / 2, y: y + height / 2 } };
      },
      setting,
      value,
    );
    await hand.point(centre);
  }
  await hand.press('Close');
}

const move = { from: 'b1', to: 'c1' };

browserTest('a move that is to be confirmed counts when it has been, by touch', tablet, async (page, { address }) => {
  const hand = await hotSeat(page, address, FingerHand);
  const { table } = hand;
  await set(hand, ['Ask before each move', 'Red only']);
  const before = await table.position();
  await hand.move(move.from, move.to);
  await find(page, 'button', 'Play it');
  await waitForText(page, 'Red: 2 of hearts to c1.');
  assert.equal(await table.toMove(), 'Red');
  assert.equal(await savedMoves(page), '');

  await hand.press('Cancel');
  await page.untilHere('the position before', async () => (await table.position()) === before);
  assert.equal(await table.toMove(), 'Red');

  await hand.move(move.from, move.to);
  await hand.press('Play it');
  await page.untilHere('Black to move', async () => (await table.toMove()) === 'Black');
  assert.equal(await savedMoves(page), 'b1-c1');

  await hand.move('b8', 'c8');
  await page.untilHere('Red to move', async () => (await table.toMove()) === 'Red');
  assert.ok(!(await exists(page, 'button', 'Play it')), 'Black is not asked');
});

/** Marks what is in the only field of the game and types. */
async function typeMove(hand, text) {
  const { centre } = await find(hand.page, 'textbox', 'Type a move');
  await hand.point(centre);
  await hand.page.press('Control+a');
  await hand.page.type(text);
  await hand.page.press('Enter');
}

pageTest('moves are typed in the notation of the rules', tablet, async (page, { address }) => {
  const hand = await hotSeat(page, address, FingerHand);
  const { table } = hand;
  await set(hand, ['Box for typing moves', 'On']);
  await typeMove(hand, 'b1-c1');
  await page.untilHere('the move', async () => (await table.moves()).at(-1) === 'b1-c1');
  // Enter that only ends a composition sends nothing.
  await page.send('Input.imeSetComposition', { text: '\u306b', selectionStart: 1, selectionEnd: 1 });
  await page.press('Enter');
  assert.equal(await page.evaluate(() => document.querySelector('.typed-move input').ariaInvalid), 'false');
  await page.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
  // A move that is not legal is refused in the words of a tap, and leads to the same rule.
  await typeMove(hand, 'a8xa1');
  await waitForText(page, 'You can’t attack during the rally.');
  await hand.press('Show rule 6');
  await find(page, 'heading', '6. The rally');
  await hand.press('Close');
  await typeMove(hand, 'a1-h9');
  await page.until('the refusal', () => document.querySelector('.typed-move [aria-invalid=true]') !== null);
  await waitForText(page, 'That isn’t possible');
  await hand.press('Details');
  await waitForText(page, 'a1-h9');
  assert.deepEqual(await table.moves(), ['b1-c1']);
  // The text is marked: typing mends it.
  await page.type('\uff22\uff18 \u2013 c8.');
  await page.press('Enter');
  await page.untilHere('the answer', async () => (await table.moves()).at(-1) === 'b8-c8');
  // One that is to be confirmed is answered from the field.
  await page.evaluate(() => document.querySelector('anthill-app').change({ confirm: 'both' }));
  const before = await table.position();
  for (const key of ['Escape', 'Enter']) {
    await typeMove(hand, 'c1-b1');
    await find(page, 'button', 'Cancel');
    assert.equal((await findAll(page, 'button', 'Play it')).length, 1);
    await page.press(key);
    await page.untilHere('no question', async () => !(await exists(page, 'button', 'Cancel')));
    assert.equal((await table.position()) === before, key === 'Escape');
  }
});

pageTest('cards move by tap alone or by drag alone, as the settings say', desktop, async (page, { address }) => {
  const hand = await hotSeat(page, address, MouseHand);
  const { table } = hand;
  const tap = async (name) => page.click(await table.centreOf(name));
  const refusesTo = async (act) => {
    const before = await table.position();
    await act();
    assert.equal(await table.position(), before);
  };
  await set(hand, ['Moving cards and dice', 'Tap only']);
  await refusesTo(() => hand.move('b1', 'c1'));
  await tap('b1');
  await tap('c1');
  await page.untilHere('the move', async () => (await table.moves()).at(-1) === 'b1-c1');
  await set(hand, ['Moving cards and dice', 'Drag only']);
  await refusesTo(async () => {
    await tap('b8');
    await tap('c8');
  });
  await hand.move('b8', 'c8');
  await page.untilHere('the answer', async () => (await table.moves()).at(-1) === 'b8-c8');
});

/** The text of every space, in their order. */
const cards = async (table) => [...(await table.spaces()).values()].map(({ side, value }) => `${side}${value}`).join();

pageTest('the same number deals the same cards, and the same deal comes again', tablet, async (page, { address }) => {
  const hand = await hotSeat(page, address, FingerHand);
  const { table } = hand;
  const first = await cards(table);
  const dealBy = async (text) => {
    await hand.press('Menu');
    await hand.press('Play a numbered deal');
    const { centre } = await find(page, 'textbox', 'Deal number');
    await hand.point(centre);
    await page.type(text);
    await hand.press('Deal');
  };
  await dealBy('no number');
  await waitForText(page, 'Enter a number of 1 to 9 digits.');
  await hand.press('Close');
  await dealBy('482 913 775');
  await page.untilHere('another deal', async () => (await cards(table)) !== first);
  const second = await cards(table);
  await hand.press('Menu');
  await hand.press('Play a numbered deal');
  await waitForText(page, 'This is deal 482\u2009913\u2009775.');
  await hand.press('Play this deal again');
  await page.untilHere('the same deal', async () => (await cards(table)) === second);
  await dealBy('2020');
  await page.untilHere('the first deal', async () => (await cards(table)) === first);
});

pageTest('the board alone, and everything around it again', phone, async (page, { address }) => {
  const hand = await hotSeat(page, address, FingerHand);
  const listed = () => exists(page, 'button', 'Home');
  assert.ok(await listed());
  await hand.press('Menu');
  await hand.press('Focus mode');
  await page.untilHere('less', async () => !(await listed()));
  await atRest(page); // the board takes the room that is left a frame later
  await hand.move(move.from, move.to);
  await page.untilHere('Black to move', async () => (await hand.table.toMove()) === 'Black');
  await page.reload();
  await hand.table.ready();
  assert.ok(!(await listed()), 'the choice outlives a reload');
  await hand.press('Menu');
  await hand.press('Exit focus mode');
  await page.untilHere('all', listed);
});

pageTest('everything is erased when that has been asked once', tablet, async (page, { address }) => {
  const hand = await hotSeat(page, address, FingerHand);
  await hand.play({ kind: 'single', ...move });
  await set(hand, ['Sound', 'Off']);
  await hand.press('Menu');
  await hand.press('Saved games');
  await hand.press('Erase everything');
  await hand.press('Keep everything');
  await find(page, 'button', /Army Ants · /);
  await hand.press('Erase everything');
  await find(page, 'heading', 'Erase everything?');
  await waitForText(page, 'every game, setup, statistic and setting');
  await page.evaluate(() => (window.before = true));
  await hand.press('Erase everything');
  await page.until('the page anew', () => window.before === undefined);
  await find(page, 'button', 'Start the game');
  assert.ok(!(await exists(page, 'button', 'Continue')));
  assert.deepEqual(await page.evaluate(() => Object.keys(localStorage)), []);
});

browserTest('the page in one file plays from a folder, and keeps its game', tablet, async (page, { address }) => {
  const hand = new FingerHand(new Table(page));
  await page.goto(address);
  await find(page, 'button', 'Start the game');
  await atRest(page);
  await hand.press('About');
  await find(page, 'link', 'Download the offline copy');
  const copy = await page.evaluate(async () => {
    const answer = await fetch(document.querySelector('a[download]').href);
    return { good: answer.ok, bytes: (await answer.arrayBuffer()).byteLength };
  });
  assert.ok(copy.good && copy.bytes > 1_000_000, JSON.stringify(copy));

  // From a server it asks for nothing that its policy forbids, which would be told in the console.
  await page.goto(`${address}anthill.html`);
  await find(page, 'button', 'Start the game');
  await atRest(page);

  await page.goto(`file://${repository}build/site/anthill.html`);
  await scriptChance(page);
  await startGame(hand, { opponent: 'Computer', level: 'Egg' });
  await hand.play({ kind: 'single', ...move });
  await page.untilHere('the answer of the computer', async () => (await hand.table.moves()).length === 2);
  await page.reload();
  await hand.table.ready();
  await atRest(page); // the tools find their place with the board
  assert.equal((await hand.table.moves()).length, 2);
  await hand.press('Menu');
  await hand.press('Share or save this game');
  await waitForText(page, 'This offline copy has no web address');
  await hand.press('Close');
  await hand.press('Menu');
  await hand.press('About');
  await waitForText(page, 'Permission is hereby granted');
});
