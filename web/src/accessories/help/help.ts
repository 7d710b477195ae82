// The possible captures in the position on the board, for players who get help.

import type { GamePage, MatchView } from '../../contract/game_page';
import { PositionQuestion } from '../position_question';

interface Helped {
  /** Those to be marked on the board, as the engine writes them. */
  readonly facts: readonly string[];
  /** The most important of them. */
  readonly sentence: string;
  /** The marks are still new to the player. */
  readonly isNew: boolean;
}

const NOTHING: Helped = { facts: [], sentence: '', isNew: false };

// The marks are explained in this many positions of a visit.
const EXPLAINED = 3;
let shown = 0;

export const currentHelp = new PositionQuestion<Helped>(async (game, { page, snapshot }, signal) => {
  // A draw offer withdraws the question: it is asked again when the answer to the offer is shown.
  const facts = await page.session.explaining.facts(snapshot.turn, snapshot.ply, 'dangers');
  if (!facts) return null;
  const words = facts.length > 0 ? await game.parts.explanations().catch(() => null) : null;
  if (!words || signal.aborted) return NOTHING;
  return { facts: words.marked(facts), sentence: words.danger(facts), isNew: shown++ < EXPLAINED };
});

/** Nothing while it is not known. */
export function helpIn(game: GamePage, view: MatchView): Helped {
  const help = currentHelp.of(game, view);
  return help.kind === 'there' ? help.answer : NOTHING;
}
