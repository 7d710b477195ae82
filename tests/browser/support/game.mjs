// Getting to a game: the start screen by any hand, and what every test of the game begins with.

import { framesAskedFor } from './first_move.mjs';
import { find } from './roles.mjs';
import { engine } from './setup.mjs';
import { Table } from './table.mjs';

// The window of WebKit's test browser cannot be narrower.
export const phone = { viewport: { width: engine === 'webkit' ? 450 : 360, height: 740 }, pixelRatio: 2, touch: true };
// Four times the pixels would take software rasterisers four times as long: other ratios have tests of their own.
export const tablet = { viewport: { width: 820, height: 1180 }, touch: true };
export const desktop = { viewport: { width: 1440, height: 900 } };
/** A device whose system asks for less motion. */
export const still = (device) => ({ ...device, reducedMotion: true });

/** Weakest first. */
const LEVELS = 'Egg Larva Pupa Nurse Worker Forager Scout Soldier Captain General Elder'.split(' ');

/** The level that the start screen proposes, as it is said: "1 Egg, beaten". */
export const proposedLevel = (page) =>
  page.evaluate(() => document.querySelector('.stepper input')?.getAttribute('aria-valuetext').replace(/\s/g, ' '));

/** By the keys of the slider: presses of one button would have to wait for each other. */
export async function chooseLevel({ page }, level) {
  const wanted = LEVELS.indexOf(level) + 1;
  const proposed = async () => parseInt(await page.untilHere('a level', () => proposedLevel(page)), 10);
  const steps = wanted - (await proposed());
  await page.evaluate(() => document.querySelector('.stepper input').focus());
  await page.press(...Array(Math.abs(steps)).fill(steps > 0 ? 'ArrowRight' : 'ArrowLeft'));
  await page.untilHere(`the level ${level}`, async () => (await proposed()) === wanted);
}

/** Opens the line that says what else is chosen. */
export async function openChoices(hand) {
  const { page } = hand;
  const isOpen = () => page.evaluate(() => document.querySelector('details.variant[open] fieldset') !== null);
  if (await isOpen()) return;
  await hand.press(/^(Against|You sit|\w+ against) /);
  await page.untilHere('the choices', isOpen);
}

/** Chooses the opponent; 'Just watch' is among the choices. */
async function chooseOpponent(hand, opponent) {
  await hand.choose(opponent === 'Just watch' ? 'Computer' : opponent);
  if (opponent !== 'Just watch') return;
  await openChoices(hand);
  await hand.choose(opponent);
}

const GAMES = { 'Army Ants': 'army-ants', 'Ant War': 'ant-war', 'Ants: Red vs. Black': 'red-vs-black' };

/**
 * Fills in the start screen and presses its button.
 * @param {import('./hands.mjs').FingerHand} hand
 * @param {{ game?: string, opponent?: string, level?: string } & Record<string, RegExp | string>} [choices] by the words of the start
 *        screen; without a game the one that it shows, and whatever else is chosen behind the line that says so, in this order
 */
export async function chooseGame(hand, { game, opponent = 'Friend on this device', level, ...others } = {}) {
  const { page } = hand;
  await find(page, 'button', 'Start the game');
  await atRest(page); // a finger that comes before the page lies still may touch nothing
  if (game) {
    await hand.choose(game);
    await page.until('its questions', (id) => document.querySelector(`.setup[data-game=${id}]`), GAMES[game]);
  }
  await chooseOpponent(hand, opponent);
  if (level) await chooseLevel(hand, level);
  if (Object.keys(others).length > 0) await openChoices(hand);
  for (const choice of Object.values(others)) await hand.choose(choice);
  await hand.press('Start the game');
}

/** Starts a game of Army Ants from the start screen and waits for its board. */
export async function startGame(hand, choices) {
  const { page, table } = hand;
  await chooseGame(hand, choices);
  await table.ready();
  await atRest(page); // the board finds its size a frame after it is shown
}

/** Waits until the page has the board of the chosen game: a load that is cut short is told in the console. */
export const boardLoaded = (page) =>
  page.until("the chosen game's board", () => {
    const app = document.querySelector('anthill-app');
    return Boolean(app?.board) && app.variants(app.settings.game) !== null;
  });

export const AGAINST_EGG = { opponent: 'Computer', level: 'Egg', side: 'Red' };

/**
 * Comes to the page and starts a game, always with the same deal.
 * @param {new (table: Table) => import('./hands.mjs').FingerHand} Hand
 * @param {Parameters<typeof startGame>[1]} [choices]
 */
export async function sitDown(page, address, Hand, choices) {
  const hand = new Hand(new Table(page));
  if (await page.evaluate(() => document.querySelector('anthill-app') !== null)) await boardLoaded(page);
  await page.goto(address);
  await scriptChance(page);
  await startGame(hand, choices);
  return hand;
}

/** A game against a friend on the same device. */
export const hotSeat = (page, address, Hand) => sitDown(page, address, Hand);

/** The same deal every time: a failing test fails again. */
export const scriptChance = (page) =>
  page.evaluate(() => {
    crypto.getRandomValues = (numbers) => {
      numbers.fill(0);
      numbers[0] = 2020;
      return numbers;
    };
  });

/** Waits for words anywhere on the page. */
export const waitForText = (page, text) =>
  page.until(`the words "${text}"`, (wanted) => document.body.innerText.includes(wanted), text);

/** Waits for the parts of the page that are fetched once a board is there. */
export const laterParts = (page) =>
  page.until('the later parts', () =>
    performance.getEntriesByType('resource').some(({ name }) => /\/lazy_parts-[^/]*\.js$/.test(name)),
  );

/** Waits until nothing moves any more: the letters are there, no frame is asked for, and no animation of the style sheet runs. */
export async function atRest(page) {
  // Cards that are being dealt: any key skips that.
  await page.evaluate(() => {
    if (document.querySelector('.dealt')) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
  });
  await page.until('the letters', () => document.fonts.status === 'loaded');
  await page.untilHere('rest', async () => (await page.evaluate(framesAskedFor, 4)) === 0);
  await page.until('the end of animations', () =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

/** Waits until the review on the screen has looked at all moves. */
export const wholeReview = (page) =>
  page.until('the whole review', () =>
    /key moment|No big mistakes/i.test(document.querySelector('anthill-review header p')?.innerText ?? ''),
  );

/** Stands on the screen that sets up positions of a game. */
export async function openEditor(page, address, Hand, { game = 'Army Ants', table = Table } = {}) {
  const hand = new Hand(new table(page));
  await page.goto(address);
  await find(page, 'button', 'Start the game');
  await atRest(page);
  if (game !== 'Army Ants') await hand.choose(game);
  await hand.press('Set up a position');
  await find(page, 'heading', /^Set up a position/);
  await find(page, 'button', 'Play from here');
  await atRest(page);
  return hand;
}

/** Plays moves as they are written. */
export async function playText(page, ...moves) {
  for (const move of moves) {
    await page.evaluate((text) => {
      const { session } = document.querySelector('anthill-app');
      session.command(text, session.state.match.snapshot.ply);
    }, move);
    await atRest(page);
  }
}

/** The moves of the stored game, without one that waits to be confirmed. */
export const savedMoves = (page) =>
  page.evaluate(() =>
    JSON.parse(localStorage.getItem('anthill.game.current'))
      .record.match(/\nmoves\n([^]*)result/)[1]
      .trim(),
  );

/** A card of Red’s back row into the gap beside it: possible in any deal of Army Ants. */
export const gapMove = (spaces) => ({ kind: 'single', from: spaces.get('b1').side ? 'b1' : 'd1', to: 'c1' });

/** The computer has played as Black. */
export const answered = (page, table, count) =>
  page.untilHere(
    `${count} moves`,
    async () => (await table.moves()).length === count && (await table.toMove()) === 'Red',
  );
