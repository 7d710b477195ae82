// Looks at a screen at the sizes of phones held sideways and of narrow windows, for buttons out of reach, and with large letters for words
// that leave their place.

import assert from 'node:assert/strict';
import { atRest } from './game.mjs';

export const SIZES = [
  [568, 320],
  [844, 390],
  [320, 640],
];
const [width, height] = SIZES[1];
export const sideways = { viewport: { width, height }, touch: true, reducedMotion: true };

/** Runs in the page: the buttons that are not whole within the window, that something covers, or that lie on another one; a covered task. */
function outOfReach() {
  const root = [...document.querySelectorAll('dialog')].findLast((dialog) => dialog.matches(':modal')) ?? document;
  // The list of moves and the words of a task may scroll; the grid lies over the board.
  const free = '.move-list, anthill-board-grid, .record-line, .review-area, .certificate';
  const buttons = [...root.querySelectorAll('button, input[type=range]')].filter(
    (button) => button.checkVisibility({ visibilityProperty: true }) && !button.closest(free),
  );
  const name = (button) => (button.getAttribute('aria-label') ?? (button.innerText.trim() || button.id)).slice(0, 30);
  const boxes = buttons.map((button) => button.getBoundingClientRect());
  const found = [];
  for (const [index, { left, top, right, bottom }] of boxes.entries()) {
    const button = buttons[index];
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      found.push(`${name(button)} is outside, ${Math.round(top)} to ${Math.round(bottom)}`);
    if (right - left < 20 || bottom - top < 20) found.push(`${name(button)} is too small for a finger`);
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!button.contains(at) && !at?.closest('label')?.contains(button)) found.push(`${name(button)} is covered`);
    for (const [other, box] of boxes.slice(0, index).entries()) {
      const across = Math.min(right, box.right) - Math.max(left, box.left);
      const along = Math.min(bottom, box.bottom) - Math.max(top, box.top);
      if (across > 1 && along > 1) found.push(`${name(button)} lies on ${name(buttons[other])}`);
    }
  }
  const tasks = [...root.querySelectorAll('.lesson .task')].filter((task) => task.checkVisibility());
  for (const task of tasks) {
    const { left, top } = task.getClientRects()[0];
    if (!task.closest('.talk').contains(document.elementFromPoint(left + 6, top + 8)))
      found.push('the task is covered');
  }
  return found;
}

/** Runs in the page: buttons that lie on one another, words that leave their button, and parts of a screen whose words leave them. */
function crowded() {
  const root = [...document.querySelectorAll('dialog')].findLast((dialog) => dialog.matches(':modal')) ?? document;
  const name = (element) =>
    `${element.className} ${(element.getAttribute('aria-label') ?? element.innerText).trim().slice(0, 30)}`;
  const isShown = (element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('.move-list, anthill-board-grid, .position-foot, .visually-hidden');
  /** Returns the part of its box that is seen: lists that scroll cut it off. */
  const seen = (element) => {
    const box = element.getBoundingClientRect();
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === 'visible') continue;
      const frame = around.getBoundingClientRect();
      [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
      [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
    }
    // The rest of a long choice goes by behind the start button.
    const foot = element.closest('.setup')?.querySelector('.begin');
    if (foot && !foot.contains(element)) bottom = Math.min(bottom, foot.getBoundingClientRect().top);
    return { left, top, right, bottom };
  };
  const { scrollWidth, clientWidth } = document.scrollingElement;
  const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
  const buttons = [...root.querySelectorAll('button')].filter(isShown);
  const boxes = buttons.map(seen);
  for (const [index, box] of boxes.entries()) {
    for (const [other, { left, top, right, bottom }] of boxes.slice(0, index).entries())
      if (
        Math.min(box.right, right) - Math.max(box.left, left) > 1 &&
        Math.min(box.bottom, bottom) - Math.max(box.top, top) > 1
      )
        found.push(`${name(buttons[index])} lies on ${name(buttons[other])}`);
    const { left, right } = buttons[index].getBoundingClientRect();
    const parts = [...buttons[index].querySelectorAll('span, b, small')].filter(
      (part) => isShown(part) && getComputedStyle(part).clipPath === 'none',
    );
    const rows = parts.flatMap((part) => [...part.getClientRects()]).filter((row) => row.width > 2);
    if (rows.some((row) => row.left < left - 2 || row.right > right + 2))
      found.push(`words leave ${name(buttons[index])}`);
    if ((left < -1 || right > clientWidth + 1) && !buttons[index].closest('nav'))
      found.push(`${name(buttons[index])} leaves the window`);
  }
  for (const part of [...root.querySelectorAll('.bar, .player-bar, .talk, .tools, .message-line')].filter(isShown)) {
    if (getComputedStyle(part).overflowY !== 'visible') continue; // it scrolls
    const { top, bottom } = part.getBoundingClientRect();
    const outside = [...part.children].filter(isShown).map((child) => child.getBoundingClientRect());
    if (outside.some((child) => child.height > 2 && (child.top < top - 3 || child.bottom > bottom + 3)))
      found.push(`words leave ${name(part)}`);
  }
  return found;
}

/** Each button is in sight without scrolling, and none lies on another one. */
export const IN_REACH = { sizes: SIZES, search: outOfReach, letters: '' };
/** With letters twice as large a screen may scroll, but nothing covers or cuts anything. */
export const ENLARGED = {
  sizes: [
    [320, 640], // a screen of 1280, zoomed to 400 %
    [820, 1180],
  ],
  search: crowded,
  letters: '200%',
};

/** Keeps what is wrong in each phase at each size, looked at in one way or in several; the window is then as it was. */
export function looking(page) {
  const wrong = [];
  const enlarge = (size) => page.evaluate((text) => void (document.documentElement.style.fontSize = text), size);
  const look = async (phase, ...ways) => {
    for (const { sizes, search, letters } of ways.length > 0 ? ways : [IN_REACH]) {
      await enlarge(letters);
      for (const [wide, high] of sizes) {
        await page.setViewport({ width: wide, height: high });
        await atRest(page);
        wrong.push(...(await page.evaluate(search)).map((what) => `${phase}, ${wide}x${high}: ${what}`));
      }
    }
    await enlarge('');
    await page.setViewport({ width, height });
    await atRest(page);
  };
  return { look, judge: () => assert.deepEqual(wrong, []) };
}
