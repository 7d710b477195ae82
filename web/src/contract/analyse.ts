// From a finished game to the screen on which moves are tried out from the position that it shows.

import { readRecordText } from '../model/record_text';
import type { PageContext } from './page_context';

/** A game that goes on keeps what it has to itself: there is no analysis of it before it is over. */
export const isAnalysable = ({ session }: PageContext): boolean => {
  const { snapshot } = session.state;
  return session.review.isOver && snapshot !== null && !snapshot.secret;
};

export function analyseShown(page: PageContext): void {
  const { session, board } = page;
  const { snapshot } = session.state;
  const record = readRecordText(board.record());
  if (!isAnalysable(page) || !snapshot || !record) return;
  page.analyse({
    game: snapshot.game,
    start: record.start,
    moves: snapshot.moves,
    ply: snapshot.ply,
    first: session.review.first,
  });
}
