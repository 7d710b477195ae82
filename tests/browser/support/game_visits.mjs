// Visits of the screens of games being played, one after the other. `keep` takes a picture of a screen, or has it checked.

import assert from 'node:assert/strict';
import { begin } from './dice_table.mjs';
import { chooseGame, waitForText } from './game.mjs';
import { exists, find } from './roles.mjs';
import { Table } from './table.mjs';
import { comeFresh } from './tool_visits.mjs';
import { cutWhileAsked, startWar, WarTable } from './war_table.mjs';

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
  await hand.press('Let the computer set the odds');
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
