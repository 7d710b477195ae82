// Ants: Red vs. Black: whole games by flicks of a finger, by keys, and against the computer; a throw that neither a turned device nor a
// reload in mid-flight loses or throws again; and what axe has to say.

import assert from 'node:assert/strict';
import { browserSuite } from './support/browser_test.mjs';
import { assertAccessible } from './support/accessible.mjs';
import { begin, flick, tableSays } from './support/dice_table.mjs';
import { atRest, desktop, phone, playText, tablet, waitForText } from './support/game.mjs';
import { exists, find } from './support/roles.mjs';
import { FingerHand, KeyHand, MouseHand } from './support/hands.mjs';
import { engine } from './support/setup.mjs';

const browserTest = browserSuite();

/** Presses whatever goes on with the game: runs in the page, since a game has some two hundred decisions. False when dice are due. */
function goOn() {
  const wanted = /^(Show all|Next turn|Bring units back|Show result|Commit (no|\d)|No tactic|Bring back)/;
  const button = [...document.querySelectorAll('.panel button')].find(({ innerText }) => wanted.test(innerText.trim()));
  button?.click();
  return document.querySelector('.throw-pad') === null;
}

/** Makes whatever decision is due, in the quickest way, until `done`. */
async function playOn({ page }, throwOnce, done) {
  // The deadline of the case ends what does not end by itself.
  while (!(await done())) {
    if (!(await page.evaluate(goOn))) await throwOnce();
  }
}

const ended = (page) => () => page.evaluate(() => document.querySelector('dialog .result') !== null);

/** The luck with the dice stands behind “More”. */
async function showsLuck(page) {
  await find(page, 'button', 'More');
  await page.evaluate(() => document.querySelector('dialog .result .more').click());
  await waitForText(page, 'Luck with the dice');
}

/** One tap in place of a flick. */
const press = (page) => page.evaluate(() => document.querySelector('.throw .primary')?.click());

// WebKit's test browser draws dice with a software compositor: a whole game would take it many minutes.
const wholeGame = engine === 'webkit' ? () => undefined : browserTest;

wholeGame(
  'Red vs. Black: a whole game by a finger: flicks, and one tap a throw when that has been seen often enough',
  { ...tablet, reducedMotion: true },
  async (page, { address }) => {
    const hand = await begin(page, address, FingerHand);
    let flicks = 0;
    await playOn(hand, () => ((flicks += 1) <= 8 ? flick(page) : press(page)), ended(page));
    assert.ok(flicks > 8, `${flicks} flicks`);
    await showsLuck(page);
  },
);

/** Runs in the page: how many presses of Tab lead from the focus to the first button whose words match; null when there is none. */
function tabsTo(pattern) {
  const stops = [...document.querySelectorAll('a[href], button, input, [tabindex]')].filter(
    (element) => element.getClientRects().length > 0 && !element.disabled,
  );
  const from = stops.indexOf(document.activeElement);
  const to = stops.findIndex(
    (element) => element.localName === 'button' && new RegExp(pattern).test(element.innerText.trim()),
  );
  if (to < 0) return null;
  const between = stops.slice(Math.min(from, to), Math.max(from, to)).filter(({ tabIndex }) => tabIndex >= 0).length;
  const skipped = from >= 0 && document.activeElement.tabIndex >= 0 ? 0 : 1;
  return { key: to > from ? 'Tab' : 'Shift+Tab', presses: to > from ? between + skipped : between };
}

/** Tabs to a button and presses Enter; false when it is not there. */
async function pressByKeys(page, pattern) {
  const way = await page.evaluate(tabsTo, pattern);
  if (!way) return false;
  await page.press(...Array(way.presses).fill(way.key));
  const on = await page.evaluate(() => document.activeElement?.innerText?.trim() ?? '');
  assert.match(on, new RegExp(pattern), `${way.presses} presses of ${way.key}`);
  await page.press('Enter');
  return true;
}

browserTest.ofThePage(
  'Red vs. Black: a whole game by keys alone, aimed and measured',
  { ...desktop, reducedMotion: true },
  async (page, { address }) => {
    await begin(page, address, KeyHand);
    const step =
      /^(Commit [4-9]|Commit \d|Commit no|No tactic|Show all|Next turn|Bring units back|Bring back|Show result)/;
    const seen = new Set();
    // The result opens by itself a moment after the last button; a key before that would open it at once and take the focus along.
    const isOver = () =>
      page.evaluate(() => {
        const { status, held } = document.querySelector('anthill-app').session.state.match.snapshot;
        return status.kind !== 'playing' && !held;
      });
    for (let throws = 0; !(await isOver());) {
      const phase = await page.evaluate(() => document.querySelector('.game-panel > *')?.localName ?? '');
      seen.add(phase);
      if (phase !== '' && !seen.has(`focus ${phase}`)) {
        // Whatever was there has gone, with the focus: the panel has taken it.
        await page.until(`the focus in ${phase}`, () =>
          document.querySelector('.game-panel').contains(document.activeElement),
        );
        seen.add(`focus ${phase}`);
      }
      if (phase === 'anthill-throw') {
        if (throws < 2) {
          await page.press('Tab', 'ArrowRight', 'ArrowRight', 'Tab', 'ArrowRight', 'ArrowRight');
          const words = await page.evaluate(() =>
            ['throw-aim', 'throw-strength'].map((id) => document.getElementById(id).getAttribute('aria-valuetext')),
          );
          assert.deepEqual(words, throws === 0 ? ['2 degrees to the right', '9 of 10'] : words);
        }
        throws += 1;
        await pressByKeys(page, '^Throw$');
      } else if (phase === 'anthill-tactics' && !seen.has('swap')) {
        seen.add('swap');
        await pressByKeys(page, '^Swap colours$');
        await pressByKeys(page, '^Spend 1 Tactic Point$');
      } else {
        await pressByKeys(page, step.source);
      }
    }
    for (const phase of ['commit', 'throw', 'tactics', 'resolution']) assert.ok(seen.has(`anthill-${phase}`), phase);
    await showsLuck(page);
  },
);

browserTest.ofThePage(
  'Red vs. Black: a whole game against the computer',
  { ...desktop, reducedMotion: true },
  async (page, { address }) => {
    const hand = await begin(page, address, MouseHand, { opponent: 'Computer', committing: 'Open' });
    await playOn(hand, () => press(page), ended(page));
    await showsLuck(page);
  },
);

/** To the first throw. */
async function bothCommit(hand) {
  await hand.press(/^Commit 4 units/);
  await waitForText(hand.page, 'Black commits units');
  await hand.press(/^Commit 4 units/);
  await find(hand.page, 'button', 'Throw');
}

browserTest(
  'Red vs. Black: a device that is turned, and a reload, while dice fly keep the throw',
  tablet,
  async (page, { address }) => {
    const hand = await begin(page, address, FingerHand);
    await bothCommit(hand);
    await hand.press('Throw');
    await page.until('the dice in the air', () => document.body.innerText.includes('The dice are rolling'));
    const moves = () =>
      page.evaluate(() =>
        document.querySelector('anthill-app').session.state.match.snapshot.moves.map(({ text }) => text),
      );
    const thrown = await moves();
    await page.setViewport({ width: 1180, height: 820 });
    await page.until('the table in the turned window', () => {
      const { right } = document.querySelector('.board canvas').getBoundingClientRect();
      const labels = [...document.querySelectorAll('.hill')].map((label) => label.getBoundingClientRect());
      return right < innerWidth - 200 && labels.every(({ left, width }) => left > 0 && left + width < right);
    });
    await waitForText(page, 'Black throws');
    const lying = await tableSays(page);
    await page.reload();
    await page.until('the table', () => document.querySelector('.table-words') !== null);
    assert.deepEqual(await moves(), thrown);
    assert.equal(await tableSays(page), lying);
    await waitForText(page, 'Black throws');
  },
);

browserTest.ofThePage(
  'the accessibility checkers find nothing on the screens of Red vs. Black, light and dark',
  phone,
  async (page, { address }) => {
    const hand = await begin(page, address, FingerHand, { committing: 'Secret' });
    const check = async (screen) => {
      for (const theme of ['light', 'dark']) {
        await page.evaluate((theme) => document.querySelector('anthill-app').change({ theme }), theme);
        await assertAccessible(page, `${screen}, ${theme}`);
      }
    };
    const lift = () => hand.hold('Hold to choose units', () => find(page, 'button', /^Commit 4 units/));
    await check('handover');
    await lift();
    await check('commit');
    await hand.press(/^Commit 4 units/);
    await lift();
    await hand.press(/^Commit 4 units/);
    await find(page, 'button', 'Throw');
    await check('throw');
    await hand.press('Throw');
    await waitForText(page, 'Black throws');
    await hand.press('Throw');
    await hand.press('Swap colours');
    await check('tactics');
    await hand.press('Spend 1 Tactic Point');
    await waitForText(page, 'Black may use a tactic');
    await hand.press('No tactic');
    await hand.press('Show all');
    await check('resolution');
    await hand.press('Menu');
    await hand.press('Resign');
    await hand.press(/^Resign/);
    await showsLuck(page);
    await check('result');
  },
);

/** Runs in the page: keeps whatever anybody could read or hear of it in each frame while the dice are in the air. */
function listenToFlights() {
  const everythingSaid = () => {
    const labels = [...document.querySelectorAll('[aria-label], [title]')].map(
      (element) => `${element.getAttribute('aria-label')} ${element.getAttribute('title')}`,
    );
    return [document.title, document.body.textContent, ...labels].join('\n');
  };
  globalThis.heard = [];
  const listen = () => {
    const { snapshot } = document.querySelector('anthill-app').session.state.match;
    const flies = snapshot.animating && snapshot.moves.at(-1).text.startsWith('throw:');
    if (flies) globalThis.heard.push([everythingSaid(), document.querySelectorAll('.move-list li').length]);
    requestAnimationFrame(listen);
  };
  listen();
}

browserTest.ofThePage(
  'Red vs. Black: nothing of a throw is said anywhere before the dice lie still',
  tablet,
  async (page, { address }) => {
    const hand = await begin(page, address, FingerHand);
    await bothCommit(hand);
    const before = await page.evaluate(() => document.querySelectorAll('.move-list li').length);
    await page.evaluate(listenToFlights);
    await hand.press('Throw');
    await waitForText(page, 'Black throws');
    await page.until('the live region', () =>
      /Red has thrown/.test(document.querySelector('main > [role=status]').textContent),
    );
    const says = await tableSays(page);
    const [{ dice, list }, heard] = [
      await page.evaluate(() => ({
        dice: document.querySelector('main > [role=status]').textContent.replace(/^.*thrown: /, ''),
        list: document.querySelector('.move-list li:last-child').textContent.trim(),
      })),
      await page.evaluate(() => globalThis.heard),
    ];
    assert.ok(says.includes(dice.replace(/\.$/, '')), `${says} tells of ${dice}`);
    assert.match(list, /^throws \d/);
    assert.ok(heard.length > 3, `${heard.length} looks while the dice flew`);
    for (const [said, moves] of heard) {
      assert.equal(moves, before, 'the list waits');
      assert.ok(!said.includes(dice.replace(/\.$/, '')), 'nobody tells the dice');
      assert.ok(!said.includes(list), 'the list does not tell them');
      assert.doesNotMatch(said, /has thrown|throws \d/);
    }
  },
);

/** Runs in the page: the boxes of what must not lie on one another, and how wide the board is. */
function places() {
  const box = (selector) => {
    const { left, top, right, bottom, width, height } = document.querySelector(selector).getBoundingClientRect();
    return { left, top, right, bottom, width, height };
  };
  const app = document.querySelector('anthill-app');
  const { table } = document.querySelector('anthill-throw-pad').snapshot;
  const tile = table.tile / 100 / app.board.pixelRatio;
  const canvas = box('.board canvas');
  const near = canvas.top + Math.max(table.hills.red.y, table.hills.black.y) / app.board.pixelRatio;
  return {
    board: 11 * tile,
    lowerEdge: near + tile / 2,
    canvas,
    panel: box('.game-panel'),
    army: box('.near .army'),
    units: document.querySelectorAll('.game-panel .unit').length,
    targets: [...document.querySelectorAll('.near .army button.unit')].map((unit) => {
      const { width, height } = unit.getBoundingClientRect();
      return { width, height };
    }),
    plates: [...document.querySelectorAll('.player-bar')].map((plate) => ({
      badge: plate.querySelector('.badge').getClientRects().length,
      name: plate.querySelector('.who').innerText,
    })),
  };
}

for (const [name, size, least] of [
  ['a phone', phone, 324], // 90 % of 360
  ['an upright tablet', tablet, 680], // 83 % of 820
]) {
  browserTest.ofThePage(
    `Red vs. Black: on ${name} units are picked on the own row, and nothing covers the table`,
    size,
    async (page, { address }) => {
      const hand = await begin(page, address, FingerHand, { opponent: 'Computer' });
      const committing = await page.evaluate(places);
      const { board, canvas, panel, army, lowerEdge, units, targets, plates } = committing;
      console.log(
        `board of Red vs. Black on ${name}: ${board} px of ${canvas.width}, ${Math.round((100 * board) / canvas.width)} %`,
      );
      assert.ok(board >= least, `${board} of ${canvas.width}`);
      assert.ok(
        lowerEdge <= canvas.bottom && canvas.bottom <= army.top && army.bottom <= panel.top,
        JSON.stringify(committing),
      );
      assert.equal(units, 0, 'no second row of units');
      assert.equal(targets.length, 10);
      // Ten stand in a row on the narrowest phone: as wide as the letters of its keyboard, and as tall as every target.
      for (const { width, height } of targets) assert.ok(width >= 30 && height >= 43.5, `${width} x ${height}`);
      for (const { badge, name } of plates) assert.ok(badge === 1 && /Red|Black/.test(name), name);
      await hand.press('Unit 1');
      await find(page, 'button', /^Commit 3 units: 4 dice/);
      await hand.press('Unit 9');
      await hand.press('Unit 7');
      await hand.press(/^Commit 4 units: 5 dice/);
      await find(page, 'button', 'Throw');
      assert.deepEqual(
        await page.evaluate(() => [...document.querySelectorAll('.near .unit.sent b')].map((unit) => unit.innerText)),
        ['3', '4', '7', '9'],
      );
      const throwing = await page.evaluate(places);
      assert.deepEqual(throwing.canvas, canvas, 'the table keeps its size');
    },
  );
}

browserTest.ofThePage(
  'Red vs. Black: a die is turned by taps, numbered on the table, looked at through the loupe; undo says why it does nothing',
  { ...tablet, reducedMotion: true },
  async (page, { address }) => {
    const hand = await begin(page, address, FingerHand);
    await bothCommit(hand);
    await hand.press('Throw');
    await waitForText(page, 'Black throws');
    await hand.press('Throw');
    await find(page, 'button', 'Swap colours');
    const tags = () =>
      page.evaluate(() => [...document.querySelectorAll('.dice-tags .tag')].map((tag) => tag.innerText));
    assert.deepEqual(await tags(), ['1', '2', '3', '4', '5']);
    const first = () =>
      page.evaluate(
        () =>
          document
            .querySelector('.own-dice .face')
            .getAttribute('aria-label')
            .match(/^Die 1: (\d+)/)[1],
      );
    const number = await page.evaluate(() => document.querySelector('anthill-tactics').snapshot.thrown.red[0].number);
    const steps = [number + 1, number - 1].filter((value) => value >= 1 && value <= 10);
    // By the plus and the minus, and by taps on the die where it lies on the table.
    for (const value of steps) {
      await hand.press(value > number ? /^Die 1, plus 1/ : /^Die 1, minus 1/);
      assert.equal(Number(await first()), value);
    }
    const lies = await page.evaluate(() => {
      const { left, top } = document.querySelector('.board canvas').getBoundingClientRect();
      const { board } = document.querySelector('anthill-app');
      const { x, y } = document.querySelector('anthill-throw-pad').snapshot.table.dice.red[0];
      return { x: left + x / board.pixelRatio, y: top + y / board.pixelRatio };
    });
    while (Number(await first()) !== number) await page.tap(lies);
    for (const value of [...steps, number]) {
      await page.tap(lies);
      assert.equal(Number(await first()), value, 'turned on the table');
    }
    // The loupe follows the finger and goes with it.
    const held = await page.evaluate(() => {
      const { board } = document.querySelector('anthill-app');
      const calls = [];
      const hold = board.hold.bind(board);
      board.hold = (place) => void (calls.push(place !== null), hold(place));
      globalThis.held = calls;
      return document.querySelector('.loupe-pad') !== null;
    });
    assert.ok(held);
    // No element can capture a synthetic finger.
    if (engine !== 'webkit') {
      await page.touchDrag({ x: 300, y: 500 }, { x: 320, y: 520 }, { x: 340, y: 540 });
      const calls = await page.evaluate(() => globalThis.held);
      assert.ok(calls[0] === true && calls.at(-1) === false, JSON.stringify(calls));
    }
    // Undo does nothing, and says why over the panel for some seconds. The tap right after the drag is lost now and then in Chromium, and a
    // busy machine may sleep through the words: it is tapped until they are there.
    await page.untilHere('why', async () => {
      await page.tap(
        await page.evaluate(() => {
          const { left, top, width, height } = document
            .querySelector('.tool[aria-keyshortcuts=U]')
            .getBoundingClientRect();
          return { x: left + width / 2, y: top + height / 2 };
        }),
      );
      return page.evaluate(() =>
        /can’t be taken back/.test(document.querySelector('.talk.passing')?.textContent ?? ''),
      );
    });
  },
);

browserTest.ofThePage(
  'Red vs. Black: the table has one size and place in every phase; wounded units heal by a tap, three or fewer at once',
  { ...phone, reducedMotion: true },
  async (page, { address }) => {
    const hand = await begin(page, address, FingerHand);
    const still = await page.evaluate(places);
    const assertStill = async (phase) =>
      assert.deepEqual((await page.evaluate(places)).canvas, still.canvas, `the table moves: ${phase}`);
    const turn = async (throws) => {
      for (const move of ['commit:1,3', 'commit:1,3', ...throws]) await playText(page, move);
      await assertStill('tactics');
    };
    await playText(page, 'commit:1,2,3,4');
    await playText(page, 'commit:1,2,3,4');
    await assertStill('throw');
    await playText(page, 'throw:1b,2b,3b,4b,5b');
    await assertStill('the second throw');
    // A refusal is said over the head of the page.
    await playText(page, 'throw:1b');
    await assertStill('a refusal');
    await playText(page, 'throw:6b,7b,8b,4r,5r');
    await hand.press('No tactic');
    await hand.press('No tactic');
    await assertStill('resolution');
    await hand.press('Next turn');
    await turn(['throw:5b,5b,5b,7h', 'throw:9b,1r,2r,3r']);
    const pressed = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.near .unit[aria-pressed=true] b')].map(({ innerText }) => innerText).join(),
      );
    await hand.press('Heal');
    assert.equal(await pressed(), '6,7,8', 'three are all of them');
    await hand.press('Unit 7');
    await find(page, 'button', 'Spend 1 Tactic Point');
    assert.equal(await pressed(), '6,8');
    await hand.press('Heal');
    assert.equal(await pressed(), '');
    await hand.press('Unit 8');
    assert.equal(await pressed(), '8', 'without asking for Heal first');
    await hand.press('Spend 1 Tactic Point');
    await hand.press('No tactic');
    await hand.press('Next turn');
    assert.equal(
      (await page.evaluate(() => document.querySelector('anthill-app').session.state.match.snapshot)).points.red,
      2,
    );
    // The log has each turn, and leads back to it.
    await hand.press('Log');
    await waitForText(page, 'Turn 1');
    await hand.press('Turn 2');
    await find(page, 'button', 'Back');
  },
);

browserTest.ofThePage(
  'Red vs. Black: what is committed in secret stays behind a handover screen',
  phone,
  async (page, { address }) => {
    await begin(page, address, FingerHand, { committing: 'Secret' });
    await waitForText(page, 'The other player should look away.');
    assert.equal(await exists(page, 'button', 'Unit 1'), false);
  },
);

browserTest.ofThePage(
  'a double click decides for one player',
  { ...desktop, reducedMotion: true },
  async (page, { address }) => {
    const hand = await begin(page, address, MouseHand);
    const ply = () => page.evaluate(() => document.querySelector('anthill-app').session.state.match.snapshot.ply);
    const twice = async (name) => {
      await atRest(page);
      const before = await ply();
      await page.doubleClick(await hand.placeToPress(name, 'button'));
      await page.untilHere('the decision', async () => (await ply()) > before);
      await atRest(page);
      assert.equal(await ply(), before + 1, `${name} was pressed for both`);
    };
    await twice(/^Commit 4/);
    await hand.press(/^Commit 4/);
    await twice('Throw');
    await find(page, 'button', 'Throw'); // Black's, who has not aimed yet
  },
);
