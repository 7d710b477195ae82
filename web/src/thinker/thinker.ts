// The computer player, thinking in a worker: what is asked of it, as jobs in the engine's text protocol, and what its answers mean.
// job_queue.ts decides what the worker is at.

import type { GameId } from '../model/game_id';
import type { Level } from '../model/levels';
import { JobQueue, type Line, type Priority, type WorkerLike } from './job_queue';

export { ThinkerFailure, type Priority } from './job_queue';

export interface Question {
  /** Dice are to be thrown: the answer is how, as speed and direction. */
  aims?: boolean;
  /** Canonical text of the position before the first move. */
  start: string;
  moves: readonly string[];
  /** How hard to think, in the protocol's words: "level 3 seed 7", "nodes 200000". */
  limits: string;
}

/** The moves of a game, as the engine reads them. */
export type MoveSequence = Pick<Question, 'start' | 'moves'>;

/** About what is proved by the rules alone, and about luck. */
export interface Explanation extends MoveSequence {
  /** In the protocol's words: "reasons MOVE", "dangers", "dangers MOVE", "luck", "luck PLY", "prove MOVE". */
  about: string;
}

export const forSeconds = (seconds: number, seed: number): string => `movetime ${seconds * 1000} seed ${seed}`;
export const atLevel = (level: Level, seed: number): string => `level ${level} seed ${seed}`;

export interface Answer {
  move: string;
  /** Hundredths of a card's value from the view of the side to move; a proven end counts as ±100 000. null when none was given. */
  score: number | null;
  /** The score is proven to be what the rest of the round is worth. */
  exact: boolean;
  /** The scores of all depths, in their order. */
  scores: readonly number[];
  /** The expected reply; left out if it has not looked so far ahead. */
  reply?: string;
}

/** One side's whole secret set-up: its text, and the moves that place the cards. */
export interface Arrangement {
  setup: string;
  moves: string[];
}

/** The score of a proven end. */
export const PROVEN_SCORE = 100_000;

/** The engine's questions whose answers are facts: each answer begins like its question. */
const FACTS = ['reasons', 'dangers', 'luck', 'proved'] as const;
const PROOF_LINE = 'info proof ';

const positionLine = ({ start, moves }: MoveSequence): Line => ({
  text: `position ${start}${moves.length > 0 ? ` moves ${moves.join(' ')}` : ''}`,
  lastWord: 'ok',
});

const questionLines = ({ limits, aims = false, ...sequence }: Question): Line[] => [
  positionLine(sequence),
  aims ? { text: `aim ${limits}`, lastWord: 'aimed' } : { text: `go ${limits}`, lastWord: 'bestmove' },
];

export interface Score {
  score: number;
  exact: boolean;
}

/** The score that an info line gives the position, from the view of the side to move. */
export function scoreOf(info: string): Score | null {
  const parts = /\bscore (?:(win|loss|exact) )?(-?\d+)/.exec(info);
  if (!parts) return null;
  if (parts[1] === 'win') return { score: PROVEN_SCORE, exact: false };
  if (parts[1] === 'loss') return { score: -PROVEN_SCORE, exact: false };
  return { score: Number(parts[2]), exact: parts[1] === 'exact' };
}

/** The second move of the line that an info line tells. */
const replyIn = (info: string): string | undefined => / pv \S+ (\S+)/.exec(info)?.[1];

function answerOf(move: string, infos: readonly string[]): Answer {
  const scored = infos.flatMap((info) => {
    const score = scoreOf(info);
    return score ? [{ ...score, reply: replyIn(info) }] : [];
  });
  const { score = null, exact = false, reply } = scored.at(-1) ?? {};
  return { move, score, exact, scores: scored.map((each) => each.score), ...(reply === undefined ? {} : { reply }) };
}

/** Each question is answered in its turn; with null when it was withdrawn by its signal. */
export class Thinker {
  private readonly queue: JobQueue;

  constructor(startWorker: () => WorkerLike) {
    this.queue = new JobQueue(startWorker);
  }

  /** Starts the worker ahead of the first question. A short search in a game of its own has the browser compile the loops of its search. */
  warmUp(game: GameId): void {
    const lines = [
      { text: `newgame ${game} seed=1`, lastWord: 'position' },
      { text: 'go nodes 1000', lastWord: 'bestmove' },
    ];
    void this.queue.ask({ priority: 'ponder', lines }).catch(() => undefined);
  }

  /** The move. @param told hears each info line of the search; one that is begun again tells them again */
  async ask(
    question: Question,
    priority: Priority,
    signal?: AbortSignal,
    told?: (info: string) => void,
  ): Promise<Answer | null> {
    const reply = await this.queue.ask({ priority, lines: questionLines(question) }, signal, told);
    return reply && answerOf(reply.last, reply.infos);
  }

  /** Facts as the engine writes them. */
  async explain(
    { about, ...sequence }: Explanation,
    priority: Priority,
    signal?: AbortSignal,
  ): Promise<readonly string[] | null> {
    const [asked = ''] = about.split(' ', 1);
    const lastWord = FACTS.find((word) => word.startsWith(asked)) ?? 'dangers';
    const reply = await this.queue.ask(
      { priority, lines: [positionLine(sequence), { text: about, lastWord }] },
      signal,
    );
    return reply && reply.last.split(' ').slice(1);
  }

  /** The lines of a file that proves the result of the position. */
  async certify(sequence: MoveSequence, signal?: AbortSignal): Promise<readonly string[] | null> {
    const lines = [positionLine(sequence), { text: 'certificate', lastWord: 'certificate' }];
    const reply = await this.queue.ask({ priority: 'analysis', lines }, signal);
    return (
      reply && reply.infos.filter((info) => info.startsWith(PROOF_LINE)).map((info) => info.slice(PROOF_LINE.length))
    );
  }

  /** Places the cards that one side has yet to set up. */
  async arrange(setup: string, seed: number, signal?: AbortSignal): Promise<Arrangement | null> {
    const lines = [{ text: `arrange ${setup} seed=${seed}`, lastWord: 'arranged' }];
    const reply = await this.queue.ask({ priority: 'move', lines }, signal);
    if (!reply) return null;
    const [arranged = '', moves = ''] = reply.last.split(' moves ');
    return { setup: arranged, moves: moves.split(' ').filter(Boolean) };
  }

  /** Thinks about what may be asked next, until the signal is aborted or just that is asked, which goes on where this has got to. */
  async ponder(expected: Question, signal: AbortSignal): Promise<void> {
    const lines = questionLines({ ...expected, limits: `ponder ${expected.limits}` });
    await this.queue.ask({ priority: 'ponder', lines, expects: questionLines(expected) }, signal);
  }

  /** Answers the running question of a computer player at once, with what has been found so far. */
  hurry(): void {
    this.queue.hurry();
  }

  /** While resting, no answer is wanted: questions are kept, and the search resumes afterwards. */
  rest(resting: boolean): void {
    this.queue.rest(resting);
  }

  /** Ends the worker; the next question starts another one. */
  close(): void {
    this.queue.close();
  }
}
