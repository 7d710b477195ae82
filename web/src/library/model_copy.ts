// Model games: whole games of the computer at its strongest, chosen for what they teach. `anthill model-games` has played them
// (src/lab/commands.h); they are kept as records in games/NAME/model_games.txt. One that is opened comes into the library like any other game.

import { withNote } from '../model/record_text';
import type { SavedGame } from '../model/saved_game';
import { importGames, type Library } from './import_games';

export interface ModelGame {
  /** The same each time, so that none is saved twice. */
  readonly id: string;
  /** Why it was chosen: a name of screens/model_games_en.ts. */
  readonly kind: string;
  readonly record: string;
}

const HEAD = /^# (\w+)$/m;

/** Reads a file of records, each after a line "# KIND". */
export function readModelGames(text: string, game: string): ModelGame[] {
  const [, ...parts] = text.split(HEAD);
  return parts.flatMap((kind, index) =>
    index % 2 === 0
      ? [{ id: `model-${game}-${index / 2 + 1}`, kind, record: `${(parts[index + 1] ?? '').trim()}\n` }]
      : [],
  );
}

/**
 * Puts a model game into the library. A copy that is there stays as it is, with the title and the comments that it was given here. Returns
 * the id under which the library has the game now; null if there was no room for it.
 * @param title what it is called in the list @param onBoard as in planImport()
 */
export async function copyOfModel(
  model: SavedGame,
  title: string,
  saves: Library,
  onBoard: string,
): Promise<string | null> {
  const record = withNote(model.record, 'title', title);
  const kept = (await saves.games()).filter(({ id }) => id === model.id || id.startsWith(`${model.id}--`));
  // An import replaces a copy that has the same moves and is earlier.
  const time = Math.min(model.time, ...kept.map((copy) => copy.time));
  const { added, updated, known } = await importGames(
    { games: [{ ...model, record, time }], unreadable: [] },
    saves,
    onBoard,
  );
  return [...added, ...updated, ...known][0] ?? null;
}
