// The addresses of the wasm of each game's board. Only for the page: a worker that named them too would add the wasm a second time to the
// single-file copy of the page.

import { ofGame } from './board_code';
import type { GameId } from '../model/game_id';

const FOUND = import.meta.glob<string>('#wasm/board_*.wasm', { eager: true, query: '?url', import: 'default' });

export const boardAddress = (game: GameId): string => ofGame(FOUND, 'board', game);
