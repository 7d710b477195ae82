// Saved games, their export and their import: the library, files, links, backups, replays with comments; and texts that mean harm.

import assert from 'node:assert/strict';
import { assertAccessible } from './support/accessible.mjs';
import { browserTest, pageTest } from './support/browser_test.mjs';
import { AGAINST_EGG, desktop, hotSeat, phone, sitDown, tablet, waitForText } from './support/game.mjs';
import { FingerHand, KeyHand, MouseHand } from './support/hands.mjs';
import { exists, find, findAll } from './support/roles.mjs';
import { entries, entry, golden, openLibrary, paste, toLibrary } from './support/library.mjs';
import { catchFiles, savedFile } from './support/saved_files.mjs';
import { endAtOnce } from './support/short_game.mjs';
import { Table } from './support/table.mjs';

/** Chooses a file with that content in the dialog that takes things in. */
const chooseFile = (page, name, bytes) =>
  page.evaluate(
    (file, content) => {
      const input = document.querySelector('input[type=file]');
      const chosen = new DataTransfer();
      chosen.items.add(new File([Uint8Array.from(content)], file));
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    name,
    [...Buffer.from(bytes)],
  );

/** Only another fragment would not load the page again. */
async function openCold(page, url) {
  // WebKit lets the next page wait for ever for a database that this one is still opening or writing.
  await page.evaluate(() =>
    document
      .querySelector('anthill-app')
      .saves.library()
      .then(() => true),
  );
  await page.goto('about:blank');
  await page.goto(url);
}

browserTest('every game is in the library: to open, name, delete and have back', tablet, async (page, { address }) => {
  const hand = await hotSeat(page, address, FingerHand);
  await hand.play({ kind: 'single', from: 'b1', to: 'c1' });
  await hand.press('Menu');
  await hand.press('New game, same players');
  await waitForText(page, 'New game started.');
  await hand.press('Undo');
  await page.untilHere('the old game', async () => (await hand.table.moves()).length === 1);
  await hand.press('Menu');
  await hand.press('New game, same players');
  await page.untilHere('the new game', async () => (await hand.table.moves()).length === 0);
  await hand.play({ kind: 'single', from: 'b1', to: 'c1' });
  await hand.play({ kind: 'single', from: 'b8', to: 'c8' });
  await toLibrary(hand);
  await page.untilHere('both games', async () => (await entries(page)).length === 2);

  await page.tap((await findAll(page, 'button', '^More options: '))[0].centre);
  await hand.press('Rename');
  await find(page, 'textbox', 'Name of this game');
  await page.evaluate(() => void (document.querySelector('dialog input').value = 'Sunday'));
  await hand.press('Save');
  await page.untilHere('its name', async () => (await entries(page)).includes('Sunday'));

  await page.reload();
  await find(page, 'heading', 'Saved games');
  await page.untilHere('both games again', async () => (await entries(page)).length === 2);
  assert.ok((await entries(page)).includes('Sunday'));
  await hand.press('More options: Sunday');
  await hand.press('Delete');
  await waitForText(page, 'Deleted: Sunday');
  assert.equal((await entries(page)).length, 1);
  await hand.press('Undo');
  await page.untilHere('the deleted game', async () => (await entries(page)).length === 2);

  await hand.press(/^Sunday Army Ants/);
  await hand.table.ready();
  assert.equal((await hand.table.moves()).length, 2);
});

browserTest('a game goes out as a file and comes in again, once', desktop, async (page, { address, open }) => {
  const hand = await hotSeat(page, address, MouseHand);
  await endAtOnce(page);
  await find(page, 'button', 'Rematch');
  await page.press('Escape');
  await catchFiles(page);
  await hand.press('Menu');
  const keys = new KeyHand(hand.table);
  for (const name of ['Share or save this game', 'Save as a file']) await keys.press(name);
  const { name, text } = await savedFile(page);
  assert.match(name, /^army-ants-\d{4}-\d\d-\d\d\.txt$/);
  assert.match(text, /^anthill-game 1\nstart army-ants edition=2020 [^\n]*\n[^]*\nresult won red queen\n$/);

  const elsewhere = await open();
  const other = await openLibrary(elsewhere, address, MouseHand);
  await other.press('Import a game');
  await find(elsewhere, 'button', 'Import');
  await chooseFile(elsewhere, name, text);
  await waitForText(elsewhere, '1 game imported.');
  await elsewhere.untilHere('the list with it', async () => (await entries(elsewhere)).length > 0);
  assert.deepEqual(await entries(elsewhere), ['Two players']);
  await other.press('Import a game');
  await find(elsewhere, 'button', 'Import');
  await chooseFile(elsewhere, name, text.replace(/\n/g, '\r\n'));
  await waitForText(elsewhere, '1 game was already saved here.');
  assert.equal((await entries(elsewhere)).length, 1);
  await other.press(/^Two players Army Ants/);
  await other.table.ready();
  await page.press('Escape');
  assert.deepEqual(await other.table.moves(), await hand.table.moves());
});

browserTest('a link holds the whole game, and leaves that under way alone', phone, async (page, { address, open }) => {
  const hand = await hotSeat(page, address, FingerHand);
  await hand.play({ kind: 'single', from: 'b1', to: 'c1' });
  await hand.press('Menu');
  await hand.press('Share or save this game');
  const link = await page.until('the link', () => document.querySelector('dialog input')?.value);
  assert.ok(link.startsWith(`${address}#g1.`) && link.length < 500, link);
  assert.ok(await page.evaluate(() => document.querySelector('.qr path').getAttribute('d').length > 1000));

  const elsewhere = await open();
  const other = await hotSeat(elsewhere, address, FingerHand);
  await other.play({ kind: 'single', from: 'd1', to: 'c1' });
  await openCold(elsewhere, link);
  await waitForText(elsewhere, 'This game came from a link. It’s now in your saved games too.');
  await find(elsewhere, 'button', 'Play');
  // The game from the link has not been touched yet: the next visit shows the game under way.
  await openCold(elsewhere, `${address}#game`);
  await other.table.ready();
  assert.deepEqual(await other.table.moves(), ['d1-c1']);
  // Within the open page, as when an address is pasted.
  await elsewhere.evaluate((to) => void (location.hash = to), new URL(link).hash);
  await waitForText(elsewhere, 'This game came from a link.');
  await other.press('To the end');
  assert.deepEqual(await other.table.moves(), ['b1-c1']);
  await elsewhere.until('it is saved', () => location.hash === '#game');
  await elsewhere.reload();
  await other.table.ready();
  assert.deepEqual(await other.table.moves(), ['b1-c1']);
  await openCold(elsewhere, `${address}#library`);
  await elsewhere.untilHere('both games', async () => (await entries(elsewhere)).length === 2);
  // The same link once more is the same game.
  await openCold(elsewhere, link);
  await other.press('To the end');
  await openCold(elsewhere, `${address}#library`);
  await elsewhere.untilHere('both games', async () => (await entries(elsewhere)).length === 2);
  await elsewhere.evaluate(() => void (location.hash = '#g1.damaged'));
  await waitForText(elsewhere, 'This link is damaged');
  await elsewhere.evaluate(() => void (location.hash = '#g2.later'));
  await waitForText(elsewhere, 'saved by a newer version of Anthill');
});

pageTest('a backup brings everything to another device', desktop, async (page, { address, open }) => {
  const hand = await hotSeat(page, address, MouseHand);
  await hand.play({ kind: 'single', from: 'b1', to: 'c1' });
  await hand.press('Menu');
  await hand.press('New game, same players');
  await waitForText(page, 'New game started.');
  await hand.play({ kind: 'single', from: 'd1', to: 'c1' });
  await toLibrary(hand);
  await page.untilHere('both games', async () => (await entries(page)).length === 2);
  const progressOf = (tab, kept) =>
    tab.evaluate(
      (text) => {
        if (text) localStorage.setItem('anthill.progress.army-ants', text);
        return JSON.parse(localStorage.getItem('anthill.progress.army-ants'));
      },
      kept && JSON.stringify(kept),
    );
  await progressOf(page, { rating: 1200, rated: 3, solved: ['a1'], days: [5] });
  await catchFiles(page);
  await hand.press('Back up everything');
  const { name, text } = await savedFile(page);
  assert.match(name, /^anthill-backup-\d{4}-\d\d-\d\d\.json$/);

  const elsewhere = await open();
  const other = await openLibrary(elsewhere, address, MouseHand);
  await other.press('Import a game');
  await find(elsewhere, 'button', 'Import');
  await progressOf(elsewhere, { rating: 1620, rated: 80, solved: ['b2'], learnt: true, days: [6] });
  await chooseFile(elsewhere, name, text);
  await waitForText(elsewhere, 'This backup has settings that differ from yours.');
  await assertAccessible(elsewhere, 'the question about settings');
  await other.press('Import with its settings');
  const added = 'Puzzles, lessons and beaten levels of the backup were added to yours.';
  await waitForText(elsewhere, `2 games imported. ${added} Settings restored from the backup.`);
  await elsewhere.untilHere('the list with it', async () => (await entries(elsewhere)).length === 2);
  const merged = { rating: 1620, rated: 80, solved: ['a1', 'b2'], learnt: true, days: [5, 6] };
  assert.deepEqual({ ...(await progressOf(elsewhere)), ...merged }, await progressOf(elsewhere));
});

pageTest('what cannot be taken in is refused in one sentence', desktop, async (page, { address }) => {
  const hand = await openLibrary(page, address, MouseHand);
  const good = await golden('records/army_ants.txt');
  await hand.press('Import a game');
  await find(page, 'button', 'Import');
  const refused = async (text, sentence) => {
    await page.evaluate((given) => void (document.querySelector('textarea').value = given), text);
    await hand.press('Import');
    await waitForText(page, sentence);
  };
  await refused('Dear Anna, let us play.', 'This isn’t a game, position, link or backup from Anthill.');
  await refused(
    good.replace(/\nmoves\n/, '\nmoves\nzz\n'),
    'This game can’t be read. Check that you have copied all of it.',
  );
  await refused('{"format":"anthill-backup 1"}', 'This backup is damaged');
  await chooseFile(page, 'bytes.txt', Buffer.from([0x61, 0xff, 0xfe]));
  await waitForText(page, 'This isn’t a text file. Choose a game or backup saved by Anthill.');
  await page.press('Escape');
  assert.deepEqual(await entries(page), []);
});

pageTest('names, titles and comments that mean harm are only text', desktop, async (page, { address }) => {
  const hand = await openLibrary(page, address, MouseHand);
  const evil = '<img src=x onerror="document.title=1">';
  const record = (await golden('records/army_ants.txt'))
    .replace(/note title .*/, `note title ${evil}\u202E\u2066`)
    .replace(/note red .*/, `note red human \u202E<b>x</b>${'\u0301'.repeat(90)}`)
    .replace(/note move-1 .*/, `note move-1 ${evil}`);
  await paste(hand, record);
  await waitForText(page, '1 game imported.');
  await page.untilHere('the list with it', async () => (await entries(page)).length > 0);
  assert.deepEqual(await entries(page), [evil]);
  await hand.press(entry);
  await hand.table.ready();
  await page.press('Escape');
  await hand.press(/^Move 1, /);
  await waitForText(page, evil);
  const seen = await page.evaluate(() => ({
    title: document.title,
    images: document.querySelectorAll('img').length,
    turned: /[\u202A-\u202E\u2066]/.test(document.body.innerText),
  }));
  assert.deepEqual(seen, { title: 'Army Ants – Anthill', images: 0, turned: false });
});

pageTest('a finished game is gone through by keys alone, and commented', desktop, async (page, { address }) => {
  const hand = await hotSeat(page, address, KeyHand);
  await hand.play({ kind: 'single', from: 'b1', to: 'c1' });
  await hand.play({ kind: 'single', from: 'b8', to: 'c8' });
  await hand.press('Menu');
  await hand.press('Resign');
  await hand.press('Resign');
  await find(page, 'button', 'Rematch');
  await hand.press('More');
  await hand.press('Replay the game');
  await find(page, 'button', 'Pause');
  // By itself to the end, where it stays to be looked at.
  await page.untilHere('the end of the replay', async () => exists(page, 'button', 'Play'));
  await waitForText(page, 'Move 2 of 2');
  await hand.press('To the start');
  await waitForText(page, 'Start of the game');
  await hand.press('One move forward');
  await waitForText(page, 'Move 1 of 2');
  await hand.press('Comment');
  // A sheet that is left by accident keeps the words.
  await page.until('the field', () => document.activeElement?.matches('textarea'));
  await page.type('gap');
  await page.press('Escape');
  await page.until('no sheet', () => document.querySelector('textarea') === null);
  await hand.press('Comment');
  await page.until('what was typed', () => document.querySelector('textarea')?.value === 'gap');
  await page.evaluate(() => void (document.querySelector('textarea').value = 'Into the gap.'));
  await hand.press('Save');
  await waitForText(page, 'Move 1 of 2: Into the gap.');
  await hand.press('One move back');
  await waitForText(page, 'Start of the game');
  await page.reload();
  await hand.table.ready();
  // The list of moves is one stop: the last move, and the arrow keys from there.
  await find(page, 'button', /^Move 1, .*has a comment$/);
  await hand.press(/^Move 2, /);
  await page.press('ArrowLeft', 'Enter');
  await waitForText(page, 'Into the gap.');
});

pageTest('where undo ends is marked, and said when it is reached', desktop, async (page, { address }) => {
  const hand = new MouseHand(new Table(page));
  await openLibrary(page, address, MouseHand);
  await paste(hand, await golden('records/army_ants_secret.txt'));
  await waitForText(page, '1 game imported.');
  await hand.press(entry);
  await hand.table.ready();
  await find(page, 'button', /you can’t undo past this$/);
  await page.press('Control+z');
  await page.press('Control+z');
  await page.press('Control+z');
  await waitForText(page, 'You can’t undo any further: what has been revealed or thrown can’t be taken back.');
});

pageTest('the statistics count what has ended, and begin anew', tablet, async (page, { address }) => {
  const hand = await sitDown(page, address, FingerHand, { ...AGAINST_EGG, level: 'Larva' });
  const resign = async () => {
    await hand.press('Menu');
    await hand.press('Resign');
    await hand.press('Resign');
  };
  await resign();
  await find(page, 'button', 'Home');
  assert.doesNotMatch(await page.evaluate(() => document.querySelector('dialog').innerText), /Well played|Review/);
  await hand.press('Rematch');
  await hand.play({ kind: 'single', from: 'b1', to: 'c1' });
  await resign();
  await hand.press('More');
  await hand.press('Home');
  await hand.press('Saved games');
  await hand.press('Statistics');
  await waitForText(page, '1 lost');
  await hand.press('Reset statistics');
  await waitForText(page, 'Your finished games are counted here');
  await find(page, 'button', 'Start your first game');
  await hand.press('Count all games');
  await waitForText(page, '1 lost');
});
