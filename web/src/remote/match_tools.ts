// The deeds of this device's player about the next message of a match between two devices, beside moves on the board.

import type { Snapshot } from '../model/snapshot';
import type { AnyIcon } from '../ui/more_icons';
import { movesToUndo, type MatchPlay } from './match_play';
import { isReady } from './match_words';
import { t } from './en';

export interface Deed {
  icon: AnyIcon;
  text: string;
  run: () => void;
}

/** @param resign null: that is asked for already */
export function deedsOf(play: MatchPlay, snapshot: Snapshot | undefined, resign: (() => void) | null): Deed[] {
  const { facts } = play;
  const undo = play.decides && resign ? movesToUndo(snapshot, play) : 0;
  const deeds: (Deed | false)[] = [
    undo > 0 && { icon: 'undo', text: t('do.ask'), run: () => play.choose(`ask-undo:${undo}`) },
    facts.choices > 0 && !play.showing && { icon: 'undo', text: t('do.undo'), run: () => void play.takeBack() },
    isReady(play) && facts.drawable && { icon: 'draw', text: t('do.offer'), run: () => play.choose('offer-draw') },
    facts.resignable && !play.showing && { icon: 'flag', text: t('do.resign'), run: () => resign?.() },
  ];
  return deeds.filter((deed) => deed !== false);
}
