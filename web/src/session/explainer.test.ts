// Help while playing: what the rules engine proves is said of the computer's move, asked about before one's own stands, and said of that
// once it does.

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { armyAnts } from '../games/army_ants/army_ants';
import { NAMELESS } from '../model/player';
import { turnOver } from '../testing/fakes';
import { AGAINST_BLACK, board, comeFirst, DEALT, moveByHand, session, sitDown, thinker } from '../testing/table';

/** No answer comes in time. */
let impatient = false;

beforeEach(() => {
  impatient = false;
  comeFirst(undefined, {
    wait: (milliseconds) => (milliseconds === 20_000 && !impatient ? new Promise(() => undefined) : Promise.resolve()),
  });
  session.explainer.help = 'learning';
});

/** Words are fetched, too. */
const settled = async (): Promise<void> => {
  await armyAnts.parts.explanations();
  await turnOver();
  await turnOver();
};
const line = (): string => (session.state.notice?.kind === 'played' ? session.state.notice.text : '');
const caution = (): string | null | undefined =>
  session.state.mode.kind === 'confirming' ? session.state.mode.caution : undefined;

describe('who is helped', () => {
  test.each([
    ['learning', 3, true],
    ['learning', 4, false],
    ['always', 10, true],
    ['off', 1, false],
  ] as const)('with help %s, at level %i', async (help, level, helped) => {
    session.explainer.help = help;
    await session.begin(armyAnts, { ...AGAINST_BLACK, black: { kind: 'computer', level } }, 7, DEALT);
    expect(session.explainer.helps('red')).toBe(helped);
    expect(session.explainer.helps('black')).toBe(false);
  });
  test('friends only where they want it always', async () => {
    await session.begin(armyAnts, NAMELESS, 7, DEALT);
    expect(session.explainer.helps('red')).toBe(false);
    session.explainer.help = 'always';
    expect(session.explainer.helps('black')).toBe(true);
  });
});

describe('a move that gives something away', () => {
  beforeEach(async () => {
    thinker.facts = { 'dangers a1-a2': ['queen:a4:7s:a1:Qh'] };
    await session.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
  });

  test('is asked about before it stands, and may be taken back', async () => {
    moveByHand('a1-a2');
    expect(session.state.mode).toMatchObject({ kind: 'confirming', caution: null });
    await settled();
    expect(caution()).toBe('This lets the 7 of spades take your Queen.');
    expect(session.state.announcement).toContain('This lets the 7 of spades take your Queen.');
    expect(thinker.busy).toBe(false);
    expect(thinker.explaining).toEqual([expect.objectContaining({ moves: [], about: 'dangers a1-a2' })]);
    session.undo();
    expect(session.state.mode.kind).toBe('live');
    expect(board.ply).toBe(0);
  });
  test('stands when whoever makes it says so', async () => {
    moveByHand('a1-a2');
    await settled();
    session.confirmation.confirm();
    await settled();
    expect(session.state.mode.kind).toBe('live');
    expect(thinker.busy).toBe(true);
  });
  test('another one stands by itself', async () => {
    moveByHand('b1-b2');
    await settled();
    expect(session.state.mode.kind).toBe('live');
    expect(thinker.busy).toBe(true);
  });
  test('one that was taken back while it was looked at is not played', async () => {
    moveByHand('b1-b2');
    session.undo();
    moveByHand('a1-a2');
    await settled();
    expect(board.moves).toEqual(['a1-a2']);
    expect(caution()).toBe('This lets the 7 of spades take your Queen.');
  });
  test('nobody waits for an engine that does not answer', async () => {
    impatient = true;
    thinker.explain = () => new Promise(() => undefined);
    moveByHand('a1-a2');
    await settled();
    expect(session.state.mode.kind).toBe('live');
  });
  test('is no affair of the page where help is off', () => {
    session.explainer.help = 'off';
    moveByHand('a1-a2');
    expect(session.state.mode.kind).toBe('live');
    expect(thinker.explaining).toEqual([]);
  });
});

describe('the computer’s move', () => {
  test('is said with what it is good for', async () => {
    await session.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    thinker.facts = { 'reasons pass': ['threatens-card:c5:9s:c4:8h'] };
    moveByHand('a1-a2');
    await settled();
    await thinker.answer('pass');
    await settled();
    expect(line()).toMatch(/^Black passes\. It threatens the 8 of hearts\./);
    expect(session.state.announcement).toContain('It threatens the 8 of hearts.');
  });
  test('stays announced when the engine answers about the move before it later', async () => {
    await session.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    let late = (_facts: readonly string[]): void => undefined;
    thinker.explain = ({ about }) =>
      about === 'reasons a1-a2' ? new Promise((resolve) => (late = resolve)) : Promise.resolve([]);
    moveByHand('a1-a2');
    await settled();
    await thinker.answer('pass');
    await settled();
    expect(session.state.announcement).toBe('Black passes.');
    late([]);
    await settled();
    expect(session.state.announcement).toBe('Black passes.');
  });
  test('is only said where nobody is helped', async () => {
    session.explainer.help = 'off';
    await session.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    thinker.facts = { 'reasons pass': ['threatens-card:c5:9s:c4:8h'] };
    moveByHand('a1-a2');
    await thinker.answer('pass');
    await settled();
    expect(line()).toBe('Black passes.');
  });
});

describe('the verdict on one’s own move', () => {
  const GUARDS = { 'reasons a1-a2': ['guards-card:a2:9h'] };
  /** The pauses that do not end by themselves. */
  const held = new Set<number>();
  /** Moves; the computer has found its reply, and the engine looks at the position before the move. */
  const judged = async (...lines: string[]): Promise<void> => {
    moveByHand('a1-a2');
    await vi.waitFor(() => expect(thinker.questions.at(-1)?.limits).toMatch(/^multipv/));
    await thinker.answer('pass');
    for (const line of lines) thinker.tell(line);
    await thinker.answer('a1-a2');
    await settled();
  };
  let goOn: () => void = () => undefined;
  beforeEach(() => {
    held.clear();
    held.add(20_000);
    sitDown({
      wait: async (milliseconds) => {
        if (milliseconds === 500) await new Promise<void>((resolve) => (goOn = resolve));
        else if (held.has(milliseconds)) await new Promise(() => undefined);
      },
    });
    session.explainer.help = 'learning';
  });

  test('is good if the engine finds hardly anything better, and the reply waits until it can be read', async () => {
    thinker.facts = GUARDS;
    held.add(1000);
    await session.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    await judged(
      'info depth 1 multipv 1 score 900 nodes 20 pv b1-b2',
      'info depth 2 multipv 1 score 90 nodes 40 pv b1-b2 a8-a7',
      'info depth 2 multipv 2 score 60 nodes 40 pv a1-a2 a8-a7',
    );
    expect(line()).toBe('Good move. It guards the 9 of hearts.');
    expect(session.state.announcement).toContain('Good move. It guards the 9 of hearts.');
    expect(thinker.explaining.at(-1)).toMatchObject({ moves: [], about: 'reasons a1-a2' });
    goOn();
    await settled();
    expect(board.moves).toEqual(['a1-a2']);
  });
  test('is only what is proved if there was something better', async () => {
    thinker.facts = GUARDS;
    await session.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    await judged(
      'info depth 2 multipv 1 score 120 nodes 40 pv b1-b2 a8-a7',
      'info depth 2 multipv 2 score 60 nodes 40 pv a1-a2 a8-a7',
    );
    expect(line()).not.toContain('Good move');
    expect(line()).toMatch(/ It guards the 9 of hearts\.$/);
    goOn();
    await settled();
    expect(board.moves).toEqual(['a1-a2', 'pass']);
  });
  test('names a move that is clearly better, if its reason is proved', async () => {
    thinker.facts = { ...GUARDS, 'reasons b1-b2': ['wins-card:b1:9h:b2:7s'] };
    await session.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    await judged(
      'info depth 2 multipv 1 score 300 nodes 40 pv b1-b2 a8-a7',
      'info depth 2 multipv 2 score 260 nodes 40 pv c1-c2 a8-a7',
    );
    // The played move is not listed: what the other side can reach after it.
    expect(thinker.questions.at(-1)).toMatchObject({ moves: ['a1-a2'], limits: 'nodes 20000' });
    thinker.tell('info depth 2 score -90 nodes 40 pv a8-a7');
    await thinker.answer('a8-a7');
    await settled();
    expect(line()).toMatch(/^There was a better move\. Red: .* It wins the 7 of spades for free\.$/);
  });
  test('keeps a better move to itself if nothing is proved of it', async () => {
    thinker.facts = GUARDS;
    await session.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    await judged(
      'info depth 2 multipv 1 score 300 nodes 40 pv b1-b2 a8-a7',
      'info depth 2 multipv 2 score 60 nodes 40 pv a1-a2 a8-a7',
    );
    expect(line()).toMatch(/ It guards the 9 of hearts\.$/);
    expect(line()).not.toContain('better');
  });
  test('says what a move allows that stands in spite of the warning', async () => {
    thinker.facts = { ...GUARDS, 'dangers a1-a2': ['card:a4:7s:a2:9h'] };
    await session.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    moveByHand('a1-a2');
    await settled();
    session.confirmation.confirm();
    await vi.waitFor(() => expect(line()).toBe('This lets the 7 of spades take your 9 of hearts.'));
  });
  test('holds the reply up no longer than it would be read', async () => {
    thinker.explain = () => new Promise(() => undefined);
    await session.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    moveByHand('a1-a2');
    session.confirmation.confirm();
    await settled();
    await thinker.answer('pass');
    goOn();
    await settled();
    expect(board.moves).toEqual(['a1-a2', 'pass']);
  });
  test('does not hold up what is said of the move for ever', async () => {
    thinker.explain = () => new Promise(() => undefined);
    held.clear();
    await session.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    moveByHand('a1-a2');
    session.confirmation.confirm();
    await settled();
    expect(session.state.announcement).toMatch(/^Red/);
  });
  test('is forgotten with its match', async () => {
    thinker.facts = GUARDS;
    await session.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    await judged('info depth 2 multipv 1 score 90 nodes 40 pv a1-a2 a8-a7');
    held.add(1000);
    await session.begin(armyAnts, { red: AGAINST_BLACK.black, black: AGAINST_BLACK.red }, 7, DEALT);
    await settled();
    await thinker.answer('b1-b2');
    goOn();
    await settled();
    expect(board.moves).toEqual(['b1-b2']);
  });
  test('on a move that was taken back is not said', async () => {
    thinker.facts = GUARDS;
    await session.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    moveByHand('a1-a2');
    await vi.waitFor(() => expect(thinker.questions.at(-1)?.limits).toMatch(/^multipv/));
    session.undo();
    const { announcement } = session.state;
    await settled();
    expect(board.ply).toBe(0);
    expect(session.state.announcement).toBe(announcement);
  });
  test.each([
    ['learning', { kind: 'computer', level: 4 }],
    ['off', { kind: 'computer', level: 2 }],
    ['always', { kind: 'computer', level: 10, seconds: 3 }],
    ['always', { kind: 'person', name: '' }],
  ] as const)('is not given with help %s against %o', async (help, black) => {
    session.explainer.help = help;
    thinker.facts = GUARDS;
    await session.begin(armyAnts, { ...AGAINST_BLACK, black }, 7, DEALT);
    moveByHand('a1-a2');
    await settled();
    expect(thinker.explaining.some(({ about }) => about.startsWith('reasons'))).toBe(false);
    expect(line()).toBe('');
  });
});
