// The model games of this game, see contract/model_game.ts.

import { readModelGames } from '../../contract/model_game';
import records from './model_games.txt?raw';

export const modelGames = readModelGames(records, 'red-vs-black');
