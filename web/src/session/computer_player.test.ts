import { describe, expect, test, vi } from 'vitest';
import { armyAnts } from '../games/army_ants/army_ants';
import { turnOver } from '../testing/fakes';
import { AGAINST_BLACK, board, comeFirst, DEALT, moveByHand, session, thinker } from '../testing/table';

test('the Elder is asked by its time, thinks on what it expects, and can be hurried', async () => {
  comeFirst();
  const elder = { kind: 'computer', level: 10, seconds: 3 } as const;
  await session.begin(armyAnts, { red: { kind: 'person', name: '' }, black: elder }, 7, DEALT);
  moveByHand('a');
  expect(thinker.questions).toEqual([{ start: 'start for=black', moves: ['a'], limits: 'movetime 3000 seed 7' }]);
  session.computer.hurry();
  expect(thinker.hurried).toBe(1);
  await thinker.answer('b', 0, { reply: 'c' });
  session.computer.ponder(session.state.match?.snapshot ?? null);
  const now = thinker.pondering;
  expect(now).toEqual({ start: 'start for=black', moves: ['a', 'b', 'c'], limits: 'movetime 3000 seed 7' });
  moveByHand('c');
  expect(thinker.questions.at(-1)).toEqual(now);
  // At any other position there is nothing to expect.
  session.computer.ponder(session.state.match?.snapshot ?? null);
  expect(thinker.pondering).toBeNull();
});

test('the first move waits until the deal has been seen', async () => {
  const wait = (milliseconds: number): Promise<void> =>
    milliseconds < 6000 ? Promise.resolve() : new Promise(() => undefined);
  comeFirst(undefined, { wait });
  const egg = { kind: 'computer', level: 1 } as const;
  await session.begin(armyAnts, { red: egg, black: { kind: 'person', name: '' } }, 7, DEALT);
  let seen = (): void => undefined;
  session.deal(new Promise((resolve) => (seen = resolve)));
  await thinker.answer('a');
  expect(board.moves).toEqual([]);
  seen();
  await vi.waitUntil(() => board.moves.length > 0);
});

describe('after what is said large, such as the card of a cut', () => {
  const said = 'The cut shows the 9.';
  const words = { ...armyAnts.words, momentSentence: () => said };
  /** Waits end when the test says so, by their milliseconds. */
  async function cut(): Promise<(milliseconds: number) => Promise<void>> {
    const waits: { milliseconds: number; end: () => void }[] = [];
    const wait = (milliseconds: number): Promise<void> =>
      new Promise((resolve) => waits.push({ milliseconds, end: resolve }));
    comeFirst(undefined, { wait });
    await session.begin({ ...armyAnts, words }, AGAINST_BLACK, 7, DEALT);
    moveByHand('a');
    await vi.waitUntil(() => session.state.moment !== null);
    await thinker.answer('b');
    return async (milliseconds) => {
      for (const each of waits) if (each.milliseconds <= milliseconds) each.end();
      await turnOver();
    };
  }

  test('the computer moves 1.8 seconds later', async () => {
    const pass = await cut();
    await pass(1700);
    expect(board.moves).toEqual(['a']);
    await pass(1800);
    expect(board.moves).toEqual(['a', 'b']);
  });
  test('a tap that puts it away lets it move', async () => {
    const pass = await cut();
    await pass(500);
    expect(board.moves).toEqual(['a']);
    session.hurryMoment();
    await turnOver();
    expect(board.moves).toEqual(['a', 'b']);
  });
});
