// A choice in a match by link that outlives its page.

import { keptMatch } from './by_link.mjs';
import { find } from './roles.mjs';

/** A move is chosen and can be sent, and is kept: a page that closes in the moment before loses it. */
export async function chosen({ page }) {
  await find(page, 'button', 'Send');
  await page.untilHere('the choice kept', async () => /"draft":\["/.test(await keptMatch(page)));
}
