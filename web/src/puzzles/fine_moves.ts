// Decisions in a player's own games that were fine: between missed puzzles they ask whether anything is wrong at all.

import type { Findings } from '../accessories/review/findings';
import { costOf, isJudged, standingOf, type Finished, type Moment } from '../accessories/review/standing';
import { CERTAIN } from '../model/luck';

/** A position of a finished game in which a move is to be found. */
export type Decision = Pick<Moment, 'ply' | 'best' | 'before' | 'reasons'>;

/** A side that has more chances than this, in per cent, has won or lost anyway. */
const DECIDED = 85;
/** A choice of tactics that differs by less from the best one is as good, in per cent of all chances. */
const SAME = 0.5;

function isFine(finished: Finished, { evaluations, judgements, worths }: Findings, ply: number): boolean {
  const judgement = judgements.get(ply);
  if (judgement) return judgement.best === finished.snapshot.moves[ply]?.text;
  const worth = worths?.[ply];
  if (worth) return (100 * Math.abs(worth.before - worth.chosen)) / CERTAIN < SAME;
  const [before, after] = [evaluations.get(ply), evaluations.get(ply + 1)];
  if (!before || !after) return false;
  const cost = costOf(finished, ply, before.score, after.score);
  return cost !== null && cost <= 0;
}

/** The review's own choices, or moves that were no worse by its short look, while the game was open. In their order. */
export function fineMoves(finished: Finished, findings: Findings): Decision[] {
  const { snapshot, first, advice } = finished;
  return snapshot.moves.flatMap(({ text }, ply): Decision[] => {
    const found = findings.evaluations.get(ply);
    if (ply < first || !found || !isJudged(finished, ply) || !isFine(finished, findings, ply)) return [];
    const before = standingOf(finished, ply, found.score);
    const isOpen = advice.measure === 'points' || (before < DECIDED && before > 100 - DECIDED);
    return isOpen ? [{ ply, best: text, before, reasons: [] }] : [];
  });
}
