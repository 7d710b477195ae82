// Positions are set up by taps, by keys and as text; what the rules object to is said at once, and a game begins where they do not.

import assert from 'node:assert/strict';
import { assertAccessible } from './support/accessible.mjs';
import { browserTest, pageTest } from './support/browser_test.mjs';
import { atRest, desktop, hotSeat, openEditor, phone, tablet, waitForText } from './support/game.mjs';
import { FingerHand, KeyHand, MouseHand } from './support/hands.mjs';
import { exists, find, findAll } from './support/roles.mjs';
import { WarTable } from './support/war_table.mjs';

const BEGIN = 'Play from here';

/** "" as long as the part of another game is on its way. */
const verdict = (page) => page.evaluate(() => document.querySelector('.position-foot p')?.innerText ?? '');
/** With what stands under "Details", which is closed. */
const inDetail = (page) =>
  page.evaluate(() => document.querySelector('.position-foot')?.textContent.replace(/\s+/g, ' ').trim() ?? '');
const text = (page) => page.evaluate(() => document.querySelector('textarea').value);
const write = (page, position) =>
  page.evaluate((value) => {
    const field = document.querySelector('textarea');
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }, position);
const mayBegin = async (page) => !(await findAll(page, 'button', BEGIN))[0].disabled;
const place = (page) =>
  page.evaluate(() => {
    const { x, y, width, height } = document.querySelector('.position-foot button').getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });

async function lay(hand, card, cell) {
  await hand.press(card);
  await hand.press(`${cell}, empty`);
}

browserTest('a position is laid by touch, and played', phone, async (page, { address }) => {
  const hand = await openEditor(page, address, FingerHand);
  assert.ok(await mayBegin(page), 'a deal is a position');
  const before = await place(page);
  await hand.press('Clear board');
  assert.equal(await verdict(page), 'There must be at least one Queen on the board.');
  assert.ok(!(await mayBegin(page)));
  await assertAccessible(page, 'an empty board');
  await lay(hand, 'Queen of hearts', 'c1');
  assert.match(await verdict(page), /^The game is already over in this position\./);
  await lay(hand, 'Queen of spades', 'd8');
  await lay(hand, '9 of hearts', 'b5');
  // A tap takes up the card on the board, and another puts it elsewhere.
  await hand.press('9 of hearts on b5');
  await hand.press('d5, empty');
  // A 9 without its like is no game's, and may be played all the same.
  assert.equal(
    await verdict(page),
    'Ready to play: Red to move. No game can lead here, because a 9 can only be removed by a 9 of the other side.',
  );
  assert.deepEqual(await place(page), before, 'nothing moves the button');
  await assertAccessible(page, 'a position set up');
  // Reloaded, it is there.
  const laid = await text(page);
  await page.reload();
  await find(page, 'button', BEGIN);
  assert.equal(await text(page), laid);
  // In the rally it could not stand there.
  await hand.choose('Rally');
  assert.match(await verdict(page), /^In the rally, cards stay in their own half, but the 9 of hearts is on d5\./);
  await hand.press('Undo');
  await hand.choose('Friend on this device');
  await hand.press(BEGIN);
  await hand.table.ready();
  await atRest(page);
  assert.equal((await hand.table.spaces()).get('d5').value, 9);
  await hand.move('d5', 'd8');
  await waitForText(page, 'The Black Queen');
  const note = await page.evaluate(() =>
    /^note given yes$/m.test(document.querySelector('anthill-app').board.record()),
  );
  assert.ok(note, 'no part of the statistics');
});

pageTest('a position is laid by keys alone', desktop, async (page, { address }) => {
  const hand = await openEditor(page, address, KeyHand, { game: 'Ant War', table: WarTable });
  await hand.press('Clear board');
  assert.match(await verdict(page), /\S/);
  const focused = () => page.evaluate(() => document.activeElement.querySelector('.visually-hidden')?.textContent);
  // To the cards, and along the first line; then back to the board.
  const walk = async (name, ...keys) => {
    await page.press(...keys);
    await page.untilHere(`the focus on ${name}, not ${await focused()}`, async () => (await focused()) === name);
  };
  await hand.tabTo(
    'the cards',
    async () => (await find(page, 'button', 'Ace of hearts')).centre,
    async () => (await find(page, 'button', 'Ace of hearts')).focused,
  );
  await walk('3 of hearts', 'ArrowRight', 'ArrowRight');
  await page.press('Enter');
  await hand.tabTo(
    'the board',
    async () => (await find(page, 'button', 'a1, empty')).centre,
    async () => (await find(page, 'button', 'a1, empty')).focused,
  );
  await walk('b1, empty', 'ArrowRight');
  await page.press('Enter');
  await page.until('the card', () => document.querySelector('textarea').value.includes('..3h......'));
  await walk('b2, empty', 'ArrowUp');
  await walk('3 of hearts on b1', 'ArrowDown');
  await page.press('Delete');
  await page.until('the card away', () => !document.querySelector('textarea').value.includes('3h'));
  await page.press('Escape');
  await hand.press('Random deal');
  await page.untilHere('a deal', () => mayBegin(page));
  await hand.press(BEGIN);
  await hand.table.ready(25);
});

pageTest('cards on cards, spaces taken out, and a board of another size', tablet, async (page, { address }) => {
  const hand = await openEditor(page, address, FingerHand, { game: 'Ant War', table: WarTable });
  await hand.press('Clear board');
  await hand.press('Holes');
  await hand.press('e5, empty');
  await hand.press('Holes');
  await lay(hand, '7 of clubs', 'a1');
  await hand.press('Stack cards', 'checkbox');
  await hand.press('Queen of hearts');
  await hand.press('7 of clubs on a1');
  await hand.press('2 of hearts');
  await hand.press('b1, empty');
  assert.equal(
    await text(page),
    'ant-war board=........--/........../........../........../Qh2h...... turn=red lead=0 passed=no under=a1:7c',
  );
  await find(page, 'button', 'Queen of hearts on a1, on top of 1 card');
  assert.ok(await mayBegin(page));
  await assertAccessible(page, 'Ant War');
  await hand.choose('Friend on this device');
  await hand.press(BEGIN);
  await hand.table.ready(24);
  assert.equal((await hand.table.spaces()).get('a1').under, 1);
});

pageTest('a game under way is set up anew, and stays in the library', desktop, async (page, { address }) => {
  const hand = await hotSeat(page, address, MouseHand);
  await hand.press(/Pass/);
  const there = await page.evaluate(() => document.querySelector('anthill-board-grid').snapshot.position);
  await hand.press('Menu');
  await hand.press('Set up a position');
  await find(page, 'button', BEGIN);
  assert.equal(await text(page), there);
  assert.equal(await verdict(page), 'Ready to play: Black to move.');
  await hand.press('Back');
  await hand.table.ready();
  assert.equal((await hand.table.moves()).length, 1, 'the game is as it was');
  await hand.press('Menu');
  await hand.press('Set up a position');
  await hand.choose('Friend on this device');
  await hand.press(BEGIN);
  await hand.table.ready();
  assert.deepEqual(await hand.table.moves(), []);
  await hand.press('Undo'); // of the line that tells of the new game
  await page.untilHere('the game before it', async () => (await hand.table.moves()).length === 1);
});

const ROWS = '........../........../........../';
const army = (board, more = 'phase=battle') => `army-ants board=${board} turn=red ${more}`;
const PROBLEMS = [
  ['army-ants', army(`${ROWS}${ROWS}........../..........`), /^There must be at least one Queen/],
  [
    'army-ants',
    army(`QsQh9h..9h/${ROWS}${ROWS}..........`),
    /^There is only one 9 of hearts, but it is on both c8 and e8/,
  ],
  ['army-ants', army(`Qs......9h/${ROWS}${ROWS}Qh........`, 'phase=rally'), /the 9 of hearts is on e8/],
  ['army-ants', army(`Qs......../${ROWS}${ROWS}Qh........`, 'phase=rally rally=0,3'), /^Red is to move in the rally/],
  ['army-ants', army(`Qs......../${ROWS}${ROWS}Qh........`, 'phase=deploy'), /^This position isn’t valid\./],
  ['army-ants', army('..'), /^This position isn’t valid\.[^]*board '..': expected 8 rows/],
  ['army-ants', army(`Xs......../${ROWS}${ROWS}Qh........`), /^This position isn’t valid\.[^]*card 'Xs': on a8/],
  ['ant-war', 'ant-war board=AhAh turn=red', /^There are too many of this card: Ace of hearts is on both a1 and b1/],
  ['ant-war', 'ant-war board=AhKs turn=red deck=analytical', /^This deck has no drone of spades, but one is on b1/i],
  ['ant-war', 'ant-war board=AhKs turn=red lead=1 passed=yes', /^The other colour can’t have just passed/],
  ['red-vs-black', 'red-vs-black red=00xxxxxxxx black=0000000000 phase=throw', /^An army with two units or fewer/],
  ['red-vs-black', 'red-vs-black red=00xxxxxxxx black=0000000000', /^The game is already over in this position/],
  ['red-vs-black', 'red-vs-black red=0 black=0000000000', /^This position isn’t valid\.[^]*red '0'/],
];
pageTest('what the rules object to is said in words, and nothing is lost', tablet, async (page, { address }) => {
  await openEditor(page, address, FingerHand);
  let before = 'army-ants';
  for (const [game, position, objection] of PROBLEMS) {
    await write(page, position);
    await page.until('its game', (id) => document.querySelector('main')?.dataset.game === id, game);
    await page.untilHere(`${objection}, not ${await inDetail(page)}`, async () => objection.test(await inDetail(page)));
    assert.equal(await text(page), position);
    assert.ok(!(await mayBegin(page)), position);
    const [undo] = await findAll(page, 'button', '^Undo$');
    assert.equal(undo.disabled, game !== before, 'no step leads to another game');
    before = game;
  }
  // Letter by letter, the name of another game leads there when all of it has been typed.
  const typed = before === 'ant-war' ? 'army-ants turn=red' : 'ant-war turn=red';
  await page.evaluate(() => {
    document.querySelector('textarea').focus();
    document.querySelector('textarea').select();
  });
  await page.type(typed);
  assert.equal(await text(page), typed);
  await page.press('Tab');
  await page.until('its game', (id) => document.querySelector('main')?.dataset.game === id, typed.split(' ')[0]);
});

pageTest('armies are set up by taps', phone, async (page, { address }) => {
  const hand = await openEditor(page, address, FingerHand, { game: 'Ants: Red vs. Black' });
  await hand.press('Unit 3, unwounded');
  await hand.press('Unit 3, wounded');
  assert.match(await text(page), /red=00x0000000 black=0000000000/);
  await assertAccessible(page, 'armies');
  await hand.choose('Friend on this device');
  await hand.press(BEGIN);
  await page.until('the game', () => document.body.innerText.includes('Red commits'));
  assert.ok(!(await exists(page, 'button', BEGIN)));
});
