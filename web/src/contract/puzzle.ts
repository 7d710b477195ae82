// Puzzles with proofs: positions in which one move is better than all others, for people to find. Each game has its own, made and proved by
// `anthill puzzles` (src/lab/puzzle_maker.h) and kept as lines of text in games/NAME/puzzles.txt; in games/NAME/puzzles.ts is what the page says of
// them. How a puzzle is played is puzzles/, which knows no game.

import type { TemplateResult } from 'lit';
import { fingerprint } from '../model/fingerprint';
import type { SeatName, Snapshot } from '../model/snapshot';
import type { LessonMove, LessonStep } from './lesson';

/** A step like those of lessons: the solver's moves, with the other side's best replies in between. */
export interface Puzzle extends Pick<LessonStep, 'id' | 'start' | 'before' | 'solution'> {
  /** The side that is to find the move. */
  readonly seat: SeatName;
  /** How hard it is, on the scale of the solver's rating. */
  readonly grade: number;
  /** Other facts by name: see src/lab/NAME_puzzles.h. */
  readonly facts: ReadonlyMap<string, string>;
}

/** The engine's proof of a move (src/players/proof.h). */
export interface Proof {
  readonly value: number;
  /** The other side's best; null where it has none to make. */
  readonly reply: string | null;
}

export interface Puzzles {
  readonly all: readonly Puzzle[];
  /** True if a puzzle's proof can be saved as a file that another program checks. */
  readonly certified: boolean;
  /** The plates tell what the board does not. */
  readonly plates: boolean;
  /** Its themes, by name: those with a set of puzzles of their own. */
  readonly themes: readonly string[];
  /** The theme of a puzzle; "" if it has none. */
  readonly themeOf: (puzzle: Puzzle) => string;
  /** A theme's title, or the one sentence that it teaches. */
  themeText(theme: string, text: 'title' | 'lesson'): string;
  /** The task, in one sentence, after so many of the solver's own moves. */
  task(puzzle: Puzzle, own?: number): string;
  /** Judges a move that is not the solution's: it may be as good. @param own how many moves the solver has made before it */
  judge(puzzle: Puzzle, proof: Proof, own: number): 'solved' | 'on' | 'wrong';
  /** Why it is not the one, in one or two sentences. @param after the position that it has led to */
  wrong(puzzle: Puzzle, proof: Proof, own: number, after: Snapshot): string;
  /** The text about what was proved, shown once the solution is found. */
  solved(puzzle: Puzzle): string | TemplateResult;
}

const MOVES = ' moves ';
/**
 * Reads the lines of a file: "GRADE NAME=VALUE... POSITION moves SOLUTION".
 * @param game with what positions begin
 */
export function readPuzzles(text: string, game: string, seatOf: (start: string) => SeatName): Puzzle[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [before = '', moves = ''] = line.split(MOVES);
      const at = before.indexOf(`${game} `);
      const [grade, ...facts] = before.slice(0, at).trim().split(' ');
      const start = before.slice(at);
      return {
        id: fingerprint(start), // wherever it stands in the file
        start,
        seat: seatOf(start),
        grade: Number(grade),
        facts: new Map(
          facts.map((fact): [string, string] => {
            const name = fact.slice(0, fact.indexOf('='));
            return [name, fact.slice(name.length + 1)];
          }),
        ),
        solution: moves.split(' ').map((move, index): LessonMove => (index % 2 === 0 ? move : { reply: move })),
      };
    });
}

/** The side to move in a position that names it. */
export const turnIn = (start: string): SeatName => (/ turn=black\b/.test(start) ? 'black' : 'red');
