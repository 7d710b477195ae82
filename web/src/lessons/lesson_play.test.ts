import { describe, expect, it } from 'vitest';
import type { LessonStep } from '../contract/lesson';
import type { Snapshot } from '../model/snapshot';
import type { SandboxPosition } from '../session/sandbox';
import { NO_GAME, type SessionState } from '../session/state';
import { turnOver } from '../testing/fakes';
import type { Verdict } from './judge';
import { LessonPlay, refusalIn, type LessonHost, type LessonSession } from './lesson_play';

const STEP: LessonStep = {
  id: 'step',
  start: 'start',
  solution: ['good', { reply: 'well' }, 'better', { reply: 'done' }],
  wrong: [{ move: /^bad$/, say: 'trap', reply: 'punished' }],
};

/** A match of which nothing counts but its moves. */
class FakeSession implements LessonSession {
  moves: string[] = [];
  /** Moves before this one stand. */
  earliest = 0;
  opened: string[] = [];
  confirmed = 0;
  listener: () => void = () => undefined;
  mode: SessionState['mode'] = { kind: 'live' };
  status: Snapshot['status'] = { kind: 'playing', winner: 'red', reason: 'none' };
  held = false;
  readonly confirmation = {
    confirm: () => {
      this.confirmed += 1;
    },
  } as unknown as LessonSession['confirmation'];

  get state(): SessionState {
    const moves = this.moves.map((text) => ({ text, seat: 'red' }));
    const { status, held } = this;
    const snapshot = { start: 'start', moves, ply: moves.length, animating: false, status, held };
    const match = { snapshot, game: { play: {} } } as unknown as SessionState['match'];
    return { ...NO_GAME, mode: this.mode, match };
  }
  get undoTarget(): number | null {
    return this.moves.length > this.earliest ? this.moves.length - 1 : null;
  }
  outcome: 'opened' | 'refused' = 'opened';
  place({ record }: SandboxPosition): Promise<'opened' | 'refused'> {
    this.opened.push(record);
    this.moves = [];
    return Promise.resolve(this.outcome);
  }
  command(move: string, at: number): void {
    if (at === this.moves.length) this.make(move);
  }
  undo(): void {
    this.moves.pop();
    this.listener();
  }
  /** Null: at once. */
  waiting: (() => void)[] | null = null;
  whenReady(act: () => void): void {
    if (this.waiting) this.waiting.push(act);
    else act();
  }
  make(move: string): void {
    this.moves.push(move);
    this.listener();
  }
}

async function lesson(step: LessonStep = STEP, judge?: LessonHost['judge']) {
  const session = new FakeSession();
  const locks: boolean[] = [];
  const feedback: string[] = [];
  const placed: number[] = [];
  const waits: (() => void)[] = [];
  const failures: (() => void)[] = [];
  const play = new LessonPlay(session, {
    feedbackChanged: () => feedback.push(play.feedback.kind === 'task' ? 'task' : play.feedback.say),
    lockBoard: (on) => locks.push(on),
    placed: () => placed.push(session.moves.length),
    failed: (_reason, again) => failures.push(again),
    wait: () => new Promise((resolve) => waits.push(resolve)),
    position: ({ id }) => ({ record: id }) as SandboxPosition,
    ...(judge ? { judge } : {}),
  });
  session.listener = () => play.follow();
  await play.begin(step);
  /** Until nothing is waited for. */
  const settle = async (): Promise<void> => {
    await turnOver();
    while (waits.length > 0) {
      waits.shift()?.();
      await turnOver();
    }
  };
  return { session, play, locks, feedback, settle, waits, failures, placed };
}

describe('a step of a lesson', () => {
  it('is right when the last of its moves has been played, and the other side plays its own', async () => {
    const { session, play, settle } = await lesson();
    session.make('good');
    await settle();
    expect(session.moves).toEqual(['good', 'well']);
    expect(play.isRight).toBe(false);
    session.make('better');
    expect(play.feedback).toEqual({ kind: 'right', say: 'right' });
    await settle();
    expect(session.moves).toEqual(['good', 'well', 'better', 'done']);
  });

  it('answers a wrong try, shows what comes of it and takes both back', async () => {
    const { session, play, locks, settle } = await lesson();
    session.make('bad');
    expect(play.feedback).toEqual({ kind: 'wrong', say: 'trap' });
    expect(locks.at(-1)).toBe(true);
    await settle();
    expect(session.moves).toEqual([]);
    expect(locks.at(-1)).toBe(false);
    // The answer stays until something else is tried.
    expect(play.feedback).toEqual({ kind: 'wrong', say: 'trap' });
    session.make('good');
    expect(play.feedback).toEqual({ kind: 'task' });
  });

  it('takes back a try that could not be judged, and does not call it wrong', async () => {
    const { session, play, settle } = await lesson(STEP, () => ({ kind: 'unjudged', say: 'nobody knows' }));
    session.make('bad');
    await settle();
    expect(session.moves).toEqual([]);
    expect(play.feedback).toEqual({ kind: 'unjudged', say: 'nobody knows' });
  });

  it('takes back the wrong try alone, in the middle of the way', async () => {
    const { session, play, settle } = await lesson();
    session.make('good');
    await settle();
    session.make('nonsense');
    expect(play.feedback).toEqual({ kind: 'wrong', say: 'wrong' });
    await settle();
    expect(session.moves).toEqual(['good', 'well']);
  });

  it('begins anew where chance has shown something', async () => {
    const { session, play, settle } = await lesson();
    session.earliest = 1;
    session.make('bad');
    await settle();
    expect(session.opened).toEqual(['step', 'step']);
    expect(session.moves).toEqual([]);
    expect(play.feedback).toEqual({ kind: 'wrong', say: 'trap' });
  });

  it('asks the position where the goal is one', async () => {
    const { session, play } = await lesson({ ...STEP, goal: ({ ply }) => ply === 1 });
    session.make('another way');
    expect(play.isRight).toBe(true);
  });

  it('waits for a board that is being remade', async () => {
    const { session, play, settle } = await lesson();
    session.waiting = [];
    session.make('bad');
    await settle();
    expect(session.moves).toEqual(['bad']);
    while (session.waiting.length > 0) {
      session.waiting.shift()?.();
      await settle();
    }
    expect(session.moves).toEqual([]);
    expect(play.feedback).toEqual({ kind: 'wrong', say: 'trap' });
  });

  it('forgets what was going on when another step begins', async () => {
    const { session, play, settle } = await lesson();
    session.make('bad');
    await play.begin({ ...STEP, id: 'next' });
    await settle();
    expect(session.moves).toEqual([]);
    expect(play.feedback).toEqual({ kind: 'task' });
    play.end();
    session.make('good');
    expect(play.feedback).toEqual({ kind: 'task' });
  });

  it('that the board refuses fails, and can be begun again', async () => {
    const { session, play, failures, settle } = await lesson();
    session.outcome = 'refused';
    expect(await play.begin(STEP)).toBe(false);
    await play.showSolution();
    expect([failures.length, session.moves]).toEqual([2, []]);
    session.outcome = 'opened';
    failures.at(-1)?.();
    await turnOver();
    session.make('good');
    await settle();
    expect(session.moves).toEqual(['good', 'well']);
  });

  it('whose judge fails can be begun again', async () => {
    const { session, locks, failures } = await lesson(STEP, () => Promise.reject(new Error('no judge')));
    session.make('good');
    await turnOver();
    expect(failures).toHaveLength(1);
    failures[0]?.();
    await turnOver();
    expect([locks.at(-1), session.moves]).toEqual([false, []]);
  });

  it('asks nobody to confirm', async () => {
    const { session } = await lesson();
    session.mode = { kind: 'confirming', caution: '' };
    session.make('good');
    expect(session.confirmed).toBeGreaterThan(0);
  });

  it('lets a short game be played to its end', async () => {
    const { session, play, settle } = await lesson({ ...STEP, level: 1, solution: [] });
    session.make('anything');
    await settle();
    expect(play.feedback).toEqual({ kind: 'task' });
    session.status = { kind: 'won', winner: 'black', reason: 'queen' };
    session.make('blunder');
    expect(play.feedback).toEqual({ kind: 'right', say: 'lost' });
  });

  const counted = async () => {
    const game = await lesson({ ...STEP, level: 1, solution: [] });
    game.session.status = { kind: 'won', winner: 'red', reason: 'points' };
    game.session.held = true;
    game.session.make('last');
    expect(game.play.feedback).toEqual({ kind: 'task' });
    return game;
  };

  it('says how a short game has ended once that has been counted', async () => {
    const { play, settle } = await counted();
    await settle();
    expect(play.feedback).toEqual({ kind: 'right', say: 'won' });
  });

  it('says it at once to a player who does not wait for the count', async () => {
    const { session, play, feedback, settle } = await counted();
    session.held = false;
    session.listener();
    expect(play.feedback).toEqual({ kind: 'right', say: 'won' });
    await settle();
    expect(feedback.filter((say) => say === 'won')).toEqual(['won']);
  });

  it('is at its task again when the end of a short game is taken back', async () => {
    const { session, play, settle } = await counted();
    await settle();
    session.status = { kind: 'playing', winner: 'red', reason: 'none' };
    session.held = false;
    session.undo();
    expect(play.feedback).toEqual({ kind: 'task' });
  });

  it('says nothing of an end that was taken back while it was counted', async () => {
    const { session, play, settle } = await counted();
    session.status = { kind: 'playing', winner: 'red', reason: 'none' };
    session.held = false;
    session.undo();
    await settle();
    expect(play.feedback).toEqual({ kind: 'task' });
  });

  it('waits for whoever judges its moves, and nobody moves meanwhile', async () => {
    const verdicts: ((verdict: Verdict) => void)[] = [];
    const { session, play, locks, settle } = await lesson(STEP, () => new Promise((resolve) => verdicts.push(resolve)));
    session.make('another');
    expect(locks.at(-1)).toBe(true);
    verdicts.shift()?.({ kind: 'on', replies: ['well'] });
    await settle();
    expect(session.moves).toEqual(['another', 'well']);
    expect(locks.at(-1)).toBe(false);
    session.make('worse');
    verdicts.shift()?.({ kind: 'wrong', say: 'no', reply: 'punished' });
    await settle();
    expect(play.feedback).toEqual({ kind: 'wrong', say: 'no' });
    expect(session.moves).toEqual(['another', 'well']);
  });

  it('hears no verdict on a step that has been left', async () => {
    const verdicts: ((verdict: Verdict) => void)[] = [];
    const { session, play, settle } = await lesson(STEP, () => new Promise((resolve) => verdicts.push(resolve)));
    session.make('another');
    await play.begin({ ...STEP, id: 'next' });
    verdicts.shift()?.({ kind: 'right', replies: [] });
    await settle();
    expect(play.feedback).toEqual({ kind: 'task' });
  });

  it('shows its solution, from the beginning', async () => {
    const { session, play, placed, settle } = await lesson();
    session.make('good');
    await settle();
    void play.showSolution();
    await settle();
    expect(placed, 'told of the position before each first move').toEqual([0, 0]);
    expect(session.moves).toEqual(['good', 'well', 'better', 'done']);
    expect(play.feedback).toEqual({ kind: 'right', say: 'shown' });
  });
});

describe('what the rules refuse', () => {
  const refused = (reason: string): SessionState['notice'] => ({ kind: 'refused', facts: { reason } });

  it('is shown while the step is to be solved', () => {
    expect(refusalIn(refused('way-blocked'), { kind: 'task' })?.reason).toBe('way-blocked');
    expect(refusalIn(refused('way-blocked'), { kind: 'wrong', say: 'trap' })?.reason).toBe('way-blocked');
  });
  it('is not told once it is solved, nor while the lesson plays: the praise stays, and there is nothing to answer', () => {
    expect(refusalIn(refused('game-over'), { kind: 'right', say: 'right' })).toBeNull();
    expect(refusalIn(refused('locked'), { kind: 'task' })).toBeNull();
    expect(refusalIn(null, { kind: 'task' })).toBeNull();
  });
});
