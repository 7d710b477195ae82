// From a finished game to the screen on which moves are tried out from the position that it shows.

import type { PageContext } from './page_context';

/** A game that goes on keeps what it has to itself: there is no analysis of it before it is over. */
export const isAnalysable = ({ session }: PageContext): boolean => {
  const { match } = session.state;
  return session.review.isOver && match !== null && !match.snapshot.secret;
};

export function analyseShown(page: PageContext): void {
  const { session } = page;
  if (!isAnalysable(page) || !session.state.match) return;
  const { snapshot, record } = session.state.match;
  page.analyse({
    game: snapshot.game,
    start: record.start,
    moves: snapshot.moves,
    ply: snapshot.ply,
    first: session.review.first,
  });
}
