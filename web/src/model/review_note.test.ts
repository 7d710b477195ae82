import { expect, test } from 'vitest';
import { readReviewNote, writeReviewNote } from './review_note';

const REVIEW = {
  version: 1,
  of: 'k3f9',
  evaluations: [
    { ply: 5, score: 120, exact: false },
    { ply: 6, score: null, exact: false },
    { ply: 7, score: -3, exact: true },
  ],
  judgements: [
    { ply: 5, best: 'a1:c1-d1', score: 140, next: -20, reasons: ['wins:a1', 'heals'] },
    { ply: 6, best: 'pass', score: 7, next: null, reasons: [] },
  ],
  rounds: [{ deal: -100, odds: 0, take: 20, cut: null, play: 5, spread: 40 }],
};

test('a review goes out as one line, and comes in again as it was', () => {
  const note = writeReviewNote(REVIEW);
  expect(note).toBe(
    'k3f9 scores 5:120,,-3= mistakes 5/a1:c1-d1/140/-20/wins:a1|heals;6/pass/7// parts -100/0/20//5/40',
  );
  expect(readReviewNote(note)).toEqual(REVIEW);
  const plain = { version: 1, of: REVIEW.of, evaluations: REVIEW.evaluations, judgements: [] };
  expect(readReviewNote(writeReviewNote(plain))).toEqual(plain);
});

test('rounds that cannot be read are left out, and the rest is read', () => {
  const damaged = { ...REVIEW, rounds: [{ deal: -100, odds: 0, take: 20, cut: null, play: 5, spread: 0 }] };
  expect(readReviewNote(writeReviewNote(damaged))).toEqual({ ...REVIEW, rounds: undefined });
  expect(readReviewNote('k3f9 scores 5:120 parts 1/2')?.rounds).toBeUndefined();
});

test.each([
  undefined,
  {},
  { ...REVIEW, version: 2 },
  { ...REVIEW, evaluations: [REVIEW.evaluations[0], REVIEW.evaluations[2]] },
  { ...REVIEW, judgements: [{ ...REVIEW.judgements[0], best: 'a;b' }] },
])('what could not be read again stays at home', (review) => expect(writeReviewNote(review)).toBe(''));

test.each(['', 'hello', 'k3f9 scores x:1', 'k3f9 scores 1:1e99', 'k3f9 scores 0:1 mistakes 5'])(
  'what is none is not read: "%s"',
  (note) => expect(readReviewNote(note)).toBeNull(),
);
