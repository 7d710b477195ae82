// Ants: Red vs. Black: whole games by flicks of a finger and by keys; turns against the computer; a throw that neither a turned device nor a
// reload in mid-flight loses or throws again; and what axe has to say.

import assert from 'node:assert/strict';
import { browserTest, pageTest } from './support/browser_test.mjs';
import { assertAccessible } from './support/accessible.mjs';
import { begin, bothCommit, flick, tableSays } from './support/dice_table.mjs';
import { visitRedVsBlack } from './support/game_visits.mjs';
import { atRest, desktop, phone, still, tablet, waitForText } from './support/game.mjs';
import { find } from './support/roles.mjs';
import { FingerHand, KeyHand, MouseHand } from './support/hands.mjs';
import { engine } from './support/setup.mjs';

/** Presses whatever goes on with the game: runs in the page, since a game has some two hundred decisions. False when dice are due. */
function goOn() {
  const wanted = /^(Show all|Next turn|Bring units back|Show result|Commit (no|\d)|Go on with|No tactic|Bring back)/;
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

wholeGame('Red vs. Black: a whole game by a finger: flicks, then taps', still(tablet), async (page, { address }) => {
  const hand = await begin(page, address, FingerHand);
  let flicks = 0;
  await playOn(hand, () => ((flicks += 1) <= 8 ? flick(page) : press(page)), ended(page));
  assert.ok(flicks > 8, `${flicks} flicks`);
  await showsLuck(page);
});

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

pageTest('Red vs. Black: a whole game by keys alone, aimed and measured', still(desktop), async (page, { address }) => {
  await begin(page, address, KeyHand);
  const step =
    /^(Commit [4-9]|Commit \d|Commit no|Go on with|No tactic|Show all|Next turn|Bring units back|Bring back|Show result)/;
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
});

pageTest('Red vs. Black: two turns against the computer', still(desktop), async (page, { address }) => {
  const hand = await begin(page, address, MouseHand, { opponent: 'Computer' });
  const turns = () =>
    page.evaluate(() => document.querySelector('anthill-app').session.state.match.snapshot.turnNumber);
  await playOn(
    hand,
    () => press(page),
    async () => (await turns()) > 2,
  );
});

browserTest('Red vs. Black: a turn of the device and a reload keep the throw', tablet, async (page, { address }) => {
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
});

pageTest('the accessibility checkers find nothing in Red vs. Black, light and dark', phone, (page, { address }) =>
  visitRedVsBlack(page, address, FingerHand, (screen) => assertAccessible(page, screen, ['dark'])),
);

pageTest('a double click decides for one player', still(desktop), async (page, { address }) => {
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
});
