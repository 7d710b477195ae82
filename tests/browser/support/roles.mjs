// Finds elements as a screen reader does: by role and accessible name. Tests look for nothing else, so they hold however the
// page is built inside. (The page has no shadow trees.) Names are computed as the standard says, by a library.

import { accessibleNameScript } from '../drivers/dependencies.mjs';

/**
 * @typedef {object} Found
 * @property {string} name
 * @property {{ x: number, y: number, width: number, height: number }} box
 * @property {import('../drivers/page.mjs').Point} centre
 * @property {boolean} disabled
 * @property {boolean} checked pressed, checked, selected or current
 * @property {boolean} focused
 * @property {string} group of radio buttons
 * @property {number} tabIndex
 */

/**
 * Runs in the page: the visible elements of that role, in tree order, whose name matches.
 * @param {string} role @param {string} pattern of a regular expression
 * @param {boolean} reveal scroll the first of them into view, as a person would before using it
 * @returns {Found[] | null} null where the page does not have the library of names yet
 */
function elementsOfRole(role, pattern, reveal) {
  if (!window.domAccessibility) return null;
  const matches = new RegExp(pattern);
  const implicit = {
    button: 'button, summary, input[type=button], input[type=submit]',
    link: 'a[href]',
    radio: 'input[type=radio]',
    checkbox: 'input[type=checkbox]',
    textbox: 'input:not([type]), input[type=text], textarea',
    searchbox: 'input[type=search]',
    combobox: 'select',
    slider: 'input[type=range]',
    dialog: 'dialog',
    heading: 'h1, h2, h3, h4',
    main: 'main',
    list: 'ol, ul',
    listitem: 'li',
  }[role];
  const { computeAccessibleName } = window.domAccessibility;
  const squeeze = (text) => text.replace(/\s+/g, ' ').trim();
  /** It takes no press yet, or none of the place that was pressed to bring it up: it has only just appeared. (ui/press_guard.ts) */
  const guarded = (element) => {
    const place = element.closest('[data-guarded]')?.dataset.guarded;
    if (!place) return place === '';
    const [pressedX, pressedY] = place.split(',').map(Number);
    const { x, y, width, height } = element.getBoundingClientRect();
    return Math.hypot(x + width / 2 - pressedX, y + height / 2 - pressedY) <= 45;
  };
  const hidden = (element) =>
    element.closest('[hidden], [aria-hidden="true"], [inert]') !== null ||
    (role === 'button' && guarded(element)) ||
    (element.closest('details:not([open])') !== null && element.closest('summary') === null) ||
    getComputedStyle(element).visibility === 'hidden';
  // A dialog that is open keeps people from everything else.
  const modal = [...document.querySelectorAll('dialog')].findLast((dialog) => dialog.matches(':modal'));

  const found = [];
  const candidates = (modal ?? document).querySelectorAll(`[role=${role}]${implicit ? `, ${implicit}` : ''}`);
  for (const element of modal && role === 'dialog' ? [modal, ...candidates] : candidates) {
    if ((element.getAttribute('role') ?? role) !== role || element.getClientRects().length === 0 || hidden(element))
      continue;
    const name = squeeze(computeAccessibleName(element));
    if (!matches.test(name)) continue;
    const target = element.labels?.[0] ?? element; // a styled choice is worked by its label
    if (reveal && found.length === 0)
      target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = target.getBoundingClientRect();
    const state = (attribute) => ['true', 'page', 'step'].includes(element.getAttribute(attribute));
    found.push({
      name,
      box: { x, y, width, height },
      centre: { x: x + width / 2, y: y + height / 2 },
      disabled: element.disabled === true || state('aria-disabled'),
      checked:
        element.checked === true || ['aria-checked', 'aria-pressed', 'aria-selected', 'aria-current'].some(state),
      focused: element === document.activeElement,
      group: element.name ?? '',
      tabIndex: element.tabIndex,
    });
  }
  return found;
}

/** A regular expression's source that matches this name and no other. */
export const exactly = (name) => `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;

/** @returns {Promise<Found[]>} */
export async function findAll(page, role, pattern = '', reveal = false) {
  for (;;) {
    const found = await page.evaluate(elementsOfRole, role, pattern, reveal);
    if (found) return found;
    // The policy of the page refuses a script element, not an evaluation from outside.
    await page.call(`() => { ${accessibleNameScript}; window.domAccessibility = domAccessibility; }`, []);
  }
}

/** Runs in the page: waits for the next frame, or a moment where none is drawn. */
const nextFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve(true));
    setTimeout(() => resolve(true), 100);
  });

/** Waits for an element of that role and name to be there, usable and in its place: a dialog that is still rising would be tapped
 * where its next button is about to be. @returns {Promise<Found>} */
export async function find(page, role, name) {
  const pattern = name instanceof RegExp ? name.source : exactly(name);
  const look = async () => (await findAll(page, role, pattern, true))[0];
  return page.untilHere(`a ${role} named ${pattern}`, async () => {
    const first = await look();
    if (!first || first.disabled) return undefined;
    await page.evaluate(nextFrame);
    const again = await look();
    // Scrolled into view once more, it may end up within a pixel of where it was.
    const still = again && Math.hypot(again.centre.x - first.centre.x, again.centre.y - first.centre.y) <= 1;
    return still && !again.disabled ? again : undefined;
  });
}

export async function exists(page, role, name) {
  const pattern = name instanceof RegExp ? name.source : exactly(name);
  return (await findAll(page, role, pattern)).length > 0;
}
