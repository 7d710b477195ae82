// A better move is looked for in a position of a finished game. It is made on the board as any other, judged by whoever has asked for it,
// and taken back. The board holds the game up to that position meanwhile, which is never saved: where nothing has come after it, no later
// cut or throw keeps anybody from moving there.

import { readRecordText, writeRecordText } from '../model/record_text';
import type { Match } from './match';

export class Trying {
  /** The whole game, and what of it stands while a move is looked for. */
  private kept = { whole: '', part: '', ply: 0 };

  constructor(
    private readonly match: Match,
    private readonly goTo: (ply: number) => void,
  ) {}

  get isOn(): boolean {
    return this.match.state.mode.kind === 'trying';
  }

  begin(ply: number): void {
    this.goTo(ply);
    const { board, state } = this.match;
    if (!board || state.mode.kind !== 'reviewing' || state.snapshot?.ply !== ply) return;
    const whole = board.record();
    const read = readRecordText(whole);
    if (!read) return;
    const part = writeRecordText({ ...read, moves: read.moves.slice(0, ply), result: 'unknown', ply });
    this.kept = { whole, part, ply };
    this.put(part);
    this.match.read({ notice: null }, { kind: 'sought' });
  }

  /** The board has changed: by a move, if one is being looked for. */
  follow(): void {
    const { snapshot } = this.match.state;
    const move = snapshot?.ply === this.kept.ply + 1 ? snapshot.moves[this.kept.ply] : undefined;
    if (this.isOn && move) this.match.dispatch({ kind: 'attempted', move: move.text }, { notice: null });
  }

  /** As before the move that was tried, to look for another one. */
  again(): void {
    if (!this.isOn) return;
    this.put(this.kept.part);
    this.match.read({ notice: null }, { kind: 'sought' });
  }

  /** Nobody looks for a move any more: the game is as it was. */
  end(): void {
    if (!this.isOn) return;
    this.put(this.kept.whole);
    this.match.read({ notice: null }, { kind: 'returned' });
  }

  private put(record: string): void {
    const { board } = this.match;
    if (!board) return;
    board.open(record);
    board.goTo(this.kept.ply);
  }
}
