// The style sheets' rules for keys and pictures that point left or right, where lines run from right to left.

import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, test } from 'vitest';

/** Returns a sheet's value of a property for a selector; the last one counts. */
function said(sheet: string, selector: string, property: string): string {
  let value = '';
  postcss.parse(readFileSync(new URL(sheet, import.meta.url), 'utf8')).walkRules((rule) => {
    if (rule.selectors.includes(selector)) rule.walkDecls(property, (found) => void (value = found.value));
  });
  return value;
}

test.each([
  ['the curve of a review', '../accessories/review/review.css', 'anthill-review-curve'],
  ['the bar that replays a game', '../library/replay_bar.css', '.replay'],
  ['the palette of the editor', '../editor/editor_screen.css', '.palette'],
  ['the cards in hand of a set-up', '../games/army_ants/deploy_screen.css', '.in-hand'],
])('%s runs from left to right, as its arrow keys and pictures do', (_name, sheet, selector) => {
  expect(said(sheet, selector, 'direction')).toBe('ltr');
});

test('arrows that lead on and back in texts point along the lines', () => {
  const selector =
    ":root[dir='rtl'] :is([data-icon='back'], [data-icon='next'], [data-icon='pass'], [data-icon='skip'])";
  const turning = ":root[dir='rtl'] :is([data-icon='undo'], [data-icon='redo'])";
  const ends = ":root[dir='rtl'] :is([data-icon='first'], [data-icon='last'])";
  for (const each of [selector, turning, ends]) expect(said('controls.css', each, 'transform')).toBe('scaleX(-1)');
  expect(said('../library/replay_bar.css', ":root[dir='rtl'] .replay [data-icon]", 'transform')).toBe('none');
});
