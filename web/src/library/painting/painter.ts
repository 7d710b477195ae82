// A board off the screen: it replays a record and paints the position at any size. It has no watcher, so that no picture can show
// secrets.

import type { BoardModule } from '../../board/module';
import { readRecordText, writeRecordText, type RecordText } from '../../model/record_text';
import type { Snapshot } from '../../model/snapshot';
import type { Frame, Look, Size } from './frame';

/**
 * The box without what the board leaves empty beside itself: as much room on either side as there is where it is tight. A game that
 * is not played on cells is painted as large as the box.
 */
export function fitToBoard(box: Size, { layout }: Pick<Snapshot, 'layout'>): Size {
  const { columns, rows, rotated, cellW, cellH, x, y } = layout;
  if (columns * rows === 1) return box;
  const [across, down] = rotated ? [rows, columns] : [columns, rows];
  const margin = Math.min(x, y);
  return { width: across * cellW + 2 * margin, height: down * cellH + 2 * margin };
}

function succeed(error: string): void {
  if (error) throw new Error(error);
}

export class Painter {
  private size: Size = { width: 1, height: 1 };
  private ratio = 1;
  /** The game, where it goes on or may. */
  private unfinished: RecordText | null = null;

  constructor(private readonly board: BoardModule) {}

  // Both throw what the board has against it.
  open(record: string, look: Look): void {
    this.board.setLook({ ...look, motion: 0, gestures: 'both', turned: [] });
    this.load(record);
    const read = readRecordText(record);
    this.unfinished = read && ['playing', 'unknown'].includes(read.result) ? read : null;
  }

  /** The board takes nothing back behind what a move has shown, before the game is over: it is loaded again as far as that ply. */
  goTo(ply: number): void {
    const { unfinished } = this;
    if (unfinished)
      this.load(writeRecordText({ ...unfinished, moves: unfinished.moves.slice(0, ply), result: 'unknown', ply }));
    else succeed(this.board.goTo(ply));
  }

  private load(record: string): void {
    succeed(this.board.load(record));
    this.board.setWatcher(null);
  }

  get snapshot(): Snapshot {
    return this.board.snapshot();
  }

  /** From now on at this size. */
  fit(box: Size, ratio: number): void {
    this.ratio = ratio;
    this.board.resize({ ...box, ratio });
    this.size = fitToBoard(box, this.snapshot);
  }

  paint(): Frame {
    const { size, ratio } = this;
    return { ...size, pixels: this.board.paint({ ...size, ratio }) };
  }
}
