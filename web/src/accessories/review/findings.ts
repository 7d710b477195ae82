// A review's findings about a finished game: the engine's score of each position, and a closer look at the decisions that seem to have
// cost something. They are numbers, so that it is kept with the game in a few hundred bytes and says the same in every language.

import { checked } from '../../model/checked';
import { fingerprint } from '../../model/fingerprint';
import { readWorths, writeWorths, type MoveWorth } from '../../model/luck';
import { REVIEW_VERSION, reviewSchema } from '../../model/review_note';
import type { RoundParts } from '../../model/rounds';
import type { Findings as Kept } from '../../session/post_game_analysis';
import type { MoveSequence } from '../../thinker/thinker';

/** A position's score, in hundredths from the view of the side to move. `exact`: proven. */
export interface Evaluation {
  score: number;
  exact: boolean;
}

/** The engine's judgement of a decision, at its strongest. */
export interface Judgement {
  /** The engine's own choice, and the position's value with it. */
  best: string;
  score: number;
  /** The value after the move that was played, from the view of the side to move then; null if the game ended with it. */
  next: number | null;
  /** The proved reasons for the best move. */
  reasons: readonly string[];
}

export interface Findings {
  /** By ply; null if the position needs no score, missing until it has been evaluated. */
  readonly evaluations: Map<number, Evaluation | null>;
  readonly judgements: Map<number, Judgement>;
  /** For games of dice, by ply: the change by each move; null until it has been computed. */
  worths: readonly MoveWorth[] | null;
  /** For games in points: the effect of luck and choices on each round; null until it has been computed. */
  rounds: readonly RoundParts[] | null;
}

export const noFindings = (): Findings => ({
  evaluations: new Map(),
  judgements: new Map(),
  worths: null,
  rounds: null,
});

/** Tells games apart in which other moves were played. */
export const gameFingerprint = ({ start, moves }: MoveSequence): string => fingerprint([start, ...moves].join(' '));

export const writeFindings = ({ evaluations, judgements, worths, rounds }: Findings, sequence: MoveSequence): Kept => ({
  version: REVIEW_VERSION,
  of: gameFingerprint(sequence),
  evaluations: [...evaluations].map(([at, found]) => ({
    ply: at,
    score: found?.score ?? null,
    exact: found?.exact === true,
  })),
  judgements: [...judgements].map(([at, judgement]) => ({ ply: at, ...judgement })),
  ...(worths ? { luck: writeWorths(worths) } : {}),
  ...(rounds ? { rounds } : {}),
});

/** The findings that were kept with this very game; empty if they are about other moves, or cannot be read. */
export function readFindings(kept: Kept | null, sequence: MoveSequence): Findings {
  const read = checked(reviewSchema, kept);
  const findings = noFindings();
  if (read?.of !== gameFingerprint(sequence)) return findings;
  for (const { ply: at, score: found, exact } of read.evaluations)
    findings.evaluations.set(at, found === null ? null : { score: found, exact });
  for (const { ply: at, ...judgement } of read.judgements) findings.judgements.set(at, judgement);
  const worths = readWorths(read.luck?.split(' ') ?? []);
  if (worths?.length === sequence.moves.length) findings.worths = worths;
  findings.rounds = read.rounds ?? null;
  return findings;
}
