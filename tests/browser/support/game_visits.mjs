// Visits of the screens of games being played, one after the other. `keep` takes a picture of a screen, or has it checked.

import assert from 'node:assert/strict';
import { begin } from './dice_table.mjs';
import { chooseGame, hotSeat, waitForText, wholeReview } from './game.mjs';
import { FingerHand } from './hands.mjs';
import { exists, find } from './roles.mjs';
import { playToQueenCapture } from './short_game.mjs';
import { Table } from './table.mjs';
import { comeFresh } from './tool_visits.mjs';
import { cutWhileAsked, startWar, WarTable } from './war_table.mjs';

export async function visitArmyAnts(page, address, Hand, keep) {
  await comeFresh(page, address);
  await keep('1-start');
  for (const [button, screen] of [
    ['Rules', '2-rules'],
    ['Settings', '3-settings'],
    ['About', '4-about'],
  ]) {
    const hand = new Hand({ page });
    await hand.press(button);
    await find(page, 'button', 'Close');
    await keep(screen);
    await hand.press('Close');
  }
  const newcomer = new Hand({ page });
  await newcomer.press('Saved games');
  await find(page, 'button', 'Start your first game');
  await keep('13-library-empty');
  await newcomer.press('Statistics');
  await find(page, 'button', 'Close');
  await keep('17-statistics-empty');
  await newcomer.press('Close');
  const hand = await hotSeat(page, address, Hand);
  await keep('5-game');
  const select = async (cell) => {
    const centre = await hand.table.centreOf(cell);
    await (Hand === FingerHand ? page.tap(centre) : page.click(centre));
  };
  await select('b1');
  await keep('6-selected');
  await select('a1');
  await find(page, 'button', 'March together');
  await keep('7-question');
  await hand.press('March together');
  await keep('8-line');
  await hand.press('Menu');
  await find(page, 'button', 'Resign');
  await keep('9-menu');
  await page.press('Escape');
  await playToQueenCapture(hand);
  await find(page, 'button', 'Rematch');
  await keep('10-end');
  await hand.press('More');
  await keep('56-end-all');
  await hand.press('Replay the game');
  await hand.press('Pause');
  await keep('11-replay');
  await hand.press('Back');
  await hand.press('Menu');
  await hand.press('Review the game');
  await wholeReview(page);
  await hand.press('Previous key moment');
  await hand.press('Show best move');
  await keep('55-review');
  await hand.press('Close the review');
  await hand.press('Menu');
  await hand.press('Share or save this game');
  await find(page, 'button', 'Copy the link');
  await keep('12-share');
  await hand.press('Picture of the position');
  await page.until('the picture', () => document.querySelector('anthill-pictures img')?.complete);
  await keep('54-picture');
  await hand.press('Close');
  await hand.press('Menu');
  await hand.press('Saved games');
  await find(page, 'heading', 'Finished');
  await keep('13-library');
  await hand.press('Statistics');
  await find(page, 'button', 'Close');
  await keep('17-statistics');
  await hand.press('Close');
  await hand.press(/^More options: /);
  await find(page, 'button', 'Close');
  await keep('18-entry');
  await hand.press('Close');
  await hand.press('Import a game');
  await find(page, 'button', 'Import');
  await keep('14-take');
  await hand.press('Close');
}

export async function visitDeployment(page, address, Hand, keep) {
  await comeFresh(page, address);
  const hand = new Hand(new Table(page));
  await chooseGame(hand, { setup: 'Total' });
  await find(page, 'button', 'Hold to see the cards');
  await keep('15-handover');
  await hand.hold('Hold to see the cards', () => find(page, 'button', 'Arrange for me'));
  await hand.press('Queen of hearts');
  await keep('14-set-up');
  await hand.press('Arrange for me');
  await find(page, 'button', /^Done/);
  await keep('16-deploy');
  await hand.press('Save or load setups');
  await find(page, 'textbox', 'Name of this setup');
  await keep('19-saved-setups');
  await hand.press('Close');
}

export async function visitAntWar(page, address, Hand, keep) {
  await comeFresh(page, address);
  const hand = new Hand(new WarTable(page));
  const { table } = hand;
  await startWar(hand);
  await table.ready(25);
  await keep('20-odds');
  await hand.press('Ask the computer');
  await waitForText(page, 'about even');
  await keep('25-appraisal');
  await hand.press('Set these odds');
  await find(page, 'button', /Play Red/);
  await keep('21-take');
  await hand.press(/Play Red/);
  await find(page, 'button', /^Cut here/);
  await keep('22-cut');
  await cutWhileAsked(hand);
  await hand.press('Rules');
  await waitForText(page, 'Thorin N. Tatge');
  await keep('26-war-rules');
  await hand.press('Close');
  const { from, to } = await table.cover(hand, await table.toMove());
  await hand.point(await table.centreOf(from));
  await keep('23-ant-in-hand');
  await hand.point(await table.centreOf(to));
  await hand.press('Pass');
  await hand.press('Pass');
  await hand.press('Skip to the total');
  await find(page, 'button', 'Next round');
  await keep('24-count');
}

/** Both commit in secret. */
export async function visitRedVsBlack(page, address, Hand, keep) {
  const hand = await begin(page, address, Hand, { committing: 'Secret' });
  const lift = () => hand.hold('Hold to choose units', () => find(page, 'button', /^Commit 4 units/));
  await waitForText(page, 'The other player should look away.');
  assert.equal(await exists(page, 'button', 'Unit 1'), false);
  await keep('34-dice-handover');
  await lift();
  await keep('30-commit');
  await hand.press(/^Commit 4 units/);
  await lift();
  await hand.press(/^Commit 4 units/);
  await find(page, 'button', 'Throw');
  await keep('31-throw');
  await hand.press('Throw');
  await waitForText(page, 'Black throws');
  await hand.press('Throw');
  await hand.press('Swap colours');
  await keep('32-tactics');
  await hand.press('Spend 1 Tactic Point');
  await waitForText(page, 'Black may use a tactic');
  await hand.press('No tactic');
  await hand.press('Show all');
  await keep('33-resolution');
  await hand.press('Menu');
  await hand.press('Resign');
  await hand.press(/^Resign/);
  await hand.press('More');
  await waitForText(page, 'Luck with the dice');
  await keep('35-dice-result');
}
