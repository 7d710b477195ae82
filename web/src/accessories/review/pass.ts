// The pass over a finished game: the engine looks at every position shortly, and at its strongest, as it gives hints, at what seems to have
// been a mistake. To fixed numbers of nodes, so that a fast device comes to the same verdict as a slow one. It can be ended at any time
// and goes on where it was.

import { sequenceTo, type PostGameAnalysis } from '../../session/post_game_analysis';
import { BEST } from '../../model/levels';
import { PROVEN_SCORE, type Answer, type MoveSequence } from '../../thinker/thinker';
import { CERTAIN, type MoveWorth } from '../../model/luck';
import type { Evaluation, Findings, Judgement } from './findings';
import { costOf, endedByWord, isSuspect, moverAt, sizeOf, type Finished } from './standing';

/** The limits for every position: a twentieth of a second on most devices. */
const SHORT = 'nodes 30000';

/** The game that is evaluated: the whole game, or a line that is tried in it. */
export interface Asking {
  readonly analysis: Pick<PostGameAnalysis, 'ask' | 'facts' | 'luck'>;
  readonly finished: Finished;
  readonly sequence: MoveSequence;
  readonly signal: AbortSignal;
}

/**
 * The engine's score of a position: the mean of its last two depths, because a depth that ends with the side's own move overrates it
 * and one that ends with the other side's underrates it; a proven score as it is.
 */
export function averagedEvaluation({ score, scores, exact }: Answer): Evaluation | null {
  if (score === null) return null;
  const before = scores.at(-2);
  const proven = exact || Math.abs(score) >= PROVEN_SCORE;
  const mean = proven || before === undefined || Math.abs(before) >= PROVEN_SCORE ? score : (before + score) / 2;
  return { score: Math.round(mean), exact: proven };
}

/** Dice were to be thrown there. */
const aimsAt = ({ advice, snapshot }: Finished, ply: number): boolean => advice.kindOfPly(snapshot, ply) === 'luck';

/** Null if the review was stopped. */
function ask({ analysis, finished, sequence, signal }: Asking, ply: number, limits: string): Promise<Answer | null> {
  const aims = aimsAt(finished, ply);
  return analysis.ask({ ...sequenceTo(sequence, ply), limits, ...(aims ? { aims } : {}) }, signal);
}

/** The engine is not asked about positions that the rules have ended, nor about decisions off the board. */
function isAsked({ snapshot, advice }: Finished, ply: number): boolean {
  return ply < snapshot.length ? advice.kindOfPly(snapshot, ply) !== null : endedByWord(snapshot);
}

/** Converts Red's chances into the score of the side that moves at `ply`. */
function scoreAt(finished: Finished, ply: number, chances: number): number {
  const forRed = (2 * chances) / CERTAIN - 1;
  return finished.advice.scoreFor?.(moverAt(finished, ply) === 'red' ? forRed : -forRed) ?? 0;
}

/**
 * A game of dice is weighed as a whole: each decision by what the best one was worth then, whatever dice made of it since.
 * @returns whether that is known now
 */
async function weigh({ finished, analysis, sequence, signal }: Asking, findings: Findings): Promise<boolean> {
  const { evaluations } = findings;
  findings.worths ??= await analysis.luck(sequence, 0, signal);
  const { worths } = findings;
  if (!worths || signal.aborted) return false;
  const put = (ply: number, chances: number): void =>
    void evaluations.set(ply, isAsked(finished, ply) ? { score: scoreAt(finished, ply, chances), exact: false } : null);
  worths.forEach(({ before }, ply) => put(ply, before));
  put(worths.length, worths.at(-1)?.after ?? CERTAIN / 2);
  return true;
}

/** The better choice for one that was evaluated. */
async function better(asking: Asking, { before, chosen }: MoveWorth, ply: number): Promise<Judgement | null> {
  const { finished, analysis, sequence, signal } = asking;
  const answer = await ask(asking, ply, BEST);
  if (!answer) return null;
  const reasons = await analysis.facts(sequenceTo(sequence, ply), `reasons ${answer.move}`, signal);
  const next = isAsked(finished, ply + 1) ? scoreAt(finished, ply + 1, chosen) : null;
  return signal.aborted || !reasons
    ? null
    : { best: answer.move, score: scoreAt(finished, ply, before), next, reasons };
}

const EVEN: Evaluation = { score: 0, exact: false };
const isEven = ({ snapshot, advice }: Finished, ply: number): boolean => advice.isLevel?.(snapshot, ply) ?? false;

async function judge(asking: Asking, findings: Findings, ply: number): Promise<Judgement | null> {
  const { finished, analysis, sequence, signal } = asking;
  const worth = findings.worths?.[ply];
  if (worth) return better(asking, worth, ply);
  const answer = await ask(asking, ply, BEST);
  const before = answer && averagedEvaluation(answer);
  if (!answer || !before) return null;
  const played = finished.snapshot.moves[ply]?.text;
  const nothing = { best: answer.move, score: before.score, next: null, reasons: [] };
  let next: number | null = null;
  if (answer.move === played) return nothing;
  if (isAsked(finished, ply + 1)) {
    const after = await ask(asking, ply + 1, BEST);
    next = (after && averagedEvaluation(after)?.score) ?? null;
    if (next === null) return null;
  } else if (isEven(finished, ply + 1)) {
    next = EVEN.score;
  }
  const cost = costOf(finished, ply, before.score, next) ?? 0;
  const isMistake = sizeOf(finished.advice, cost) !== null;
  const reasons = isMistake ? await analysis.facts(sequenceTo(sequence, ply), `reasons ${answer.move}`, signal) : [];
  return signal.aborted || !reasons ? null : { ...nothing, next, reasons };
}

/**
 * Finds out what is not known yet.
 * @param closely false: what the positions are worth, for the turning point, without a closer look at mistakes
 * @param found after every step
 * @returns whether everything is known now
 */
export async function runPass(
  asking: Asking,
  findings: Findings,
  closely: boolean,
  found: (ply: number) => void,
): Promise<boolean> {
  const { finished, signal } = asking;
  const { evaluations, judgements } = findings;
  if (finished.advice.scoreFor && !(await weigh(asking, findings))) return false;
  for (let ply = finished.first; ply <= finished.snapshot.length; ply += 1) {
    if (!evaluations.has(ply)) {
      const answer = isAsked(finished, ply) ? await ask(asking, ply, SHORT) : undefined;
      if (signal.aborted || answer === null) return false;
      evaluations.set(ply, answer ? averagedEvaluation(answer) : isEven(finished, ply) ? EVEN : null);
    }
    const decided = ply - 1;
    if (closely && decided >= finished.first && !judgements.has(decided) && isSuspect(finished, findings, decided)) {
      const judgement = await judge(asking, findings, decided);
      if (!judgement) return false;
      judgements.set(decided, judgement);
    }
    found(ply);
  }
  return true;
}

/** How far it has come. */
export const isComplete = (finished: Finished, findings: Findings, closely: boolean): boolean => {
  const { evaluations, judgements } = findings;
  if (finished.advice.scoreFor && !findings.worths) return false;
  if (closely && finished.advice.rounds && !findings.rounds) return false;
  for (let ply = finished.first; ply <= finished.snapshot.length; ply += 1) {
    if (!evaluations.has(ply)) return false;
    if (closely && ply < finished.snapshot.length && !judgements.has(ply) && isSuspect(finished, findings, ply))
      return false;
  }
  return true;
};
