// Three ways to play the same command: taps and sweeps of a finger, drags of a mouse, keys alone. A hand plays commands on the
// board and works the page's controls, each in its own way.

import { find, findAll } from './roles.mjs';
import { cellNumber } from './table.mjs';

/** The move of one card. */
export const to = (from, target) => ({ kind: 'single', from, to: target });

/**
 * @typedef {object} Command
 * @property {'single' | 'swap' | 'attack' | 'march'} kind
 * @property {string} from the card, or the end of the line that the player holds
 * @property {string} [last] the other end of a marching line
 * @property {string} to
 */

/** Clicks of one place that follow each other within this are counted as one series by browsers. */
const doubleClick = { pixels: 40, milliseconds: 700 };

class Hand {
  /** @param {import('./table.mjs').Table} table */
  constructor(table) {
    this.table = table;
    this.page = table.page;
    this.pressed = { at: { x: 0, y: 0 }, time: 0 };
  }

  /** Plays a command and waits until it stands in the list of moves, or has ended the game. @param {Command} command */
  async play(command) {
    const before = (await this.table.moves()).length;
    // The result lies over the list, which may name the last move after that.
    const played = async () => (await this.table.moves()).length > before || (await this.table.showsResult());
    if (command.kind === 'march') {
      await this.formLine(command.from, command.last);
      await this.marchTo(command.from, command.to);
    } else {
      await this.move(command.from, command.to);
    }
    if (command.kind === 'swap') {
      await this.page.untilHere('a swap, or the question', async () => (await played()) || this.table.asksToChoose());
      if (!(await played())) await this.press('Swap places');
    }
    await this.page.untilHere(`${JSON.stringify(command)} in the list of moves`, played);
  }

  /**
   * The point at which to press a control. Waits after a press of the same place: a double click counts only once.
   * @returns {Promise<{ x: number, y: number }>}
   */
  async placeToPress(name, role) {
    const { centre } = await find(this.page, role, name);
    const { at, time } = this.pressed;
    const near = Math.hypot(centre.x - at.x, centre.y - at.y) < doubleClick.pixels;
    const early = time + doubleClick.milliseconds - Date.now();
    if (near && early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    this.pressed = { at: centre, time: Date.now() };
    return centre;
  }

  /** Presses a control until it has had its effect. */
  async hold(name, until) {
    const { centre } = await find(this.page, 'button', name);
    await this.pressDown(centre);
    await until();
    await this.letGo();
  }

  /** Two neighbours could also swap, so sweeping over them raises the question. */
  async answerThatTheyMarch(from, last) {
    const apart = Math.abs(cellNumber(from) - cellNumber(last));
    if (apart === 1 || apart === 5) await this.press('March together');
  }
}

/** A hand that points at things. */
class PointingHand extends Hand {
  async press(name, role = 'button') {
    await this.point(await this.placeToPress(name, role));
    this.pressed.time = Date.now();
  }

  async choose(name) {
    await this.press(name, 'radio');
  }

  async formLine(from, last) {
    await this.drag(await this.table.centreOf(from), await this.table.centreOf(last));
    await this.answerThatTheyMarch(from, last);
  }
}

export class FingerHand extends PointingHand {
  point(at) {
    return this.page.tap(at);
  }
  drag(from, to) {
    return this.page.touchDrag(from, to);
  }
  pressDown(point) {
    return this.page.touchStart(point);
  }
  letGo() {
    return this.page.touchEnd();
  }

  async move(from, to) {
    await this.point(await this.table.centreOf(from));
    await this.point(await this.table.centreOf(to));
  }

  async marchTo(_from, to) {
    await this.point(await this.table.centreOf(to));
  }
}

export class MouseHand extends PointingHand {
  point(at) {
    return this.page.click(at);
  }
  drag(from, to) {
    return this.page.mouseDrag(from, to);
  }
  async pressDown(point) {
    await this.page.mouseMove(point);
    await this.page.mouseDown();
  }
  letGo() {
    return this.page.mouseUp();
  }

  async move(from, to) {
    await this.drag(await this.table.centreOf(from), await this.table.centreOf(to));
  }

  async marchTo(from, to) {
    await this.move(from, to);
  }
}

export class KeyHand extends Hand {
  async press(name, role = 'button') {
    const control = () => find(this.page, role, name);
    await this.tabTo(
      `the ${role} ${name}`,
      async () => (await control()).centre,
      async () => (await control()).focused,
    );
    await this.page.press('Enter');
  }

  /** Tab to a group of radio buttons, arrows within it. */
  async choose(name) {
    const chosen = async () => (await find(this.page, 'radio', name)).checked;
    const radios = async () => findAll(this.page, 'radio');
    for (let steps = 0; steps < 40 && !(await chosen()); ++steps) {
      await this.page.press('Tab');
      const { group } = await find(this.page, 'radio', name);
      if (!(await radios()).some((radio) => radio.focused && radio.group === group)) continue;
      // On to the end of the group, or round to where it began.
      const here = async () => (await radios()).find(({ focused }) => focused)?.name;
      const first = await here();
      for (let before; !(await chosen()) && before !== (await here());) {
        before = await here();
        await this.page.press('ArrowRight');
        if ((await here()) === first) break;
      }
    }
    if (!(await chosen())) throw new Error(`no keys lead to ${name}`);
  }

  async move(from, to) {
    await this.#goTo(from);
    await this.page.press('Enter');
    await this.#goTo(to);
    await this.page.press('Enter');
  }

  async formLine(from, last) {
    await this.#goTo(from);
    await this.page.press('Enter');
    await this.#goTo(last, 'Shift+');
  }

  async marchTo(_from, to) {
    await this.#goTo(to);
    await this.page.press('Enter');
  }

  /**
   * Presses Tab, or Shift+Tab where the goal lies before the focus, until the condition holds: on the way round through the
   * browser's own controls Firefox's page would be left without the window's focus, and deaf to Enter.
   * @param {() => Promise<import('../drivers/page.mjs').Point | undefined>} goal its centre
   */
  async tabTo(what, goal, reached) {
    for (let steps = 0; steps < 80; ++steps) {
      if (await reached()) return;
      await this.#moveFocus((await this.page.evaluate(isBeforeFocus, (await goal()) ?? {})) ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`80 presses of Tab do not lead to ${what}`);
  }

  /** Presses a key that moves the focus, and waits until it has: on a busy machine a browser answers before it acts. */
  async #moveFocus(key) {
    await this.page.evaluate(() => void (window.focusBefore = document.activeElement));
    await this.page.press(key);
    await this.page.evaluate(
      () =>
        new Promise((resolve) => {
          const began = performance.now();
          const look = () => {
            const moved = document.activeElement !== window.focusBefore;
            if (moved || performance.now() - began > 400) resolve(moved);
            else setTimeout(look, 5);
          };
          look();
        }),
    );
  }

  /** Brings the cursor to a space by the arrow keys, as the board is seen on the screen. */
  async #goTo(cell, modifier = '') {
    const focusedSpace = async () => [...(await this.table.spaces()).values()].find(({ button }) => button.focused);
    const tabStop = async () => [...(await this.table.spaces()).values()].find(({ button }) => button.tabIndex === 0);
    await this.tabTo('the board', async () => (await tabStop())?.button.centre, focusedSpace);
    for (let steps = 0; steps < 20; ++steps) {
      const here = await focusedSpace();
      if (here.cell === cell) return;
      const [from, to] = [here.button.centre, await this.table.centreOf(cell)];
      const key =
        to.x > from.x + 4 ? 'ArrowRight' : to.x < from.x - 4 ? 'ArrowLeft' : to.y > from.y ? 'ArrowDown' : 'ArrowUp';
      await this.#moveFocus(modifier + key);
    }
    throw new Error(`the arrow keys do not lead to ${cell}`);
  }
}

/** Runs in the page: does the control at this place come before the one that has the focus? */
function isBeforeFocus({ x, y }) {
  const stops = [...document.querySelectorAll('a[href], button, input, summary, [tabindex]')].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  );
  const goal = stops.findIndex((element) => {
    const box = element.getBoundingClientRect();
    return Math.abs(box.x + box.width / 2 - x) < 2 && Math.abs(box.y + box.height / 2 - y) < 2;
  });
  return goal >= 0 && goal < stops.indexOf(document.activeElement);
}
