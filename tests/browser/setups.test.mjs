// Secret set-ups: played by touch on one device, against the computer, and looked at for whatever a handover screen lets through.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { browserTest, pageTest } from './support/browser_test.mjs';
import { atRest, chooseGame, desktop, phone, scriptChance, tablet, waitForText } from './support/game.mjs';
import { FingerHand, KeyHand, MouseHand } from './support/hands.mjs';
import { exists, find, findAll } from './support/roles.mjs';
import { assertAlike, seen } from './support/seen.mjs';
import { engine } from './support/setup.mjs';
import { Table } from './support/table.mjs';

// WebKit's driver has no fingers: what it sends instead comes twice, as pointer events of a touch and as those of a click.
const TouchHand = engine === 'webkit' ? MouseHand : FingerHand;

const HOLD = 'Hold to see the cards';
const DONE = /^Done/;

async function dealt(page, address, Hand, choices) {
  const hand = new Hand(new Table(page));
  await page.goto(address);
  await chooseGame(hand, choices);
  return hand;
}

/** The player named on the handover screen takes the device. */
const takeDevice = (hand) =>
  hand.hold(HOLD, () => hand.page.untilHere('the cards', () => exists(hand.page, 'button', DONE)));

const handoverTo = (page, side) => find(page, 'heading', `${side}, it’s your turn`);
const place = async (page, cell) => (await find(page, 'button', new RegExp(`(^|on )${cell}(, empty)?$`))).centre;
const card = async (page, name) => (await find(page, 'button', name)).centre;
const placed = (page, name, cell) => find(page, 'button', `${name} on ${cell}`);
const inHand = async (page) => (await findAll(page, 'button', '^(Queen|Ace|\\d) of \\w+$')).length;

browserTest('a Total Deployment game on one device, by touch', phone, async (page, { address }) => {
  const hand = await dealt(page, address, TouchHand, { setup: 'Total' });
  await handoverTo(page, 'Red');
  assert.equal(await inHand(page), 0, 'nothing is seen behind the handover screen');
  await takeDevice(hand);
  assert.equal(await inHand(page), 19);

  // Tap and tap; a drag; a drag onto a card, which goes back into the hand.
  await hand.point(await card(page, '9 of hearts'));
  await hand.point(await place(page, 'c3'));
  await placed(page, '9 of hearts', 'c3');
  await hand.drag(await card(page, 'Ace of diamonds'), await place(page, 'e1'));
  await placed(page, 'Ace of diamonds', 'e1');
  await hand.drag(await card(page, '2 of diamonds'), await place(page, 'e1'));
  await placed(page, '2 of diamonds', 'e1');
  assert.equal(await inHand(page), 17);

  // The one thing that a Total Deployment forbids.
  await hand.point(await card(page, 'Queen of hearts'));
  await hand.point(await place(page, 'c2'));
  await waitForText(page, 'the Queen can’t start next to one of her own 9s');
  assert.equal(await inHand(page), 17);
  await hand.point(await card(page, 'Queen of hearts'));
  await hand.point(await place(page, 'a1'));
  await placed(page, 'Queen of hearts', 'a1');
  await hand.press(/^Clear/);
  await page.untilHere('all cards in hand', async () => (await inHand(page)) === 19);
  await hand.press(/^Restore/);
  await placed(page, '9 of hearts', 'c3');
  assert.equal(await inHand(page), 16);

  await hand.press('Shuffle the rest');
  await hand.press(DONE);
  await handoverTo(page, 'Black');
  await takeDevice(hand);
  await hand.point(await card(page, '8 of spades'));
  await waitForText(page, 'Where does the 8 of spades go?');
  await hand.press('Arrange for me');
  await waitForText(page, 'All cards are placed.');
  await hand.press(DONE);

  await waitForText(page, 'Both armies are revealed.');
  await hand.table.ready();
  await atRest(page);
  const spaces = await hand.table.spaces();
  assert.ok(spaces.get('a1').queen, 'the Queen stands where she was set up');
  assert.equal(spaces.get('c3').value, 9);
  assert.equal(spaces.get('c1').side, '');
  assert.deepEqual(await hand.table.moves(), []);
  await hand.play({ kind: 'single', from: 'b1', to: 'c1' });
  await hand.play({ kind: 'single', from: 'b8', to: 'c8' });
  await hand.press('Undo');
  await hand.press('Undo');
  assert.ok((await find(page, 'heading', /to move/)).name.includes('Red'));
  assert.ok((await findAll(page, 'button', '^Undo$'))[0].disabled, 'undo ends at the reveal');
  await hand.press('Menu');
  await hand.press('Resign');
  await hand.press('Resign');
  await find(page, 'heading', 'Black wins');
});

pageTest('a Minor Deployment against the computer, whose set-up is sealed', tablet, async (page, { address }) => {
  const hand = await dealt(page, address, TouchHand, { opponent: 'Computer', level: 'Scout', setup: 'Minor' });
  await find(page, 'button', 'The computer’s setup is sealed');
  const sealed = await page.evaluate(() => document.querySelector('.seal code').textContent);
  assert.match(sealed, /^[0-9a-f]{64}$/);
  for (const [row, cards] of [5, 5, 5, 4].entries()) {
    await waitForText(page, `row ${row + 1} of 4`);
    await page.untilHere('the draw', async () => (await inHand(page)) === cards);
    await hand.press(row % 2 === 0 ? 'Arrange for me' : 'Shuffle the rest');
    await hand.press(DONE);
  }
  await waitForText(page, 'The computer’s setup matches its seal.');
  await hand.press('Show the seal');
  const [salt, line, hash] = await page.evaluate(() =>
    [...document.querySelectorAll('.seal-facts code')].map((code) => code.textContent),
  );
  assert.equal(hash, sealed);
  assert.equal(createHash('sha256').update(`${salt} ${line}`).digest('hex'), hash, 'anybody can check it');
  await hand.press('Close');
  // The sealed set-up is the one on the board.
  const back = [...(await hand.table.spaces()).values()].filter(({ cell }) => /^[abde]8$/.test(cell));
  const values = line
    .match(/cards=(\S+)/)[1]
    .match(/../g)
    .slice(15)
    .map((text) => ({ Q: 0, A: 1 })[text[0]] ?? Number(text[0]));
  assert.deepEqual(back.map(({ value }) => value).sort(), values.sort());
  await hand.play({ kind: 'single', from: 'b1', to: 'c1' });
  await page.untilHere('the answer', async () => (await hand.table.moves()).length === 2);
});

const typeInto = async (hand, name, text) => {
  const { centre } = await find(hand.page, 'textbox', name);
  await hand.point(centre);
  await hand.page.type(text);
};

pageTest(
  'a set-up is saved under a name, and laid by the other side in the next game',
  phone,
  async (page, { address }) => {
    const hand = await dealt(page, address, TouchHand, { setup: 'Total' });
    await takeDevice(hand);
    await hand.press('Save or load setups');
    await waitForText(page, 'Once all your cards are placed');
    await hand.press('Close');
    await hand.press('Shuffle the rest');
    const lying = async () =>
      (await findAll(page, 'button', ' on [a-e][1-8]$')).map(({ name }) => name.split(' on ')[0]);
    const red = await lying();
    assert.equal(red.length, 19);
    await hand.press('Save or load setups');
    await typeInto(hand, 'Name of this setup', 'Wall');
    await hand.press('Save this setup');
    await waitForText(page, '“Wall” is saved.');
    await hand.press('Close');
    await hand.press(DONE);

    // Black does not get to see what Red has saved in this game.
    await handoverTo(page, 'Black');
    await takeDevice(hand);
    await hand.press('Save or load setups');
    await waitForText(page, 'No saved setups for this edition yet.');
    await hand.press('Close');

    await hand.press('Arrange for me');
    await hand.press(DONE);
    await waitForText(page, 'Both armies are revealed.');

    await hand.press('Home');
    await chooseGame(hand, { setup: 'Total' });
    await takeDevice(hand);
    await hand.press('Arrange for me');
    await hand.press(DONE);
    await handoverTo(page, 'Black');
    await takeDevice(hand);
    await hand.press('Save or load setups');
    await hand.press('Use “Wall”');
    await page.untilHere('all cards', async () => (await lying()).length === 19);
    const across = { hearts: 'spades', diamonds: 'clubs' };
    assert.deepEqual(
      await lying(),
      red.map((name) => name.replace(/hearts|diamonds/, (suit) => across[suit])),
    );
  },
);

const times = 3;
pageTest(
  `a handover screen looks the same whatever lies behind it: ${times} placements`,
  { ...tablet, reducedMotion: true, composited: true },
  async (page, { address }) => {
    const hand = await dealt(page, address, TouchHand, { setup: 'Total' });
    let first;
    const placements = new Set();
    for (let game = 0; game < times; game += 1) {
      if (game > 0) await chooseGame(hand, { setup: 'Total' });
      await takeDevice(hand);
      await hand.press('Shuffle the rest');
      const cards = await findAll(page, 'button', ' on [a-e][1-4]$');
      assert.equal(cards.length, 19);
      placements.add(cards.map(({ name }) => name).join());
      await hand.press(DONE);
      await handoverTo(page, 'Black');
      const now = await seen(page);
      assertAlike(now, (first ??= now), `placement ${game + 1}`);
      await hand.press('Home');
    }
    assert.equal(placements.size, times, 'they were all different');
  },
);

pageTest('all of a set-up by keys alone', desktop, async (page, { address }) => {
  await page.goto(address);
  await scriptChance(page);
  const hand = new KeyHand(new Table(page));
  await chooseGame(hand, { opponent: 'Computer', level: 'Larva', setup: 'Total' });
  await find(page, 'button', 'Arrange for me');
  const focusOn = (name) => {
    const control = async () => (await findAll(page, 'button', name))[0];
    return hand.tabTo(
      name,
      async () => (await control())?.centre,
      async () => (await control())?.focused,
    );
  };
  await focusOn('^Queen of hearts$');
  await page.press('ArrowRight', 'Enter');
  await waitForText(page, 'Where does the 9 of hearts go?');
  await focusOn('^a4, empty$');
  await page.press('ArrowRight', 'ArrowDown', 'Enter');
  await placed(page, '9 of hearts', 'b3');
  await focusOn('^Arrange for me$');
  await page.press('Enter');
  await find(page, 'button', DONE);
  await focusOn(DONE.source);
  await page.press('Enter');
  await hand.table.ready();
  assert.equal((await hand.table.spaces()).get('b3').value, 9);
});
