// The effect of luck and choices on the rounds of a game in points: the deal, the odds that were named for it, the colour that was
// taken, the cut, and the turns played. By the engine's estimate, in hundredths for the player who began as Red.

import { resultOf, type RoundParts } from '../../model/rounds';
import { sequenceTo } from '../../session/post_game_analysis';
import type { Answer } from '../../thinker/thinker';
import { averagedEvaluation, type Asking } from './pass';

/** A twentieth of a second would say too little of a whole round to come. */
const CLOSELY = 'nodes 300000';

interface Estimate {
  value: number;
  move: string;
}

/** Null if the review was stopped. */
export async function weighRounds({ analysis, finished, sequence, signal }: Asking): Promise<RoundParts[] | null> {
  const { advice, snapshot } = finished;
  const estimate = async (ply: number): Promise<Estimate | null> => {
    const question = { ...sequenceTo(sequence, ply), limits: CLOSELY };
    const answer: Answer | null = await analysis.ask(question, signal);
    const found = answer && averagedEvaluation(answer);
    if (!answer || !found) return null;
    const sign = snapshot.moves[ply]?.player === 'black' ? -1 : 1;
    return { value: sign * found.score, move: answer.move };
  };
  const parts: RoundParts[] = [];
  for (const { odds, take, cut, before, play, result, spread } of advice.rounds?.(snapshot) ?? []) {
    const [dealt, named] = [await estimate(odds), await estimate(take)];
    if (!dealt || !named) return null;
    // The other colour is worth as much less than nothing.
    const taken = named.move === sequence.moves[take] ? named.value : -named.value;
    let turned: number | null = null;
    if (cut !== null) {
      const expected = before === take ? { value: taken } : await estimate(before);
      const came = await estimate(play);
      if (!expected || !came) return null;
      turned = came.value - expected.value;
    }
    const known = { deal: dealt.value, odds: named.value - dealt.value, take: taken - named.value, cut: turned };
    const rest = result - resultOf({ ...known, play: 0, spread });
    parts.push({ ...known, play: rest, spread });
  }
  return parts;
}
