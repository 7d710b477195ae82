// The notes of a record about its players, for those who read it later.

import { dayOf } from '../model/local_date';
import { computerText, type Players } from '../model/player';
import type { BoardPort } from './ports';

export function signRecord(board: BoardPort, players: Players): void {
  for (const seat of ['red', 'black'] as const) {
    const player = players[seat];
    board.setNote(seat, player.kind === 'person' ? `human ${player.name}`.trim() : computerText(player));
  }
  board.setNote('date', dayOf(Date.now()));
}
