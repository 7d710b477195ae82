// Phones held sideways, and windows no wider than 320: in every phase of every game each button is in sight without scrolling, and none lies
// on another one. Letters twice as large: nothing covers or cuts anything.

import assert from 'node:assert/strict';
import { pageTest } from './support/browser_test.mjs';
import { reviewDiceGame } from './support/dice_game.mjs';
import { begin } from './support/dice_table.mjs';
import { atRest, chooseGame, hotSeat, openEditor, playText, waitForText, wholeReview } from './support/game.mjs';
import { FingerHand } from './support/hands.mjs';
import { entry, golden, openLibrary, paste } from './support/library.mjs';
import { exists, find } from './support/roles.mjs';
import { endAtOnce } from './support/short_game.mjs';
import { ENLARGED, IN_REACH, looking, sideways, SIZES } from './support/sideways.mjs';
import { Table } from './support/table.mjs';
import { startWar, WarTable } from './support/war_table.mjs';

pageTest('sideways: Red vs. Black in every phase', sideways, async (page, { address }) => {
  const { look, judge } = looking(page);
  const hand = await begin(page, address, FingerHand);
  await look('commit', IN_REACH, ENLARGED);
  await playText(page, 'commit:1,2,3,4', 'commit:1,2,3,4');
  await look('throw');
  await playText(page, 'throw:5r,9b,7h,2b,6r');
  await look('second throw');
  await playText(page, 'throw:10b,9b,7b,2b,6r');
  await look('tactics', IN_REACH, ENLARGED);
  await hand.press('No tactic');
  await hand.press('No tactic');
  await look('resolution');
  await hand.press('Next turn');
  await playText(page, 'commit:1,3,4,5', 'commit:1,2,3,4', 'throw:5r,9b,7h,2b,6r', 'throw:10b,9b,7b,2b,6r');
  await hand.press('Heal');
  await waitForText(page, 'Removes units 5 and 6.');
  await look('heal');
  await hand.press('Menu');
  await hand.press('Resign');
  await hand.press('Resign');
  await find(page, 'button', 'Rematch');
  await look('the result');
  await hand.press('More');
  await find(page, 'button', 'Home');
  await hand.press('Close');
  await find(page, 'button', 'Show result');
  await look('the end');
  judge();
});

pageTest('sideways: dice of a real table', sideways, async (page, { address }) => {
  const { look, judge } = looking(page);
  const hand = await begin(page, address, FingerHand, { dice: 'Our own dice' });
  await playText(page, 'commit:1,2,3,4', 'commit:1,2,3,4');
  await look('a number');
  await hand.press('7');
  await look('a place');
  for (let n = 1; n <= 5; n += 1) {
    await hand.press('Unclear');
    if (n < 5) await hand.press('3');
  }
  await look('a whole throw');
  judge();
});

pageTest('sideways: a secret set-up changes hands', sideways, async (page, { address }) => {
  const { look, judge } = looking(page);
  const hand = new FingerHand(new Table(page));
  await page.goto(address);
  await chooseGame(hand, { setup: 'Total' });
  await find(page, 'button', 'Hold to see the cards');
  await look('the handover');
  await hand.hold('Hold to see the cards', () => page.untilHere('the cards', () => exists(page, 'button', /^Done/)));
  await look('the set-up', IN_REACH, ENLARGED);
  judge();
});

pageTest('sideways: two people with clocks', sideways, async (page, { address }) => {
  const { look, judge } = looking(page);
  await page.goto(address);
  await find(page, 'button', 'Start the game');
  await page.evaluate(() => document.querySelector('anthill-app').change({ clock: '15+10' }));
  for (const game of ['army-ants', 'ant-war', 'red-vs-black']) {
    await page.evaluate((id) => {
      const [red, black] = ['Elisabeth', ''].map((name) => ({ kind: 'person', name }));
      return document.querySelector('anthill-app').begin(id, { red, black }, 7);
    }, game);
    await page.until(`the clocks of ${game}`, () => document.querySelectorAll('.clock').length === 2);
    await look(game);
  }
  judge();
});

pageTest('nothing moves as an army commits', sideways, async (page, { address }) => {
  await begin(page, address, FingerHand);
  const places = () =>
    page.evaluate(() =>
      ['.board canvas', '.army', '.points > span'].flatMap((part) =>
        [...document.querySelectorAll(part)].map((element) => {
          const { left, top } = element.getBoundingClientRect();
          return `${part}: ${Math.round(left)}, ${Math.round(top)}`;
        }),
      ),
    );
  const sizes = [...SIZES, [740, 360], [360, 740], [600, 960], [820, 1180], [1180, 820]];
  const seen = async () => {
    const found = [];
    for (const [wide, high] of sizes) {
      await page.setViewport({ width: wide, height: high });
      await atRest(page);
      found.push([`${wide}x${high}`, ...(await places())]);
    }
    return found;
  };
  const before = await seen();
  await playText(page, 'commit:1,2,3,4');
  assert.ok(await page.evaluate(() => document.querySelector('.chosen').checkVisibility()));
  assert.deepEqual(await seen(), before);
  await playText(page, 'commit:1,2,3,4', 'throw:5r,9b,7h,2b,6r', 'throw:10b,9b,7b,2b,6r');
  for (const [wide, high] of sizes.slice(-3)) {
    await page.setViewport({ width: wide, height: high });
    await atRest(page);
    const numbers = await page.evaluate(() => {
      const inSight = (part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        return part.contains(document.elementFromPoint(left + width - 3, top + height / 2));
      };
      return [...document.querySelectorAll('.strip i')].filter(inSight).length;
    });
    assert.equal(numbers, 10, `dice told on the plates, ${wide}x${high}`);
  }
});

pageTest('sideways: Army Ants and Ant War', sideways, async (page, { address }) => {
  const { look, judge } = looking(page);
  const { table } = await hotSeat(page, address, FingerHand);
  await look('Army Ants', IN_REACH, ENLARGED);
  for (const cell of ['b1', 'a1']) await page.tap(await table.centreOf(cell));
  await find(page, 'button', 'March together');
  await look('a question of Army Ants', ENLARGED);
  await page.goto(address);
  const war = new FingerHand(new WarTable(page));
  await startWar(war);
  for (const phase of ['odds', 'colour', 'cut', 'play']) {
    await look(`Ant War, ${phase}`, IN_REACH, ENLARGED);
    const next = await page.evaluate(() => document.querySelector('.panel .primary')?.innerText.trim() ?? '');
    if (next === '') break;
    await war.press(next);
    await atRest(page);
  }
  judge();
});

for (const game of ['Army Ants', 'Ant War', 'Ants: Red vs. Black']) {
  pageTest(`sideways: the lesson and a puzzle of ${game}`, sideways, async (page, { address }) => {
    const { look, judge } = looking(page);
    const short = { ...IN_REACH, sizes: [SIZES[0], SIZES[2]] };
    const hand = new FingerHand(new Table(page));
    for (const way of [new RegExp(`^Learn ${game}`), 'Puzzles']) {
      await page.goto(address);
      await find(page, 'button', 'Start the game');
      await atRest(page);
      if (game !== 'Army Ants') await hand.choose(game);
      await atRest(page);
      await hand.press(way);
      await find(page, 'heading', way === 'Puzzles' ? /[Pp]uzzle/ : way);
      await atRest(page);
      await look(way === 'Puzzles' ? 'a puzzle' : 'the first step', short, ENLARGED);
      if (way === 'Puzzles') {
        await hand.press('Solution');
        await find(page, 'button', 'Show the solution');
        await look('what it costs', short);
        await hand.press('Show the solution');
        await find(page, 'heading', 'Solution');
        await atRest(page);
        await look('the solution', short);
        continue;
      }
      for (let step = 2; await exists(page, 'button', 'Skip'); ++step) {
        await hand.press('Skip');
        await find(page, 'heading', new RegExp(`Step ${step} of`));
        await atRest(page);
        await look(`step ${step}`, short);
      }
    }
    judge();
  });
}

pageTest('sideways: captured cards lie beside the names', sideways, async (page, { address }) => {
  const hand = await openLibrary(page, address, FingerHand);
  await paste(hand, await golden('records/army_ants.txt'));
  await hand.press(entry);
  await find(page, 'button', 'Show result');
  const covered = () =>
    [...document.querySelectorAll('.player-bar')].flatMap((bar) => {
      const cards = [...bar.querySelectorAll('.chip')].map((card) => card.getBoundingClientRect());
      const narrow = cards.filter(({ width }) => width < 12).length;
      const end = Math.max(...[...bar.querySelectorAll('.who > *')].map((word) => word.getBoundingClientRect().right));
      return narrow > 0 || cards[0].left < end ? [bar.innerText] : [];
    });
  for (const [wide, high] of SIZES.slice(0, 2)) {
    await page.setViewport({ width: wide, height: high });
    await atRest(page);
    assert.deepEqual(await page.evaluate(covered), [], `${wide}x${high}`);
  }
});

pageTest('sideways: the reviews of games', sideways, async (page, { address }) => {
  const { look, judge } = looking(page);
  const hand = await reviewDiceGame(page, address, FingerHand);
  await look('review');
  await page.setViewport({ width: 600, height: 960 });
  await atRest(page);
  const words = await page.evaluate(() =>
    [...document.querySelectorAll('.replay .tool span')].map(
      ({ offsetHeight }) => offsetHeight > 10 && offsetHeight < 20,
    ),
  );
  assert.deepEqual(words, [true, true, true], 'an upright tablet has room for words, in one line each');
  await hand.press('Previous key moment');
  await look('a key moment');
  const army = await hotSeat(page, address, FingerHand);
  await endAtOnce(page);
  await find(page, 'button', 'Rematch');
  await army.press('Review the game');
  await wholeReview(page);
  await army.press('Previous key moment');
  await look('a key moment of Army Ants');
  judge();
});

pageTest('the ribbon of a device that is turned shows the last move', sideways, async (page, { address }) => {
  await page.setViewport({ width: 1180, height: 820 });
  await hotSeat(page, address, FingerHand);
  await endAtOnce(page);
  await page.setViewport({ width: 360, height: 740 });
  await atRest(page);
  const { left, right } = await page.evaluate(() => {
    const box = document.querySelector('.move-list [aria-current=step]').getBoundingClientRect();
    return { left: box.left, right: box.right };
  });
  assert.ok(left >= 0 && right <= 360, `it lies from ${left} to ${right}`);
});

pageTest('beside a board a panel that grows leaves the current move in sight', sideways, async (page, { address }) => {
  await page.setViewport({ width: 1180, height: 820 });
  const hand = await begin(page, address, FingerHand);
  await playText(page, 'commit:1,2,3,4', 'commit:1,2,3,4', 'throw:5r,9b,7h,2b,6r', 'throw:10b,9b,7b,2b,6r');
  await hand.press('No tactic');
  await hand.press('No tactic');
  await find(page, 'button', 'Next turn');
  await atRest(page);
  const { list, move } = await page.evaluate(() => {
    const place = (part) => document.querySelector(part).getBoundingClientRect().toJSON();
    return { list: place('.move-list'), move: place('.move-list [aria-current=step]') };
  });
  const places = `from ${move.top} to ${move.bottom} in a list from ${list.top} to ${list.bottom}`;
  assert.ok(move.top > list.top - 1 && move.bottom < list.bottom + 1, `it lies ${places}`);
});

pageTest(
  'sideways: an analysis of Red vs. Black shows three moves, its editor both armies',
  sideways,
  async (page, { address }) => {
    await page.setViewport({ width: 740, height: 360 });
    const hand = await openEditor(page, address, FingerHand, { game: 'Ants: Red vs. Black' });
    const hidden = (parts) =>
      page.evaluate(
        (selector) =>
          [...document.querySelectorAll(selector)]
            .filter((part) => {
              const { left, top, width, height } = part.getBoundingClientRect();
              return !part.contains(document.elementFromPoint(left + width / 2, top + height - 3));
            })
            .map((part) => part.getAttribute('aria-label') ?? part.innerText),
        parts,
      );
    await page.evaluate(() => void scrollTo(0, 0)); // a button was looked for below
    assert.deepEqual(await hidden('.set-army .unit'), []);
    await hand.press('Analyse');
    await page.until('three lines', () => document.querySelectorAll('.lines li .line button:first-child').length === 3);
    await atRest(page);
    assert.deepEqual(await hidden('.lines li .line button:first-child, .actions > .small'), []);
    for (const language of ['de', 'pl', 'en']) {
      await page.evaluate((chosen) => document.querySelector('anthill-app').change({ language: chosen }), language);
      await page.goto(`${address}#puzzles`);
      await page.reload();
      await page.until('a puzzle', () => document.querySelector('.puzzle .sets button') !== null);
      await atRest(page);
      assert.deepEqual(await hidden('.sets button'), [], language);
    }
  },
);
