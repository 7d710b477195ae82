// The tools of this device's player for the next message of a match between two devices, beside moves on the board.

import type { Snapshot } from '../model/snapshot';
import type { AnyIcon } from '../ui/lazy_icons';
import { movesToUndo, type MatchPlay } from './match_play';
import { isReady } from './match_words';
import { t } from './en';

export interface MatchTool {
  icon: AnyIcon;
  text: string;
  run: () => void;
}

/** @param resign null: that is asked for already */
export function toolsOf(play: MatchPlay, snapshot: Snapshot | undefined, resign: (() => void) | null): MatchTool[] {
  const { facts } = play;
  const undo = play.decides && resign ? movesToUndo(snapshot, play) : 0;
  const tools: (MatchTool | false)[] = [
    undo > 0 && { icon: 'undo', text: t('do.ask'), run: () => play.choose(`ask-undo:${undo}`) },
    facts.choices > 0 && !play.showing && { icon: 'undo', text: t('do.undo'), run: () => void play.takeBack() },
    isReady(play) && facts.drawable && { icon: 'draw', text: t('do.offer'), run: () => play.choose('offer-draw') },
    facts.resignable && !play.showing && { icon: 'flag', text: t('do.resign'), run: () => resign?.() },
  ];
  return tools.filter((tool) => tool !== false);
}
