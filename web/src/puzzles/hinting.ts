// A hint in a puzzle: the next move of the solution, told in three steps as hints of a game are. Off the solution's way, where another move
// was as good, the strongest computer player is asked.

import { nothing } from 'lit';
import { marksOf, STEPS, adviceText } from '../accessories/advice/steps';
import type { Advice, GamePage, MatchView } from '../contract/game_page';
import type { Puzzle } from '../contract/puzzle';
import { sideName } from '../i18n/labels';
import { follows } from '../lessons/judge';
import { hasTrait } from '../model/game_id';
import { BEST } from '../model/levels';
import { boardMarks } from '../ui/board_marks';

export class Hinting {
  /** 0: no hint is shown. */
  step = 0;
  private advice: Advice | null = null;
  private question = new AbortController();

  constructor(private readonly changed: () => void) {}

  /** The next step, of the position in this view. */
  async more(game: GamePage, puzzle: Puzzle, view: MatchView): Promise<void> {
    if (this.advice) {
      this.step = Math.min(this.step + 1, STEPS);
      this.show();
      return;
    }
    this.question.abort();
    this.question = new AbortController();
    const { signal } = this.question;
    const { moves, ply } = view.snapshot;
    const made = moves.slice(puzzle.before?.length ?? 0, ply).map(({ text }) => text);
    const kept = follows(puzzle.solution, made) ? puzzle.solution[made.length] : undefined;
    const [page, move] = await Promise.all([
      game.parts.advice(),
      typeof kept === 'string' ? kept : view.page.session.consult([], BEST, { signal }).then((answer) => answer?.move),
    ]);
    if (move === undefined || signal.aborted) return;
    this.advice = page.of({ move, score: null, exact: false, scores: [] }, view);
    this.step = 1;
    this.show();
  }
  get isWhole(): boolean {
    return this.step >= STEPS;
  }
  /** The position has changed. */
  clear(): void {
    this.question.abort();
    this.advice?.show?.(0);
    this.advice = null;
    this.step = 0;
  }

  text({ snapshot }: MatchView): string {
    return this.advice ? adviceText(this.advice, this.step, sideName(snapshot.turn)) : '';
  }
  /** On the board, between two movements of it. */
  overlay(game: GamePage, { snapshot, page }: MatchView): unknown {
    if (!this.advice || this.step === 0 || !hasTrait(game.id, 'cells') || snapshot.animating) return nothing;
    return boardMarks(snapshot, page.board.pixelRatio, marksOf(this.advice, this.step, snapshot.layout));
  }
  play(): void {
    this.advice?.play();
  }

  private show(): void {
    this.advice?.show?.(this.step);
    this.changed();
  }
}
