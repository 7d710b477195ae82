// Puts what came in into the library. A game replaces a stored copy only if the stored moves are a beginning of its own; a copy that went on
// differently comes in beside it under a new id. So nothing that is there is lost, and nothing comes twice.

import type { Saves } from '../storage/saves';
import { newGameName, type SavedGame } from '../model/saved_game';
import { readRecordText } from '../model/record_text';
import type { Incoming } from './incoming';

/** From the deal on: the moves, and how the game ended. Two devices that go on with one game play two courses of it. */
type Course = readonly string[];

function courseOf({ record }: Pick<SavedGame, 'record'>): Course {
  const parts = readRecordText(record);
  if (!parts) return [record];
  const { start, moves, result } = parts;
  // A game can end without a move, by resignation for example. Then it goes no further.
  return [start, ...moves, ...(result === 'playing' || result === 'unknown' ? [] : [`result ${result}`])];
}

/** Both may be the same. */
const begins = (beginning: Course, course: Course): boolean =>
  beginning.length <= course.length && beginning.every((each, index) => each === course[index]);

/** The part of Saves that is used. */
export type Library = Pick<Saves, 'games' | 'putAll' | 'quarantine' | 'quarantined'>;

export interface ImportReport {
  /** The ids of those that are new here, those that are further on now, and those that were there already. */
  added: string[];
  updated: string[];
  known: string[];
  /** How many of the new ones are another course of a game that is here. */
  beside: number;
  /** How many could not be read. */
  quarantined: number;
  /** There was no room for all of them. */
  full: boolean;
}

/** A stored game, or one that is about to be. */
interface Known {
  game: SavedGame;
  course: Course;
}

/** Courses of one game are "ID", "ID--2", "ID--3". */
const OTHER_COURSE = /--\d+$/;
const LONGEST_ID = 40;

class Shelf {
  private readonly byId = new Map<string, SavedGame>();
  private readonly byRecord = new Map<string, SavedGame>();
  private readonly courses = new Map<string, Map<string, Known>>();

  add(game: SavedGame): void {
    this.byId.set(game.id, game);
    this.byRecord.set(game.record, game);
    const family = this.familyOf(game.id);
    family.set(game.id, { game, course: courseOf(game) });
    this.courses.set(game.id.replace(OTHER_COURSE, ''), family);
  }
  withRecord(record: string): SavedGame | undefined {
    return this.byRecord.get(record);
  }
  /** All courses of a game that are here. */
  familyOf(id: string): Map<string, Known> {
    return this.courses.get(id.replace(OTHER_COURSE, '')) ?? new Map<string, Known>();
  }
  freeId(id: string): string {
    const base = id.replace(OTHER_COURSE, '');
    for (let number = 2; ; number += 1) {
      const other = `${base}--${number}`;
      if (other.length > LONGEST_ID) return newGameName();
      if (!this.byId.has(other)) return other;
    }
  }
}

interface Plan {
  writes: Map<string, SavedGame>;
  added: Set<string>;
  updated: Set<string>;
  known: string[];
  beside: Set<string>;
}

/** @param onBoard the id of the game that is open: its next save would overwrite another state of it, so that comes in as a copy */
function planImport(games: readonly SavedGame[], there: readonly SavedGame[], onBoard: string): Plan {
  const shelf = new Shelf();
  for (const game of there) shelf.add(game);
  const plan: Plan = { writes: new Map(), added: new Set(), updated: new Set(), known: [], beside: new Set() };
  const take = (game: SavedGame): void => {
    shelf.add(game);
    plan.writes.set(game.id, game);
  };
  for (const each of games) {
    const same = shelf.withRecord(each.record);
    if (same) {
      plan.known.push(same.id);
      continue;
    }
    const course = courseOf(each);
    const family = [...shelf.familyOf(each.id).values()];
    const further = family.find((other) => begins(course, other.course));
    // The same moves: the later one has the later title and comments.
    const isLater = further?.course.length === course.length && each.time > further.game.time;
    if (further && (!isLater || further.game.id === onBoard)) {
      plan.known.push(further.game.id);
      continue;
    }
    const replaced = further ?? family.find((other) => begins(other.course, course));
    if (replaced && replaced.game.id !== onBoard) {
      const { id, stamp } = replaced.game;
      // Stamps of another device say nothing here: it takes the place of the copy that was looked at.
      take({ ...each, id, stamp });
      if (!plan.added.has(id)) plan.updated.add(id);
    } else {
      const id = family.length === 0 ? each.id : shelf.freeId(each.id);
      take({ ...each, id, stamp: 0 });
      plan.added.add(id);
      if (family.length > 0) plan.beside.add(id);
    }
  }
  return plan;
}

/** @param told how many of how many are in so far */
export async function importGames(
  { games, unreadable }: Pick<Incoming, 'games' | 'unreadable'>,
  saves: Library,
  onBoard: string,
  told: (done: number, of: number) => void = () => undefined,
): Promise<ImportReport> {
  const plan = planImport(games, games.length === 0 ? [] : await saves.games(), onBoard);
  // All is read before anything is written: a failure leaves the device as it was.
  const known = new Set(unreadable.length === 0 ? [] : (await saves.quarantined()).map(({ text }) => text));
  const damaged = new Set(unreadable.filter((text) => !known.has(text)));
  const writes = [...plan.writes.values()];
  const done = await saves.putAll(writes, (count) => told(count, writes.length));
  const isIn = (id: string): boolean => done.has(id);
  let quarantined = 0;
  for (const text of damaged) if (await saves.quarantine(text)) quarantined += 1;
  return {
    added: [...plan.added].filter(isIn),
    updated: [...plan.updated].filter(isIn),
    // A copy of one that found no room is not here.
    known: plan.known.filter((id) => !plan.writes.has(id) || done.has(id)),
    beside: [...plan.beside].filter(isIn).length,
    quarantined,
    full: done.size < writes.length || quarantined < damaged.size,
  };
}
