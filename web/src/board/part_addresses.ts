// Where the parts of the board's module are: whatever src/wasm/split_board.mjs has left beside it. Only for the page: a worker that named
// them too would have them once more in the copy of the page in one file.

import board from '#wasm/board.wasm?url';
import type { PartAddresses } from './wasm_parts';

const found = import.meta.glob<string>('#wasm/board_*.wasm', { eager: true, query: '?url', import: 'default' });

/** A part is named by its file, a game with dashes. */
const nameOf = (file: string): string => file.replace(/.*board_(\w+)\.wasm$/, '$1').replaceAll('_', '-');

export const PART_ADDRESSES = {
  ...Object.fromEntries(Object.entries(found).map(([file, address]) => [nameOf(file), address])),
  board,
} as PartAddresses;
