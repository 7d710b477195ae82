// The session's part in the review of a finished game: the game as it is sent to the computer, whichever position is on the board; the
// questions; and the findings, which are kept with the game. accessories/review chooses the questions and draws the conclusions.

import { readWorths, type MoveWorth } from '../model/luck';
import type { SavedGame } from '../model/saved_game';
import type { Snapshot } from '../model/snapshot';
import type { Answer, MoveSequence, Question } from '../thinker/thinker';
import { question } from './computer_player';
import type { Match } from './match';
import { reviewedFrom } from './mode';
import type { BoardPort, ThinkerPort } from './ports';
import type { Review } from './review';

export type Findings = NonNullable<SavedGame['review']>;

/** Its first `ply` moves. */
export const sequenceTo = ({ start, moves }: MoveSequence, ply: number): MoveSequence => ({
  start,
  moves: moves.slice(0, ply),
});

/** A finished game whose end lies on the board. */
export function shownWhole(board: Pick<BoardPort, 'snapshot' | 'question'>): {
  sequence: MoveSequence;
  snapshot: Snapshot;
} {
  const snapshot = board.snapshot();
  const { start, moves } = question(board, snapshot.turn, '');
  return { sequence: { start, moves }, snapshot };
}

const analyses = new WeakMap<Review, PostGameAnalysis>();

/** The one of a session. */
export function postGameAnalysisOf(review: Review): PostGameAnalysis {
  const analysis = analyses.get(review) ?? review.withPorts((match, thinker) => new PostGameAnalysis(match, thinker));
  analyses.set(review, analysis);
  return analysis;
}

export class PostGameAnalysis {
  constructor(
    private readonly match: Match,
    private readonly thinker: ThinkerPort,
  ) {}

  /** A finished game, which has no secrets left, as it was played to its end: also while an earlier position is looked at. Null where the
   * game goes on. */
  whole(): { sequence: MoveSequence; snapshot: Snapshot } | null {
    const { board } = this.match;
    const { mode } = this.match.state;
    const { snapshot: shown } = this.match.shown ?? {};
    if (!board || !shown || !this.match.autosave.over) return null;
    const livePly = reviewedFrom(mode) ?? shown.ply;
    if (shown.ply !== livePly) board.goTo(livePly);
    const whole = shownWhole(board);
    if (shown.ply !== livePly) board.goTo(shown.ply);
    return whole.sequence.moves.length === livePly ? whole : null;
  }

  /** Null where the question was withdrawn. Going through the moves withdraws nothing. */
  ask(asked: Question, signal: AbortSignal): Promise<Answer | null> {
    return this.thinker.ask(asked, 'analysis', signal);
  }
  /** The proved facts, as Explainer.facts() queries them; null if the question was withdrawn or the engine fails. */
  facts(sequence: MoveSequence, about: string, signal: AbortSignal): Promise<readonly string[] | null> {
    return this.thinker.explain({ ...sequence, about }, 'analysis', signal).catch(() => null);
  }

  /** For a proof that is saved, accessories/certificate. */
  readonly certify: ThinkerPort['certify'] = (sequence, signal) => this.thinker.certify(sequence, signal);

  /** The change by each move of a game of dice, from `first` on. Null if the question was withdrawn. */
  async luck(sequence: MoveSequence, first: number, signal: AbortSignal): Promise<readonly MoveWorth[] | null> {
    const words = await this.thinker.explain({ ...sequence, about: `luck ${first}` }, 'analysis', signal);
    const worths = words && readWorths(words);
    return worths?.length === sequence.moves.length - first ? worths : null;
  }

  /** The findings that were kept with this game. */
  get kept(): Findings | null {
    return this.match.findings ?? null;
  }
  /** With the game, wherever that is kept. */
  keep(findings: Findings): void {
    this.match.findings = findings;
    this.match.commit();
  }
}
