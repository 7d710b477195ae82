// Ant War as the people at the table find it: what the mirror of buttons and the page's words say, and nothing else.

import { chooseGame, scriptChance } from './game.mjs';
import { exists, findAll } from './roles.mjs';
import { Table } from './table.mjs';

const spaceName = '(?:[a-j](?:10|[1-9]))';

/** One button's label; undefined for a label that is of no space. */
function readSpace(button) {
  const [what, states = ''] = button.name.split('; ');
  const empty = what.match(`^(${spaceName}), empty$`);
  if (empty) return { cell: empty[1], card: '', side: '', under: 0, states, button };
  const card = what.match(`^(.+?)(?:, (Red|Black))?, (${spaceName})(?:, on top of (\\d+) cards?)?$`);
  if (!card) return undefined;
  return { cell: card[3], card: card[1], side: card[2] ?? '', under: Number(card[4] ?? 0), states, button };
}

export class WarTable extends Table {
  /** Every space by its name; holes are none. */
  async spaces() {
    const spaces = (await findAll(this.page, 'button', spaceName)).map(readSpace).filter(Boolean);
    return new Map(spaces.map((space) => [space.cell, space]));
  }
  async ready(spaces) {
    await this.page.untilHere('the board', async () => (await this.spaces()).size === spaces);
  }
  async moves() {
    const items = await findAll(this.page, 'button', '^(Start, before the first move|Move \\d+(, .*)?: .*)$');
    const shown = items.findIndex(({ checked }) => checked);
    return items.slice(1, shown + 1).map(({ name }) => name.match(/^Move \d+(?:, (?:Red|Black))?: (.+)$/)[1]);
  }

  /** The first ant of a side that can cover anything, and what: found as a person does, by taking one after the other in hand. */
  async cover(hand, side) {
    for (const { cell } of [...(await this.spaces()).values()].filter((space) => space.side === side)) {
      await hand.point(await this.centreOf(cell));
      await this.page.untilHere(`${cell} in hand`, async () => /selected/.test((await this.spaces()).get(cell).states));
      const target = [...(await this.spaces()).values()].find(({ states }) => /can be covered/.test(states));
      await hand.point(await this.centreOf(cell));
      await this.page.untilHere(`${cell} let go`, async () => !/selected/.test((await this.spaces()).get(cell).states));
      if (target) return { from: cell, to: target.cell };
    }
    return undefined;
  }
}

/** From the start screen to the dealer's decision. */
export const startWar = (hand, choices) => chooseGame(hand, { game: 'Ant War', ...choices });

/** Comes to the page and starts a match, always with the same deal. */
export async function sitDownToWar(page, address, Hand, choices) {
  const hand = new Hand(new WarTable(page));
  await page.goto(address);
  await scriptChance(page);
  await startWar(hand, choices);
  return hand;
}

/** Cuts as often as it takes. */
export async function cutWhileAsked(hand) {
  const { page, table } = hand;
  await page.untilHere('a cut or the round', async () => {
    if (await exists(page, 'button', /^(Cut here|Toss)/)) await hand.press(/^(Cut here|Toss)/);
    return (await table.toMove()) !== '';
  });
}
