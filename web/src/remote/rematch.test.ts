// Both players ask for a rematch before either has the other one's invitation: it is one match.

import { expect, test, vi } from 'vitest';
import { MATCH } from '../testing/saved_games';
import type { RemoteMatch } from '../model/remote_match';
import { crossing, giveWay, rematchUnderWay } from './rematch';

const BEFORE = 'b'.repeat(32);
const idOf = (digit: string): string => digit.repeat(32);
const invitation = (digit: string, after = ` after=${BEFORE}`): string =>
  `anthill-match 1 rules=3 id=${idOf(digit)} game=army-ants host=red name=Ada${after} anchor=0 t=0\n`;
const own = (digit: string, more = '', part: Partial<RemoteMatch> = {}): RemoteMatch => ({
  ...MATCH,
  id: idOf(digit),
  side: 'host',
  root: 'f'.repeat(64),
  text: invitation(digit) + more,
  left: false,
  archived: false,
  ...part,
});
const storeOf = (...matches: RemoteMatch[]) => ({
  kept: matches,
  all() {
    return Promise.resolve(this.kept);
  },
  remove(id: string) {
    this.kept = this.kept.filter((each) => each.id !== id);
    return Promise.resolve();
  },
});
const arrived = (digit: string, after?: string) => ({ id: idOf(digit), text: invitation(digit, after) });

const unsent = vi.hoisted(() => ({ id: '' }));
vi.mock('../storage/unsent', () => ({ isUnsent: (id: string) => id === unsent.id }));

test('of two invitations both devices take the same one', async () => {
  const [one, two] = [own('1'), own('2')];
  expect(await crossing(storeOf(one), arrived('2'))).toEqual({ own: one, counts: true });
  expect(await crossing(storeOf(two), arrived('1'))).toEqual({ own: two, counts: false });
});
test('one that has not left this device gives way', async () => {
  unsent.id = idOf('1');
  expect(await crossing(storeOf(own('1')), arrived('2'))).toMatchObject({ counts: false });
  unsent.id = '';
});
test('a rematch that goes on counts, whatever invitation to it comes late', async () => {
  expect(await crossing(storeOf(own('3', '1 name=Bo t=1\n')), arrived('2'))).toMatchObject({ counts: true });
});
test('an invitation of another kind meets nothing', async () => {
  expect(await crossing(storeOf(own('1')), arrived('2', ''))).toBeNull();
  expect(await crossing(storeOf(own('1')), arrived('2', ` after=${idOf('c')}`))).toBeNull();
  expect(await crossing(storeOf(own('1')), arrived('1'))).toBeNull();
});
test('with the acceptance of the other one’s invitation one’s own goes, and is not shown when a rematch is asked for again', async () => {
  const accepted: RemoteMatch = { ...own('2', '1 name=Bo t=1\n'), side: 'guest' };
  const store = storeOf(own('3'), accepted);
  await giveWay(store, accepted);
  expect(store.kept).toEqual([accepted]);
  expect(await rematchUnderWay(store, BEFORE)).toBe(accepted);
});
