// Where the wasm of each game's board is. Only for the page: a worker that named it too would have it once more in the copy of the page in
// one file.

import { ofGame } from './board_code';
import type { GameId } from '../model/game_id';

const FOUND = import.meta.glob<string>('#wasm/board_*.wasm', { eager: true, query: '?url', import: 'default' });

export const boardAddress = (game: GameId): string => ofGame(FOUND, game);
