// Who plays and how it ended, in words.

import type { SeatName, Snapshot } from '../board/snapshot';
import type { Player } from '../storage/saved_game';
import type { Players } from '../session_types';
import { sideName } from './labels';
import { t } from './words';

/** "Anna (Red)", "Red", "Computer (Black)". */
export function playerTitle(players: Players, seat: SeatName): string {
  const player = players[seat];
  const side = sideName(seat);
  if (player.kind === 'computer') return t('player.named', { name: t('player.computer'), side });
  return player.name === '' ? side : t('player.named', { name: player.name, side });
}

/** What stands on a player's own plate, beside the colour: "Anna", "Computer, Forager"; "" for a nameless person. */
export function playerName(player: Player): string {
  return player.kind === 'computer' ? t('player.computer.level', { level: t(`level.${player.level}`) }) : player.name;
}

export function resultTitle(snapshot: Snapshot, players: Players): string {
  const { kind, winner } = snapshot.status;
  return kind === 'won' ? t('end.won', { player: playerTitle(players, winner) }) : t('end.draw');
}

export function resultReason(snapshot: Snapshot, players: Players): string {
  const { kind, winner, reason } = snapshot.status;
  const loser: SeatName = winner === 'red' ? 'black' : 'red';
  switch (reason) {
    case 'queen':
      return t('end.queen', { side: sideName(loser) });
    case 'resigned':
      return t('end.resigned', { player: playerTitle(players, loser) });
    case 'repetition':
      return kind === 'won' ? t('end.repetition.lost', { side: sideName(loser) }) : t('end.repetition.draw');
    case 'queens-only':
    case 'no-moves':
    case 'agreed':
      return t(`end.${reason}`);
    default:
      return t('end.other');
  }
}

export function resultSentence(snapshot: Snapshot, players: Players): string {
  const why = resultReason(snapshot, players);
  return snapshot.status.kind === 'won'
    ? t('say.won', { player: playerTitle(players, snapshot.status.winner), why })
    : t('say.draw', { why });
}
