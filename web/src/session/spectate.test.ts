import { beforeEach, expect, test, vi } from 'vitest';
import type { ArmyAntsSnapshot } from '../games/army_ants/snapshot';
import { armyAnts } from '../games/army_ants/army_ants';
import { board, comeFirst, COMPUTERS, DEALT, session, thinker } from '../testing/table';

let waited: number[];

beforeEach(async () => {
  waited = [];
  const wait = (milliseconds: number): Promise<void> => {
    waited.push(milliseconds);
    return Promise.resolve();
  };
  comeFirst(undefined, { wait });
  await session.begin(armyAnts, COMPUTERS, 7, DEALT);
});

test('nothing is thought out before somebody asks for it, and nobody but the computer has a hand on the board', () => {
  expect(session.spectating.isOn).toBe(true);
  expect(session.spectating.canAdvance).toBe(true);
  expect(thinker.busy).toBe(false);
  expect(board.hands).toEqual([]);
  expect(session.speaker).toBeNull();
});

test('each side plays at its own level, one move for each time it is asked', async () => {
  const first = session.spectating.advance(1500);
  expect(thinker.questions.at(-1)?.limits).toBe('level 2 seed 7');
  await thinker.answer('a');
  await first;
  expect(board.moves).toEqual(['a']);
  expect(thinker.busy).toBe(false);
  expect(waited).toContain(1500);
  void session.spectating.advance(0);
  expect(thinker.questions.at(-1)?.limits).toBe('level 5 seed 7');
  await thinker.answer('b');
  expect(board.moves).toEqual(['a', 'b']);
});

test('held up, what was being thought out is not played', async () => {
  void session.spectating.advance(0);
  session.spectating.pause(true);
  await thinker.answer('a');
  expect(board.moves).toEqual([]);
  expect(session.spectating.canAdvance).toBe(false);
  session.spectating.pause(false);
  expect(session.spectating.canAdvance).toBe(true);
});

test('a round that is shown until chance has dealt the next one: who goes on has it dealt, once', async () => {
  const shown = board.snapshot.bind(board);
  vi.spyOn(board, 'snapshot').mockImplementation(() => ({
    ...shown(),
    ...(board.moves.length === 0 ? { held: true, due: 'chance' as const } : {}),
  }));
  session.retryEngine();
  await session.spectating.advance(0);
  expect(board.moves).toEqual(['chance']);
  session.proceed();
  expect(board.moves).toEqual(['chance']);
});

test('chance that comes from elsewhere deals the next round too', async () => {
  const shown = board.snapshot.bind(board);
  vi.spyOn(board, 'snapshot').mockImplementation(() => ({ ...shown(), held: true, due: 'chance' as const }));
  session.retryEngine();
  const asked: number[] = [];
  session.chance = (at) => void asked.push(at);
  await session.spectating.advance(0);
  expect(asked).toEqual([board.snapshot().ply]);
  expect(board.moves).toEqual([]);
});

test('while somebody looks back the game waits', async () => {
  const first = session.spectating.advance(0);
  await thinker.answer('a');
  await first;
  session.review.goTo(0);
  expect(session.spectating.canAdvance).toBe(false);
  session.review.back();
  expect(session.spectating.canAdvance).toBe(true);
});

test('a computer that does not answer holds it up until it is woken', async () => {
  const first = session.spectating.advance(0);
  await thinker.fail();
  await first;
  expect(session.spectating.canAdvance).toBe(false);
  session.retryEngine();
  expect(session.spectating.canAdvance).toBe(true);
});

test('both sealed set-ups are laid, each side its own', async () => {
  await session.begin(armyAnts, COMPUTERS, 7, 'edition=2020 setup=total');
  await vi.waitFor(() => expect((session.state.match?.snapshot as ArmyAntsSnapshot).phase).not.toBe('deploy'));
  expect(thinker.arranging.map((setup) => /side=\w+/.exec(setup)?.[0])).toEqual(['side=red', 'side=black']);
});

test('a game with a person in it is not watched', async () => {
  await session.begin(armyAnts, { ...COMPUTERS, red: { kind: 'person', name: '' } }, 7, 'edition=2020 setup=random');
  expect(session.spectating.isOn).toBe(false);
  expect(session.spectating.canAdvance).toBe(false);
});

test.each([
  ['stands no better', true, 0, 1],
  ['stands worse', true, -80, 1],
  ['stands better: it varies', true, 80, 0],
  ['has not seen the position three times', false, -80, 0],
])('a side that %s ends a game that nothing else would end', async (_name, thirdOccurrence, score, draws) => {
  const shown = board.snapshot.bind(board);
  vi.spyOn(board, 'snapshot').mockImplementation(() => ({ ...shown(), thirdOccurrence }));
  const agreed = vi.spyOn(board, 'agreeDraw');
  await session.begin(armyAnts, COMPUTERS, 7, 'edition=2008 setup=random');
  const next = session.spectating.advance(0);
  await thinker.answer('a', score);
  await next;
  expect(agreed).toHaveBeenCalledTimes(draws);
  expect(board.moves).toHaveLength(1 - draws);
});
