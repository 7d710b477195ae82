import { expect, test } from 'vitest';
import { armyAnts } from '../games/army_ants/army_ants';
import { showsFindings } from '../session/mode';
import { Drafts } from '../storage/drafts';
import { MemoryStore } from '../testing/saved_games';
import { comeFirst, DEALT, FRIENDS, moveByHand, saves, seat, session, sessionOf, thinker } from '../testing/table';
import { KeptReview } from './kept_review';

async function finish(): Promise<void> {
  comeFirst();
  await session.begin(armyAnts, FRIENDS, 7, DEALT);
  for (const move of ['a', 'b', 'cQ']) moveByHand(move);
}

test('a page that is reloaded goes on with the review, where it stood', async () => {
  await finish();
  const drafts = new Drafts('review', new MemoryStore());
  const before = new KeptReview(drafts);
  before.follow(session);
  session.review.showFindings();
  session.review.goTo(1);
  before.follow(session);
  session.review.back();
  new KeptReview(drafts).follow(session);
  expect([showsFindings(session.state.mode), session.state.match?.snapshot.ply]).toEqual([true, 1]);
});

test('a review that was closed is not opened again, nor that of another game', async () => {
  await finish();
  const drafts = new Drafts('review', new MemoryStore());
  const before = new KeptReview(drafts);
  session.review.showFindings();
  before.follow(session);
  session.review.back();
  before.follow(session);
  new KeptReview(drafts).follow(session);
  expect(showsFindings(session.state.mode)).toBe(false);
  drafts.write('army-ants', 'another 1');
  new KeptReview(drafts).follow(session);
  expect(showsFindings(session.state.mode)).toBe(false);
});

test('the review goes on where it was after a puzzle or an analysis on the same board', async () => {
  await finish();
  const kept = new KeptReview(new Drafts('review', new MemoryStore()));
  kept.follow(session);
  session.review.showFindings();
  session.review.goTo(1);
  kept.follow(session);
  seat.lend(sessionOf(thinker, saves));
  seat.giveBack();
  kept.follow(session);
  expect(await session.resume()).toBe('opened');
  kept.follow(session);
  expect([showsFindings(session.state.mode), session.state.match?.snapshot.ply]).toEqual([true, 1]);
});
