// The proved reasons for the moves that were played, for the review of a game. Each is queried when its move is looked at.

import { sequenceTo, type PostGameAnalysis } from '../../session/post_game_analysis';
import type { Reviewed } from './review';

export class PlayedReasons {
  private of: Reviewed | null = null;
  private readonly known = new Map<number, readonly string[]>();

  /** @param changed more is known */
  constructor(private readonly changed: () => void) {}

  /** Those for the move at `ply` of this game; empty while they are not known. Throws of dice have none. */
  at(
    analysis: Pick<PostGameAnalysis, 'facts'>,
    reviewed: Reviewed,
    ply: number,
    signal: AbortSignal,
  ): readonly string[] {
    if (this.of !== reviewed) this.known.clear();
    this.of = reviewed;
    const found = this.known.get(ply);
    const { finished, sequence } = reviewed;
    const move = sequence.moves[ply];
    if (found || move === undefined || finished.advice.kindOfPly(finished.snapshot, ply) !== 'decision')
      return found ?? [];
    this.known.set(ply, []);
    void analysis.facts(sequenceTo(sequence, ply), `reasons ${move}`, signal).then((facts) => {
      if (this.of !== reviewed) return;
      // An answer that was lost is asked for again when the move is looked at again.
      if (!facts) this.known.delete(ply);
      if (!facts || facts.length === 0) return;
      this.known.set(ply, facts);
      this.changed();
    });
    return [];
  }
}
