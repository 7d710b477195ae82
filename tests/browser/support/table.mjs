// The game as a person at the table finds it: what the board's mirror of buttons and the page's words say, and nothing else.

import { exists, findAll } from './roles.mjs';

const columns = 5;
const rows = 8;
const cellCount = columns * rows;

export const cellNumber = (name) => 'abcde'.indexOf(name[0]) + (Number(name[1]) - 1) * columns;

/**
 * @typedef {object} Space
 * @property {string} cell as in "c4"
 * @property {'Red' | 'Black' | ''} side whose card stands there
 * @property {number} value 0 for a Queen and for an empty space
 * @property {boolean} queen
 * @property {string} states what the label says after the semicolon: "selected", "can move here" ...
 * @property {import('./roles.mjs').Found} button
 */

/** One button's label in terms of the game; undefined for a label that is of no space. @returns {Space | undefined} */
function readLabel(button) {
  const [what, states = ''] = button.name.split('; ');
  const card = what.match(/^(Queen|Ace|\d) of (?:hearts|diamonds|spades|clubs), (Red|Black), ([a-e][1-8])$/);
  if (card) {
    const [, rank, side, cell] = card;
    const queen = rank === 'Queen';
    return { cell, side, value: queen ? 0 : rank === 'Ace' ? 1 : Number(rank), queen, states, button };
  }
  const empty = what.match(/^([a-e][1-8]), empty(?:, (?:Red|Black)’s anthill)?$/);
  return empty ? { cell: empty[1], side: '', value: 0, queen: false, states, button } : undefined;
}

export class Table {
  /** @param {import('../drivers/page.mjs').Page} page */
  constructor(page) {
    this.page = page;
  }

  /** Every space by its name. @returns {Promise<Map<string, Space>>} */
  async spaces() {
    const spaces = (await findAll(this.page, 'button', '[a-e][1-8]')).map(readLabel).filter(Boolean);
    const byName = new Map(spaces.map((space) => [space.cell, space]));
    if (byName.size !== cellCount || spaces.length !== cellCount)
      throw new Error(`the mirror shows ${spaces.length} spaces, not ${cellCount}`);
    return byName;
  }

  /** The board lies there, with the game's two Queens on it at the least. */
  async ready() {
    await this.page.untilHere(
      'the board',
      async () =>
        (await findAll(this.page, 'button', '[a-e][1-8]')).map(readLabel).filter(Boolean).length === cellCount,
    );
  }

  async centreOf(cell) {
    return (await this.spaces()).get(cell).button.centre;
  }

  /** The moves up to the position on the board, as the list writes them. */
  async moves() {
    const items = await findAll(this.page, 'button', '^(Start, before the first move.*|Move \\d+, .*)$');
    const shown = items.findIndex(({ checked }) => checked);
    return items.slice(1, shown + 1).map(({ name }) => name.match(/^Move \d+, (?:Red|Black): ([^\s;]+)/)[1]);
  }

  /** The board's look, cell by cell, without the selection: two equal strings are the same position. */
  async position() {
    return [...(await this.spaces()).values()]
      .map(({ cell, side, value, queen }) => `${cell}${side[0] ?? '-'}${queen ? 'Q' : value}`)
      .join(' ');
  }

  async toMove() {
    const [status] = await findAll(this.page, 'heading', ' to move');
    return status?.name.match(/(Red|Black) to move/)[1] ?? '';
  }

  async asksToChoose() {
    return exists(this.page, 'button', 'Swap places');
  }
  async showsResult() {
    return this.page.evaluate(() => document.querySelector('dialog .result') !== null);
  }
}
