// A short game that ends with Red capturing the Black Queen, whatever the deal. Black brings her to the front on purpose; on the
// way every command but the Queen's Favor is played. It knows just enough of the rules for that, and reads the cards off the table.

/** @typedef {import('./hands.mjs').Command} Command */

const files = ['a', 'b', 'c', 'd', 'e'];
const other = { Red: 'Black', Black: 'Red' };

/** Plays the game with one hand and gives the list of commands. @param {import('./hands.mjs').FingerHand} hand */
export async function playToQueenCapture(hand) {
  const { table } = hand;
  for (let turn = 0; turn < 10; ++turn) {
    const side = turn % 2 === 0 ? 'Red' : 'Black';
    const command = rallyCommand(await table.spaces(), side, Math.floor(turn / 2));
    if (command) await hand.play(command);
    else await pass(hand);
  }
  let spaces = await table.spaces();
  const queen = queenOf(spaces, 'Black').cell;
  const attack = frontAttack(spaces, 'Red', queen[0]);
  if (attack) {
    await hand.play(attack);
    spaces = await table.spaces();
    await hand.play(frontAttack(spaces, 'Black', queen[0]) ?? backSwap(spaces, queen[0]));
  }
  await hand.play({ kind: 'attack', from: `${queen[0]}4`, to: queen });
}

/** The moves of that game with the deal of scriptChance. */
const MOVES = 'pass c5=c6 a1:b1-b1 pass a2-a1 pass pass pass pass pass a4xa5 e5xe4 c4xc5'.split(' ');

/** That game at once, for what begins where it has ended. */
export const endAtOnce = (page) =>
  page.evaluate((moves) => {
    const { session } = document.querySelector('anthill-app');
    for (const move of moves) session.command(move, session.state.match.snapshot.ply);
  }, MOVES);

async function pass(hand) {
  const before = (await hand.table.moves()).length;
  await hand.press('Pass');
  await hand.page.untilHere(
    'the pass in the list of moves',
    async () => (await hand.table.moves()).length === before + 1,
  );
}

const queenOf = (spaces, side) => [...spaces.values()].find((space) => space.queen && space.side === side);

/** @returns {Command | undefined} a rally command, or nothing: pass */
function rallyCommand(spaces, side, turn) {
  const queen = queenOf(spaces, side);
  const [file, row] = [queen.cell[0], Number(queen.cell[1])];
  if (side === 'Black') {
    return row > 5 ? { kind: 'swap', from: queen.cell, to: `${file}${row - 1}` } : undefined;
  }
  // The Red Queen in the front row could not attack: the card behind takes her place.
  if (row === 4) return { kind: 'swap', from: queen.cell, to: `${file}3` };
  if (turn === 1 && spaces.get('c1').side === '') return { kind: 'march', from: 'b1', last: 'a1', to: 'c1' };
  if (turn === 2 && spaces.get('a1').side === '') return { kind: 'single', from: 'a2', to: 'a1' };
  return undefined;
}

/** An attack across the border between the territories, in another column than the Queen's. @returns {Command | undefined} */
function frontAttack(spaces, side, besides) {
  const [own, theirs] = side === 'Red' ? [4, 5] : [5, 4];
  for (const file of files) {
    const [attacker, target] = [spaces.get(`${file}${own}`), spaces.get(`${file}${theirs}`)];
    const possible =
      attacker.side === side && target.side === other[side] && !attacker.queen && attacker.value >= target.value;
    if (file !== besides && possible) return { kind: 'attack', from: attacker.cell, to: target.cell };
  }
  return undefined;
}

/** Black changes two cards in its last rows, where nothing else has happened. @returns {Command} */
function backSwap(spaces, besides) {
  const file = files.find(
    (each) => each !== besides && each !== 'c' && spaces.get(`${each}7`).side && spaces.get(`${each}8`).side,
  );
  return { kind: 'swap', from: `${file}7`, to: `${file}8` };
}
