// The strongest computer player's choice in the position on the board.

import type { Advice, GamePage, MatchView } from '../../contract/game_page';
import { BEST } from '../../model/levels';
import { hintsIn, hintsKey } from '../../model/hint_count';
import { other } from '../../model/snapshot';
import type { Answer } from '../../thinker/thinker';
import { PositionQuestion } from '../position_question';

/** At most this many reasons are shown for a move. */
const MOST_REASONS = 2;

/** `reason`: what the rules prove to speak for the move; "" for nothing. */
export const currentAdvice = new PositionQuestion<{ advice: Advice; reason: string }>(async (game, view, signal) => {
  const { session } = view.page;
  const asked = { aims: game.play.dice?.areDue(view.snapshot) === true, signal };
  const [page, answer] = await Promise.all([game.parts.advice(), session.consult([], BEST, asked)]);
  if (!answer) return null;
  const found = { advice: page.of(answer, view), reason: await reasonFor(game, view, answer) };
  if (!signal.aborted) count(view);
  return found;
});

/** A throw is not a move yet, so nothing can be proved about it. */
async function reasonFor(game: GamePage, { page, snapshot }: MatchView, { move }: Answer): Promise<string> {
  if (game.play.dice?.areDue(snapshot)) return '';
  const facts = (await page.session.explainer.facts(snapshot.turn, snapshot.ply, `reasons ${move}`)) ?? [];
  if (facts.length === 0) return '';
  return game.parts.explanations().then(
    (words) => words.reason(facts, snapshot, MOST_REASONS),
    () => '',
  );
}

/** The record says how often which player has asked. */
function count({ page, snapshot, record }: MatchView): void {
  const seat = snapshot.swapped ? other(snapshot.turn) : snapshot.turn;
  page.session.note(hintsKey(seat), String(hintsIn(record.notes)[seat] + 1));
}
