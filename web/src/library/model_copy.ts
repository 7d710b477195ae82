// A model game comes into the library like any other game. A copy that is there stays as it is, with the title and the comments that it was
// given here.

import { withNote } from '../model/record_text';
import type { SavedGame } from '../model/saved_game';
import { importGames, type Library } from './import_games';

/**
 * The id under which the library has the game now; null if there was no room for it.
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
