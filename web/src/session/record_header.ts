// How a game comes onto the board, and what its record says of those who play it, for whoever reads it later.

import { DEAL_NOTE, newDeal } from '../model/deal';
import { dealSeed } from '../model/random';
import { dayOf } from '../model/local_date';
import { GIVEN_NOTE, recordVersion } from '../model/record_text';
import { readyFor, type GamePlay } from './game_play';
import type { BoardPort } from './ports';
import { computerText, type Players } from '../model/player';

/** The board and the game's part of the page, once they can do what is to be dealt or opened. */
export async function prepare<Game extends GamePlay>(
  board: BoardPort | null,
  id: Game['id'],
  page: Game | Promise<Game>,
  dealt: string,
): Promise<[BoardPort, Game]> {
  if (!board) throw new Error('no board attached');
  const [game] = await Promise.all([readyFor(page, dealt), board.readyFor(id)]);
  await board.readyFor(id); // it may have been remade meanwhile
  return [board, game];
}

/** Deals, or opens a record: "", or what the board has against it. The others as for Session.begin(). */
export function layOut(board: BoardPort, game: GamePlay, dealt: string, deal: string | null): string {
  if (recordVersion(dealt) !== null) {
    const error = board.open(dealt);
    if (error === '') board.setNote(GIVEN_NOTE, 'yes');
    return error;
  }
  const number = game.dealsOpenly(dealt) ? (deal ?? newDeal()) : null;
  const error = board.newGame(`${game.id} ${dealt} seed=${number ?? dealSeed()}`);
  if (error === '' && number !== null) board.setNote(DEAL_NOTE, number);
  return error;
}

export function signRecord(board: BoardPort, players: Players): void {
  for (const seat of ['red', 'black'] as const) {
    const player = players[seat];
    board.setNote(seat, player.kind === 'person' ? `human ${player.name}`.trim() : computerText(player));
  }
  board.setNote('date', dayOf(Date.now()));
}
