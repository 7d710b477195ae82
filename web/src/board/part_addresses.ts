// Where the parts of the board's module are. Only for the page: a worker that named them too would have them once more in the copy of the
// page in one file.

import antWar from '#wasm/board_ant_war.wasm?url';
import armyAnts from '#wasm/board_army_ants.wasm?url';
import redVsBlack from '#wasm/board_red_vs_black.wasm?url';
import software from '#wasm/board_software.wasm?url';
import board from '#wasm/board.wasm?url';
import type { PartAddresses } from './wasm_parts';

export const PART_ADDRESSES: PartAddresses = {
  board,
  'army-ants': armyAnts,
  'ant-war': antWar,
  'red-vs-black': redVsBlack,
  software,
};
