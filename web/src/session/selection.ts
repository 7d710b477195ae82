// The player's selection on the board, as the page knows it.

import type { Match } from './match';

/** Reads the board. A new selection answers a refusal, which disappears. */
export function followSelection(match: Match): void {
  const before = match.shown?.snapshot.selection.join();
  match.read();
  const { notice } = match.state;
  const { snapshot } = match.shown ?? {};
  const isAnswered = notice !== null && ['refused', 'text', 'played'].includes(notice.kind);
  if (isAnswered && snapshot && snapshot.selection.length > 0 && snapshot.selection.join() !== before)
    match.update({ notice: null });
}

/** Reads the board after a key, and announces a new selection. */
export function announceSelection(match: Match): void {
  const before = match.shown?.snapshot.selection ?? [];
  match.read();
  if (!match.shown) return;
  const { game, snapshot } = match.shown;
  if (snapshot.selection.length === 0 || snapshot.selection.join() === before.join()) return;
  match.update({ announcement: game.words.selectionSentence?.(snapshot) ?? '' });
}
