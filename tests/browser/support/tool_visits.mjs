// Visits of the screens that are not a game being played: lessons, puzzles, hints, editor, analysis and luck. `keep` takes a picture.

import { countDiceGame, reviewDiceGame, takeInDiceGame } from './dice_game.mjs';
import { AGAINST_EGG, atRest, openChoices, scriptChance, startGame } from './game.mjs';
import { golden } from './library.mjs';
import { exists, find } from './roles.mjs';
import { Table } from './table.mjs';

const GAMES = [
  ['Army Ants', 'army'],
  ['Ant War', 'war'],
  ['Ants: Red vs. Black', 'dice'],
];

/** To a start screen without a past. */
export async function comeFresh(page, address) {
  await page.goto(address);
  await scriptChance(page);
  await find(page, 'button', 'Start the game');
}

/** The review of a game of dice: a mistake, a better choice, and what was luck, in this game and in all of them. */
export async function visitLuck(page, address, Hand, keep) {
  const counting = await takeInDiceGame(page, address, Hand);
  await countDiceGame(page, 4);
  await counting.press('Statistics');
  await counting.press('Measure 1 game');
  await page.until('the dice counted', () => /1 of 1/.test(document.querySelector('.dice-report')?.innerText ?? ''));
  await keep('74-luck-statistics');
  await counting.press('Close');
  const hand = await reviewDiceGame(page, address, Hand);
  await keep('70-dice-review');
  await hand.press('Luck');
  await find(page, 'heading', 'Luck and skill');
  await keep('71-luck');
  await hand.press('Close');
  await hand.press('Previous key moment');
  await keep('72-dice-mistake');
  await hand.press('Find it yourself');
  await find(page, 'heading', 'Your move');
  await keep('73-dice-find');
  await takeInDiceGame(page, address, Hand, await golden('records/ant_war.txt'));
  await hand.press(/^Two rounds, the higher total wins/);
  await hand.press('Menu');
  await hand.press('Review the game');
  await hand.press('Luck');
  await find(page, 'heading', 'Luck and skill');
  await keep('75-luck-rounds');
}

/** A puzzle of each game as it is found, a hint in it, and its solution. */
export async function visitPuzzles(page, address, Hand, keep) {
  const hand = new Hand(new Table(page));
  await page.goto(address);
  for (const [game, name] of GAMES) {
    await find(page, 'button', 'Start the game');
    await hand.choose(game);
    await hand.press('Puzzles');
    await find(page, 'button', 'Solution');
    await keep(`puzzle-${name}`);
    await hand.press('Hint');
    await hand.press('Show the hint');
    await hand.press('Tell me more');
    await hand.press('Show the move');
    await keep(`puzzle-${name}-hint`);
    await hand.press('Solution');
    await find(page, 'heading', 'Solution');
    await keep(`puzzle-${name}-solved`);
    await hand.press('Home');
  }
}

/** Positions of each game being set up, one of them as the rules object to it. */
export async function visitEditor(page, address, Hand, keep) {
  const hand = new Hand({ page });
  for (const [game, name] of GAMES) {
    await comeFresh(page, address);
    await hand.choose(game);
    await hand.press('Set up a position');
    await find(page, 'button', 'Play from here');
    await keep(`60-set-up-${name}`);
    if (game !== 'Army Ants') continue;
    await hand.press('Clear board');
    await hand.press('9 of hearts');
    await hand.press('c4, empty');
    await hand.press('Queen of spades');
    await keep('63-set-up-refused');
  }
}

/** Moves tried out from a position of each game, one of them with a branch. */
export async function visitAnalysis(page, address, Hand, keep) {
  const hand = new Hand({ page });
  for (const [game, name] of GAMES) {
    await comeFresh(page, address);
    await hand.choose(game);
    await hand.press('Set up a position');
    await find(page, 'button', 'Play from here');
    await hand.press('Analyse');
    await find(page, 'switch', 'Computer analysis');
    const line = (number) => (number > 1 ? `.lines li:nth-child(${number})` : '.lines li');
    const begin = async (number) => {
      const pressed = (of) => {
        const button = document.querySelector(`${of} .line button`);
        button?.click();
        return button !== null;
      };
      await page.until('a line', pressed, line(number));
      await atRest(page);
    };
    await begin(1);
    if (game === 'Ants: Red vs. Black') await begin(1);
    else {
      await hand.press('One move back');
      await begin(2);
      await begin(1);
    }
    await page.until('a line', () => document.querySelector('.lines .line button') !== null);
    await keep(`64-analysis-${name}`);
    // A phone shows one of the two below its board.
    if (await exists(page, 'button', 'Moves tried')) {
      await hand.press('Moves tried');
      await keep(`64-analysis-${name}-tree`);
      await hand.press('Best moves');
    }
  }
}

/** A hint in its last step, a lesson, and a game by the clock. */
export async function visitHelp(page, address, Hand, keep) {
  await comeFresh(page, address);
  const hand = new Hand(new Table(page));
  await startGame(hand, AGAINST_EGG);
  await hand.press('Hint');
  await hand.press('Show the hint');
  await find(page, 'button', 'Tell me more');
  await hand.press('Tell me more');
  await hand.press('Show the move');
  await find(page, 'button', 'Play it');
  await keep('50-hint');
  await comeFresh(page, address);
  await hand.press(/^Learn /);
  await find(page, 'heading', 'Move Out');
  await hand.table.ready();
  await keep('51-lesson');
  await comeFresh(page, address);
  await startGame(hand, { clock: '3+2' });
  await hand.play({ kind: 'single', from: 'b1', to: 'c1' });
  await find(page, 'button', /^Pause the clocks/);
  await keep('52-clocks');
  await hand.press(/^Pause the clocks/);
  await find(page, 'heading', 'Clocks paused');
  await keep('53-pause');
  await comeFresh(page, address);
  await openChoices(hand);
  await hand.choose('None');
}

/** Every step of every lesson, and an example in the rules. */
export async function visitLessons(page, address, Hand, keep) {
  for (const [game, name] of GAMES) {
    await comeFresh(page, address);
    const hand = new Hand({ page });
    if (game !== 'Army Ants') await hand.choose(game);
    await atRest(page);
    await hand.press(new RegExp(`^Learn ${game}`));
    for (let step = 1; ; step += 1) {
      await find(page, 'heading', new RegExp(`Step ${step} of`));
      await page.until('the board', () => !document.querySelector('.board-area')?.matches('[aria-busy=true]'));
      await keep(`6${step}-lesson-${name}`);
      if (!(await exists(page, 'button', 'Skip'))) break;
      await hand.press('Skip');
    }
  }
  await comeFresh(page, address);
  const hand = new Hand({ page });
  await hand.choose('Army Ants');
  await hand.press('Rules');
  await hand.press('Try it on the board: From afar');
  await page.until('the example', () => document.querySelector('anthill-example canvas'));
  await hand.press('Next');
  await keep('70-example');
  await hand.press('Close');
}
