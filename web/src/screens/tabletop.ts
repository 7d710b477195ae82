// Two people with a tablet between them: face to face, everything that is for the one at the far end is turned to them and stands at
// their end of the screen. The board itself stays as it lies, and so do its coordinates: the screen is turned round and the board in it
// turned back (tabletop.css). The players choose which of them its cards face.

import { other, type SeatName } from '../model/snapshot';
import { showsFindings } from '../session/mode';
import type { SessionState } from '../session/state';
import type { Settings } from '../storage/settings';
import './tabletop.css';

type Shown = Pick<SessionState, 'match' | 'mode' | 'secretSetup'>;

/** Two people share the screen, each at an end of it. A review has no ends: its curve and its words face one way. */
export const isTabletop = (
  { seating }: Pick<Settings, 'seating'>,
  { match, mode }: Pick<Shown, 'match' | 'mode'>,
): boolean =>
  seating === 'facing' &&
  !showsFindings(mode) &&
  match?.players.red.kind === 'person' &&
  match.players.black.kind === 'person';

/**
 * True if the screen is for the player at the far end: theirs is the decision, or the move that is still on its
 * way.
 */
export function isRotated(settings: Pick<Settings, 'seating'>, shown: Shown, near: SeatName): boolean {
  const { mode, secretSetup } = shown;
  const { snapshot } = shown.match ?? {};
  const asked = mode.kind === 'confirming';
  if (!isTabletop(settings, shown) || !snapshot) return false;
  if (!asked && (mode.kind !== 'live' || snapshot.status.kind !== 'playing')) return false;
  const mover = asked || (snapshot.animating && !snapshot.held) ? snapshot.moves[snapshot.ply - 1]?.seat : undefined;
  return (secretSetup?.seat ?? mover ?? snapshot.turn) === other(near);
}

/** Whose cards lie end for end on a board that lies between two people. */
export function turnedCards(
  settings: Pick<Settings, 'seating' | 'upright'>,
  shown: Shown,
  near: SeatName,
): readonly SeatName[] {
  if (!isTabletop(settings, shown) || settings.upright === 'near') return [];
  if (settings.upright === 'owner') return [other(near)];
  return isRotated(settings, shown, near) ? ['red', 'black'] : [];
}
