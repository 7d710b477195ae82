// A board off the screen: it replays a record and paints the position at any size. It has no watcher, so that no picture can show
// secrets.

import { readSnapshot } from '../../board/read_snapshot';
import { readRecordText, writeRecordText, type RecordText } from '../../model/record_text';
import type { Snapshot } from '../../model/snapshot';
import type { BoardInstance } from '../../wasm/board';
import { readText, withText } from '../../wasm/text';
import type { Frame, Look, Size } from './messages';

const NOBODY = -1;

/**
 * The box without what the board leaves empty beside itself: as much room on either side as there is where it is tight. A game that
 * is not played on cells is painted as large as the box.
 */
export function fitToBoard(box: Size, { layout }: Pick<Snapshot, 'layout'>): Size {
  const { columns, rows, lies, cellW, cellH, x, y } = layout;
  if (columns * rows === 1) return box;
  const [across, down] = lies ? [rows, columns] : [columns, rows];
  const margin = Math.min(x, y);
  return { width: across * cellW + 2 * margin, height: down * cellH + 2 * margin };
}

export class Painter {
  private size: Size = { width: 1, height: 1 };
  private ratio = 1;
  /** The game, where it goes on or may. */
  private unfinished: RecordText | null = null;

  constructor(private readonly wasm: BoardInstance) {}

  // Both throw what the board has against it.
  open(record: string, { theme, bottom, cards }: Look): void {
    const { wasm } = this;
    wasm._board_set_theme(theme);
    wasm._board_set_bottom(bottom);
    wasm._board_set_cards(cards);
    this.load(record);
    const read = readRecordText(record);
    this.unfinished = read && ['playing', 'unknown'].includes(read.result) ? read : null;
  }

  /** The board takes nothing back behind what a move has shown, before the game is over: it is loaded again as far as that ply. */
  goTo(ply: number): void {
    const { unfinished } = this;
    if (unfinished)
      this.load(writeRecordText({ ...unfinished, moves: unfinished.moves.slice(0, ply), result: 'unknown', ply }));
    else this.done(this.wasm._board_go_to(ply));
  }

  private load(record: string): void {
    const { wasm } = this;
    withText(wasm, record, (address) => this.done(wasm._board_load(address)));
    wasm._board_set_watcher(NOBODY);
  }
  private done(address: number): void {
    const error = readText(this.wasm, address);
    if (error) throw new Error(error);
  }

  get snapshot(): Snapshot {
    return readSnapshot(this.wasm);
  }

  /** From now on at this size. */
  fit(box: Size, ratio: number): void {
    this.ratio = ratio;
    this.wasm._board_resize(box.width, box.height, this.milli);
    this.size = fitToBoard(box, this.snapshot);
  }

  paint(): Frame {
    const { wasm, size } = this;
    const address = wasm._board_paint(size.width, size.height, this.milli);
    const pixels = new Uint8ClampedArray(size.width * size.height * 4);
    pixels.set(wasm.HEAPU8.subarray(address, address + pixels.length));
    return { ...size, pixels };
  }

  private get milli(): number {
    return Math.round(this.ratio * 1000);
  }
}
