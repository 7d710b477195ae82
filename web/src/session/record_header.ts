// What a game's record says of those who play it, for whoever reads it later.

import type { BoardPort } from './ports';
import type { Players } from '../model/player';

export function signRecord(board: BoardPort, players: Players): void {
  for (const seat of ['red', 'black'] as const) {
    const player = players[seat];
    board.setNote(seat, player.kind === 'person' ? `human ${player.name}`.trim() : `computer ${player.level}`);
  }
  board.setNote('date', new Date().toISOString().slice(0, 10));
}
