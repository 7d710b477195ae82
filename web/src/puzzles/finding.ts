// Finds the puzzles of a set: the collection, a theme of it, a rush, or positions from the games that are kept on this device.

import { nameSubject, subject } from '../contract/entry';
import type { GamePage, MatchView } from '../contract/game_page';
import type { PageContext } from '../contract/page_context';
import type { Puzzles } from '../contract/puzzle';
import type { GameId } from '../model/game_id';
import { dayOf } from '../model/puzzle_days';
import { withoutLost } from '../model/repetition';
import type { PostGameAnalysis } from '../session/post_game_analysis';
import { StorageError } from '../storage/database';
import {
  ALL_PUZZLES,
  DUE_PUZZLES,
  NEXT_PUZZLE,
  OWN_MISTAKES,
  readOpenPuzzle,
  RUSH_PUZZLES,
  type OpenPuzzle,
} from '../storage/open_puzzle';
import { provenExercises, type Exercises } from './exercises';
import { decisionsIn, mayHoldMistakes, ownExercises, type OwnMistake } from './own_mistakes';
import { dueExercises, rushExercises, themeOfSet, themedExercises } from './sets';

// So many games are gone through for mistakes: the latest.
const MOST_GAMES = 200;

interface Finder {
  readonly page: PageContext;
  readonly game: GamePage;
  readonly puzzles: Puzzles;
  readonly analysis: PostGameAnalysis;
  /** False once the screen was left. */
  readonly isConnected: () => boolean;
  /** The board's present position; null if there is none yet. */
  readonly view: () => MatchView | null;
}

interface FoundSet {
  readonly exercises: Exercises;
  /** The games of this device could not be read: why. */
  readonly unread: StorageError | null;
}

/** The latest first. They are read from the board, which is covered meanwhile. */
async function findDecisions(
  { page, game, isConnected }: Finder,
  asked: string,
): Promise<{ found: OwnMistake[]; unread: StorageError | null }> {
  const advised = await game.parts.advice();
  let unread: StorageError | null = null;
  const games = await page.saves.games().catch((error: unknown) => {
    if (!(error instanceof StorageError)) throw error;
    unread = error;
    return [];
  });
  const found: OwnMistake[] = [];
  for (const kept of games.filter((each) => mayHoldMistakes(each, game)).slice(0, MOST_GAMES)) {
    await page.board.readyFor(game.id);
    if (!isConnected()) return { found: [], unread };
    found.push(...decisionsIn(kept, game, advised, page.board, asked).reverse());
    // Yields, so that taps are handled between games.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return { found, unread };
}

/**
 * The puzzle that was left. Home leads to the collection, by its name: a mistake of one's own that was open comes from its review, and is no
 * beginning.
 */
export function puzzleToOpen(game: GameId): OpenPuzzle {
  const open = readOpenPuzzle(game);
  const isLeft = subject() === ALL_PUZZLES && open.set === OWN_MISTAKES;
  nameSubject();
  return isLeft ? NEXT_PUZZLE : open;
}

/** @param open the set, and the puzzle in it that was asked for */
export async function findSet(finder: Finder, { set, id }: OpenPuzzle): Promise<FoundSet> {
  const { page, game, puzzles, analysis, view } = finder;
  const proven = provenExercises(puzzles, analysis);
  const theme = themeOfSet(set);
  if (theme !== null) return { exercises: themedExercises(proven, puzzles, theme), unread: null };
  if (set === RUSH_PUZZLES)
    return { exercises: rushExercises(proven, page.progress.of(game.id), Math.random), unread: null };
  if (set !== OWN_MISTAKES && set !== DUE_PUZZLES) return { exercises: proven, unread: null };
  const { found, unread } = await findDecisions(finder, id);
  const mistakes = found.filter(({ isFine }) => !isFine);
  const own = ownExercises(set, set === DUE_PUZZLES ? found : mistakes, puzzles.plates, analysis, game, view);
  if (set === OWN_MISTAKES) return { exercises: own, unread };
  const today = dayOf(new Date());
  const known = new Set([...puzzles.all, ...own.all].map((puzzle) => puzzle.id));
  if (!unread) page.progress.change(game.id, (record) => withoutLost(record, known, today));
  const names = new Set(mistakes.map(({ puzzle }) => puzzle.id));
  return { exercises: dueExercises(proven, own, names, page.progress.of(game.id), today), unread };
}
