// Judges a move in a puzzle: right if it is the solution's or the engine proves it to be as good, else wrong, with the reply that shows
// why. The engine is asked while the puzzle is played: nothing but solutions is kept.

import type { Proof, Puzzle, Puzzles } from '../contract/puzzle';
import { judge, type Verdict } from '../lessons/judge';
import type { Snapshot } from '../model/snapshot';
import type { MoveSequence } from '../thinker/thinker';

/** Answers what is proved, as the engine writes it (src/protocol/protocol.h); null where it is not to be had. */
export type AskEngine = (sequence: MoveSequence, about: string) => Promise<readonly string[] | null>;

function proofOf([value, reply]: readonly string[]): Proof | null {
  return value === undefined ? null : { value: Number(value), reply: reply ?? null };
}

/** @param unproved what is said where the engine has not answered */
async function prove(
  puzzles: Puzzles,
  puzzle: Puzzle,
  snapshot: Snapshot,
  ask: AskEngine,
  unproved: string,
): Promise<Verdict> {
  const moves = snapshot.moves.slice(0, snapshot.ply).map(({ text }) => text);
  const last = moves.at(-1) ?? '';
  const before = moves.slice(0, -1);
  const proof = proofOf((await ask({ start: puzzle.start, moves: before }, `prove ${last}`)) ?? []);
  if (!proof) return { kind: 'unjudged', say: unproved };
  const own = Math.ceil(before.length / 2);
  switch (puzzles.judge(puzzle, proof, own)) {
    case 'solved':
      return { kind: 'right', replies: [] };
    case 'on':
      return { kind: 'on', replies: proof.reply === null ? [] : [proof.reply] };
    case 'wrong':
      return { kind: 'wrong', say: puzzles.wrong(puzzle, proof, own, snapshot), reply: proof.reply };
  }
}

/** At once where it is the solution's. */
export function judgeMove(
  puzzles: Puzzles,
  puzzle: Puzzle,
  snapshot: Snapshot,
  ask: AskEngine,
  unproved: string,
): Verdict | Promise<Verdict> {
  const verdict = judge(puzzle, snapshot);
  return verdict.kind === 'wrong' ? prove(puzzles, puzzle, snapshot, ask, unproved) : verdict;
}
