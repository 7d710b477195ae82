import { expect, test } from 'vitest';
import { NO_PROGRESS } from '../model/progress';
import type { Snapshot } from '../model/snapshot';
import type { GamePage, MatchView } from '../contract/game_page';
import type { PageContext } from '../contract/page_context';
import { puzzleOf } from '../testing/puzzles';
import type { Exercises } from './exercises';
import type { Hinting } from './hinting';
import { heading, puzzleAnswer, type LastTry } from './puzzle_answer';

test('a right move of several is said to be right, until a wrong one', () => {
  const play = { isRight: false, isShowing: false, feedback: { kind: 'task' } } as const;
  expect(heading(play, false)).toBe('Your move');
  expect(heading(play, true)).toBe('Right so far');
  expect(heading({ ...play, isShowing: true }, true)).toBe('Solution');
  expect(heading({ ...play, feedback: { kind: 'wrong', say: 'No.' } }, true)).toBe('Your move');
});

const NOTHING = {} as unknown;
const answered = (change: Partial<LastTry>): string => {
  const game = { table: {}, words: { hint: () => ({ text: 'Tap a card.' }) } } as unknown as GamePage;
  const view = {
    page: {},
    state: { notice: null, mode: { kind: 'playing' } },
    snapshot: { moves: [], selection: [] },
  } as unknown as MatchView;
  const line = puzzleAnswer(NOTHING as PageContext, game, NOTHING as Exercises, puzzleOf('x'), view, {
    ...{ feedback: { kind: 'task' }, isShowing: false, looking: false, offered: null, counted: 'not yet' },
    ...{
      hinting: { step: 0 } as unknown as Hinting,
      record: NO_PROGRESS,
      isOwn: false,
      inRush: false,
      posed: NOTHING as Snapshot,
    },
    ...{ hint: () => undefined, show: () => undefined },
    ...change,
  });
  return JSON.stringify(line);
};

test('the first puzzle says that the first try counts, before it is made', () => {
  const first = 'Tap a card. Your first try is rated.';
  expect(answered({})).toContain(first);
  for (const other of [
    { counted: 'before' },
    { isOwn: true },
    { inRush: true },
    { record: { ...NO_PROGRESS, rated: 1 } },
  ])
    expect(answered(other as Partial<LastTry>)).not.toContain('counts');
});

test('a wrong first try says at once what the rating is', () => {
  const feedback = { kind: 'wrong', say: 'Not that one.' } as const;
  const record = { ...NO_PROGRESS, rating: 775, rated: 1 };
  expect(answered({ feedback: feedback, record, counted: 'missed' })).toContain('First try: your rating is now 775.');
  for (const other of [{ counted: 'helped' }, { counted: 'before' }, { isOwn: true, counted: 'not yet' }])
    expect(answered({ feedback: feedback, record, ...(other as Partial<LastTry>) })).not.toContain('775');
});
