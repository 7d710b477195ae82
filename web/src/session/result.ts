// How a match ended, in words.

import type { Snapshot } from '../model/snapshot';
import type { Players } from '../model/player';
import type { GamePlay } from './game_play';
import { t } from '../i18n/translate';

export function resultTitle(game: GamePlay, snapshot: Snapshot, players: Players): string {
  const { kind, winner } = snapshot.status;
  return kind === 'won' ? t('end.won', { player: game.title(snapshot, players, winner) }) : t('end.draw');
}

export function resultSentence(game: GamePlay, snapshot: Snapshot, players: Players): string {
  const { kind, winner } = snapshot.status;
  const why = game.reason(snapshot, players);
  return kind === 'won' ? t('say.won', { player: game.title(snapshot, players, winner), why }) : t('say.draw', { why });
}
